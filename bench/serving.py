"""Measures how long `grachten serve` takes to answer, next to importing its libraries.

python bench/serving.py
"""

import subprocess
import sys
import tempfile
import time
import urllib.request
from urllib.error import URLError

ROUNDS = 5
PORT = 18917


def seconds_until_it_answers() -> float:
    with tempfile.TemporaryDirectory() as folder:
        words = ["serve", "--data", folder, "--port", str(PORT)]
        began = time.perf_counter()
        server = subprocess.Popen(
            [sys.executable, "-m", "grachten", *words], stderr=subprocess.DEVNULL
        )
        try:
            while True:
                try:
                    urllib.request.urlopen(f"http://127.0.0.1:{PORT}/readyz", timeout=5)
                    return time.perf_counter() - began
                except URLError:
                    time.sleep(0.005)
        finally:
            server.terminate()
            server.wait()


def seconds_of_imports() -> float:
    began = time.perf_counter()
    imports = "import fastapi, uvicorn, sqlalchemy, alembic.command, numba"
    subprocess.run([sys.executable, "-c", imports], check=True)
    return time.perf_counter() - began


def main() -> None:
    answers = min(seconds_until_it_answers() for _ in range(ROUNDS))
    imports = min(seconds_of_imports() for _ in range(ROUNDS))
    print(f"answers after {answers:.2f} s; the libraries alone take {imports:.2f} s to import")


if __name__ == "__main__":
    main()
