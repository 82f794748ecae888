"""A training run: games, fits and tests, one generation after the other.

Everything is saved as soon as it is computed. A run that was interrupted continues from there, and
its results are the same as without the interruption.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, closing

import msgspec
import numpy as np

from grachten.arena.interrupts import defer_sigint
from grachten.bots.value.net import Net
from grachten.bots.value.weights import Training, decode_weights, encode_weights
from grachten.train.fit import (
    Data,
    Fit,
    Schedule,
    fit_epoch,
    fold,
    joined,
    new_fit,
    number_of_batches,
    predict,
    restarted,
)
from grachten.train.folder import Folder
from grachten.train.results import (
    Calibration,
    Generation,
    Report,
    Rung,
    calibrate,
    compare,
    rung,
)
from grachten.train.run import Run, board_of, is_held_out, seed_for
from grachten.train.tasks import (
    OPPONENTS,
    Arrays,
    Stage,
    deals_stage,
    ladder_stage,
    policy_stage,
    self_play_stage,
    test_stage,
)
from grachten.train.workers import Workers, run_numbers

RATE = 2e-3  # for generation 0
TUNING_RATE = 5e-4  # for those that start with their parent's net
RESULTS_FILE = "training.json"

Show = Callable[[str, float], AbstractContextManager[Callable[[float], None]]]
Tell = Callable[[Generation], None]


class Trainer:
    """Carries out a run in its folder."""

    def __init__(self, run: Run, folder: Folder, workers: Workers, show: Show) -> None:
        self.run = run
        self.folder = folder
        self.workers = workers
        self.show = show

    def train(self, tell: Tell) -> Report:
        """Compute all generations, tell about each, and write the weights and the results."""
        test = self._read_test(self._complete(test_stage(self.run)))
        stages: list[Stage] = []
        generations: list[Generation] = []
        parent: Fit | None = None
        for number in range(self.run.generations + 1):
            stages.append(self._complete(self._positions_stage(number, parent)))
            fit = self._fit(number, stages, parent)
            generations.append(self._examine(number, stages[-1], fit, parent, test))
            tell(generations[-1])
            parent = fit
        assert parent is not None
        return self._write(fold(parent), tuple(generations))

    def _positions_stage(self, generation: int, parent: Fit | None) -> Stage:
        if parent is None:
            return policy_stage(self.run)
        return self_play_stage(self.run, generation, fold(parent))

    def _complete(self, stage: Stage) -> Stage:
        """Compute and save the chunks that are missing."""
        numbers = self.folder.missing(stage)
        if not numbers:
            return stage
        done = run_numbers(stage.work, numbers, self.workers)
        with self.show(stage.title, len(numbers)) as advance, closing(done):
            for number, arrays in done:
                with defer_sigint():
                    self.folder.save_chunk(stage, number, arrays)
                advance(1)
        return stage

    def _chunks(self, stage: Stage) -> Iterator[tuple[int, Arrays]]:
        for number in range(stage.chunks.number):
            yield number, self.folder.read_chunk(stage, number)

    def _read_test(self, stage: Stage) -> Arrays:
        chunks = [arrays for _, arrays in self._chunks(stage)]
        return {
            name: np.concatenate([c[name] for c in chunks])
            for name in chunks[0]
            if name != "played"
        }

    def _fit(self, generation: int, stages: Sequence[Stage], parent: Fit | None) -> Fit:
        """Fit the net to the positions, from where an earlier run has stopped."""
        fit = self.folder.read_fit(generation)
        epochs = self.run.epochs
        if fit is not None and len(fit.curve) >= epochs:
            return fit
        data, held_out = self._data(generation, stages)
        seed = seed_for(self.run, "fit", generation)
        schedule = Schedule(epochs, RATE if parent is None else TUNING_RATE, seed)
        if fit is None and parent is None:
            fit = new_fit(data, self.run.hidden, seed)
        elif fit is None and parent is not None:
            fit = restarted(parent.layers, parent.scale)
        assert fit is not None
        batches = (epochs - len(fit.curve)) * number_of_batches(len(data.facts))
        with self.show(f"Fit of generation {generation}", batches) as advance:
            while len(fit.curve) < epochs:
                fit = fit_epoch(fit, data, held_out, schedule, advance)
                with defer_sigint():
                    self.folder.save_fit(generation, fit)
        return fit

    def _data(self, generation: int, stages: Sequence[Stage]) -> tuple[Data, Data]:
        """Return the positions to fit to, and the held-out ones: as many old as new ones."""
        return self._mix(generation, stages, False), self._mix(generation, stages, True)

    def _mix(self, generation: int, stages: Sequence[Stage], held_out: bool) -> Data:
        parts = [
            [(stage, n) for n in range(stage.chunks.number) if is_held_out(n) == held_out]
            for stage in stages
        ]
        new, old = self._join(parts[-1]), [part for some in parts[:-1] for part in some]
        if not old:
            return new
        rng = np.random.default_rng(seed_for(self.run, "mix", generation, held_out))
        order = rng.permutation(len(old)).tolist()
        return joined([new, self._join([old[place] for place in order], max(1, len(new.facts)))])

    def _join(self, parts: Sequence[tuple[Stage, int]], most: int | None = None) -> Data:
        """Return the positions of these chunks, in order, up to `most`."""
        found: list[Data] = []
        size = 0
        for stage, number in parts:
            if most is not None and size >= most:
                break
            arrays = self.folder.read_chunk(stage, number)
            data = Data(arrays["facts"], arrays["shares"], arrays["leads"])
            found.append(data if most is None else data.some(slice(most - size)))
            size += len(found[-1].facts)
        return joined(found)

    def _examine(
        self, number: int, stage: Stage, fit: Fit, parent: Fit | None, test: Arrays
    ) -> Generation:
        """Test a generation on the fixed positions, on deals and on the ladder."""
        net = fold(fit)
        judged = predict(net, test["facts"], self.run.players)
        games, positions = self._count(stage)
        return Generation(
            number=number,
            games=games,
            positions=positions,
            curve=fit.curve,
            losses=compare(judged, test["playouts"], test["shares"]),
            calibration=calibrate(judged, test["shares"]),
            self_play=None if parent is None else self._calibrate_on(stage, net, is_held_out),
            parent=None if parent is None else self._calibrate_on(stage, fold(parent)),
            ladder=self._climb(number, net, None if parent is None else fold(parent)),
            deal_means=self._deal_means(number, net),
        )

    def _count(self, stage: Stage) -> tuple[int, int]:
        """Return the numbers of games and positions."""
        counts = [(int(c["played"]), len(c["facts"])) for _, c in self._chunks(stage)]
        return sum(games for games, _ in counts), sum(positions for _, positions in counts)

    def _calibrate_on(
        self, stage: Stage, net: Net, counts: Callable[[int], bool] = lambda _: True
    ) -> Calibration | None:
        """Calibrate on the first position of each game in the chunks that count."""
        judged, shares = [], []
        for number, arrays in self._chunks(stage):
            if counts(number):
                first = np.unique(arrays["games"], return_index=True)[1]
                judged.append(predict(net, arrays["facts"][first], self.run.players))
                shares.append(arrays["shares"][first])
        if not sum(map(len, shares)):
            return None
        return calibrate(np.concatenate(judged), np.concatenate(shares))

    def _climb(self, number: int, net: Net, parent: Net | None) -> tuple[Rung, ...]:
        stage = self._complete(ladder_stage(self.run, number, net, parent))
        won = np.concatenate([chunk["won"] for _, chunk in self._chunks(stage)], axis=1)
        names = [*OPPONENTS, *([f"generation {number - 1}"] if parent is not None else [])]
        return tuple(rung(name, matches) for name, matches in zip(names, won, strict=True))

    def _deal_means(self, number: int, net: Net) -> tuple[float, ...]:
        stage = self._complete(deals_stage(self.run, number, net))
        sums = np.sum([chunk["sums"] for _, chunk in self._chunks(stage)], axis=0)
        return tuple((sums / self.run.deals).tolist())

    def _write(self, net: Net, generations: tuple[Generation, ...]) -> Report:
        """Write the weights of the last generation, and the results of all."""
        run, last = self.run, generations[-1]
        training = Training(
            version=run.name,
            players=run.players,
            board=board_of(run).label,
            seed=run.seed,
            games=sum(generation.games for generation in generations),
            positions=sum(generation.positions for generation in generations),
            generations=run.generations,
            deal_means=last.deal_means,
            metrics=_metrics(last),
            software=run.software,
        )
        name = f"net-{run.players}.npz"
        content = encode_weights(net, training)
        weights = decode_weights(content, name)
        report = Report(run=run, generations=generations, weights=name, hash=weights.hash)
        text = msgspec.json.format(msgspec.json.encode(report), indent=2) + b"\n"
        with defer_sigint():
            self.folder.write(name, content)
            self.folder.write(RESULTS_FILE, text)
        return report


def _metrics(generation: Generation) -> dict[str, float]:
    metrics = {
        "log_loss": generation.losses.net,
        "log_loss_blend": generation.losses.blend,
        "log_loss_playouts": generation.losses.playouts,
        "calibration_error": generation.calibration.error,
    }
    if generation.self_play is not None:
        metrics["calibration_error_self_play"] = generation.self_play.error
    return metrics | {f"won_against_{rung.opponent}": rung.won for rung in generation.ladder}
