"""The reviews of finished games in the database: who computes one, its progress, and its JSON.

A node claims a review before it computes it, so that no other node does the same work. If the node
dies, another node may claim the review. A review by another evaluator is replaced.
"""

from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Engine, Select, and_, delete, or_, select, update

from grachten.store import schema
from grachten.store.database import insert_into, reading


class SavedReview(NamedTuple):
    """A review in the database; `review` is None while a node computes it."""

    evaluator: str
    node: str
    percent: int
    review: bytes | None
    computing: bool  # whether that node is alive


def read_review(engine: Engine, table: str, now: int) -> SavedReview | None:
    r, alive = schema.reviews.c, _alive(now)
    columns = (r.evaluator, r.node, r.percent, r.review)
    with reading(engine) as connection:
        chosen = select(*columns, r.node.in_(alive)).where(r.table_id == table)
        row = connection.execute(chosen).one_or_none()
    if row is None:
        return None
    evaluator, node, percent, review, is_alive = row
    return SavedReview(evaluator, node, percent, review, review is None and bool(is_alive))


def claim_review(engine: Engine, table: str, evaluator: str, node: str, now: int) -> bool:
    """Claim a review for a node; return False if it exists or another live node computes it."""
    r = schema.reviews.c
    values = {"evaluator": evaluator, "node": node, "percent": 0, "review": None}
    abandoned = and_(r.review.is_(None), or_(r.node == node, r.node.not_in(_alive(now))))
    row = insert_into(schema.reviews, engine).values(table_id=table, **values)
    claimed = row.on_conflict_do_update(
        index_elements=["table_id"], set_=values, where=or_(r.evaluator != evaluator, abandoned)
    )
    with engine.begin() as connection:
        return connection.execute(claimed.returning(r.table_id)).first() is not None


def save_progress(engine: Engine, table: str, node: str, percent: int) -> None:
    _update(engine, table, node, {"percent": percent})


def save_review(engine: Engine, table: str, node: str, review: bytes) -> None:
    """Save a review, unless another node has claimed it in the meantime."""
    _update(engine, table, node, {"percent": 100, "review": review})


def release_review(engine: Engine, table: str, node: str) -> None:
    """Give up a review that could not be computed."""
    with engine.begin() as connection:
        connection.execute(delete(schema.reviews).where(_claimed(table, node)))


def _update(engine: Engine, table: str, node: str, values: dict[str, object]) -> None:
    with engine.begin() as connection:
        connection.execute(update(schema.reviews).where(_claimed(table, node)).values(values))


def _claimed(table: str, node: str) -> ColumnElement[bool]:
    r = schema.reviews.c
    return and_(r.table_id == table, r.node == node, r.review.is_(None))


def _alive(now: int) -> Select[Any]:
    return select(schema.nodes.c.id).where(schema.nodes.c.alive_until >= now)
