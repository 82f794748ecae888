"""What turn notices say: the encryption of the RFC's example, and texts that do no harm."""

import json
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from grachten.server.alerts.push import CURVE, encrypt, to_bytes, to_text
from grachten.server.alerts.texts import (
    ZERO_WIDTH_SPACE,
    escape,
    escape_discord,
    escape_slack,
    push_text,
    webhook_text,
)
from grachten.store.documents import Chair
from grachten.store.notices import Turn

SPACE = ZERO_WIDTH_SPACE
TURN = Turn("abcdefghjkmnpq", 0, 12)
LINK = "https://play.example.org/t/abcdefghjkmnpq"
CHAIRS = [Chair(name="<!here>"), Chair(name="@everyone"), Chair(name="Zoë")]


def test_the_example_of_rfc_8291() -> None:
    number = int.from_bytes(to_bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    encrypted = encrypt(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        sender=ec.derive_private_key(number, CURVE),
        salt=to_bytes("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert to_text(encrypted) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInm"
        "YWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQe"
        "xSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize(
    ("name", "plain", "discord", "slack"),
    [
        ("Zoë", "Zoë", "Zoë", "Zoë"),
        ("@everyone", f"@{SPACE}everyone", f"@{SPACE}everyone", f"@{SPACE}everyone"),
        (
            "<!channel>",
            f"<{SPACE}!channel>",
            f"<{SPACE}!channel\\>",
            f"&lt;{SPACE}!channel&gt;",
        ),
        ("*A_b*", "*A_b*", r"\*A\_b\*", "*A_b*"),
        ("[x](y)", "[x](y)", r"\[x\]\(y\)", "[x](y)"),
        ("A&B", "A&B", "A&B", "A&amp;B"),
        ("http://x.y", f"http:{SPACE}//x.y", f"http:{SPACE}//x.y", f"http:{SPACE}//x.y"),
    ],
)
def test_names_are_no_mentions_markup_or_links(
    name: str, plain: str, discord: str, slack: str
) -> None:
    assert (escape(name), escape_discord(name), escape_slack(name)) == (plain, discord, slack)


def body(url: str, language: str = "en", link: str | None = LINK) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(webhook_text(CHAIRS, TURN, url, language, link))
    return found


@pytest.mark.parametrize("host", ["discord.com", "canary.discord.com", "discordapp.com"])
def test_discord_gets_its_content_and_pings_nobody(host: str) -> None:
    assert body(f"https://{host}/api/webhooks/1/secret") == {
        "content": f"<{SPACE}!here\\>, it’s your turn. "
        f"Players: <{SPACE}!here\\>, @{SPACE}everyone, and Zoë <{LINK}>",
        "allowed_mentions": {"parse": []},
    }


def test_slack_gets_its_text_and_pings_nobody() -> None:
    assert body("https://hooks.slack.com/services/T/B/secret", "nl") == {
        "text": f"&lt;{SPACE}!here&gt;, jij bent aan de beurt. "
        f"Spelers: &lt;{SPACE}!here&gt;, @{SPACE}everyone en Zoë <{LINK}>",
        "mrkdwn": False,
    }


@pytest.mark.parametrize("host", ["example.org", "discord.com.example.org", "mydiscord.com"])
def test_other_webhooks_get_all_facts(host: str) -> None:
    found = body(f"https://{host}/hook", link=None)
    text = found.pop("text")
    assert text.startswith(f"<{SPACE}!here>, it’s your turn. Players: ")
    assert found == {
        "event": "your_turn",
        "table": TURN.table,
        "seat": 0,
        "name": "<!here>",
        "ply": 12,
        "url": None,
    }


def test_an_unknown_language_means_english() -> None:
    assert json.loads(push_text(CHAIRS, TURN, "xx"))["title"] == "It’s your turn."
