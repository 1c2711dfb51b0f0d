# What Schemathesis cannot know from the description: which bases exist, that a text needs a visible character, that an
# idempotency key belongs to one question, and how every answer is counted.
import hashlib
import json
import os
import re
import unicodedata

import schemathesis

BASE_IDS = json.loads(os.environ["KC_BASE_IDS"])
UUID = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", re.IGNORECASE)
IDEMPOTENCY_KEY = re.compile(r"[!-~]{1,255}")
# Letters and a symbol of Unicode that show nothing.
BLANK_LETTERS = "\u115f\u1160\u2800\u3164\uffa0"
COUNTS = open(os.environ["KC_COUNTS"], "a", encoding="utf-8", buffering=1)


@schemathesis.hook
def before_call(context, case, kwargs):
    """Replaces ids and idempotency keys that only the description allows by ones that the stage accepts, too."""
    body = case.body
    base_ids = body.get("base_ids") if isinstance(body, dict) else None
    if isinstance(base_ids, list):
        case.body = {**body, "base_ids": [existing(one, index) for index, one in enumerate(base_ids)]}
    for field in ("query", "question"):
        if isinstance(case.body, dict) and is_blank(case.body.get(field)):
            case.body = {**case.body, field: "notice"}
    key = (case.headers or {}).get("Idempotency-Key")
    # An edit of the headers would bring back the one that the case leaves out.
    if isinstance(key, str) and IDEMPOTENCY_KEY.fullmatch(key) and not leaves_out_a_header(case):
        case.headers["Idempotency-Key"] = hashlib.sha256(repr((key, case.body)).encode()).hexdigest()


def is_blank(text):
    """Whether a text that the schema allows has nothing to read: separators, control and format characters."""
    if not isinstance(text, str) or text == "":
        return False
    return all(unicodedata.category(one)[0] in "ZC" or one in BLANK_LETTERS for one in text)


def leaves_out_a_header(case):
    scenario = getattr(case.meta.phase.data, "scenario", None) if case.meta is not None else None
    return scenario is not None and scenario.name == "MISSING_PARAMETER"


def existing(base_id, index):
    is_id = isinstance(base_id, str) and UUID.fullmatch(base_id) is not None
    return BASE_IDS[index % len(BASE_IDS)] if is_id else base_id


@schemathesis.hook
def filter_case(context, case):
    """Leaves out the methods that API Gateway does not have: on AWS, the API does not receive them."""
    return case.method not in ("TRACE", "QUERY")


@schemathesis.hook
def after_call(context, case, response):
    """Writes one line for each answer: the operation, the status and the seconds."""
    COUNTS.write(json.dumps([case.operation.label, response.status_code, response.elapsed]) + "\n")
