"""What a client is made of, checked before anything is sent."""

from __future__ import annotations

import ipaddress
import os
import re
from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import urlsplit

from ._errors import ConfigurationError

_API_PATH = "/api/public/v1"


@dataclass(frozen=True)
class RequestEvent:
    """One try of a request, as the hook sees it: neither the key nor what was asked or answered."""

    method: str
    url: str
    #: 1 for the first try.
    attempt: int
    #: None when no answer came.
    status: int | None
    request_id: str | None
    duration: float
    #: Seconds until the next try; None for the last one.
    retry_in: float | None


class Secret:
    """A key that no repr shows, also not that of what holds it."""

    __slots__ = ("_value",)

    def __init__(self, value: str) -> None:
        self._value = value

    def __repr__(self) -> str:
        return "[key]"

    def reveal(self) -> str:
        return self._value


@dataclass(frozen=True)
class Settings:
    """The options of a client, checked and completed."""

    api_key: Secret
    api_url: str
    timeout: float
    max_retries: int
    idempotency: bool
    on_request: Callable[[RequestEvent], None] | None
    random: Callable[[], float]
    clock: Callable[[], float]

    def __post_init__(self) -> None:
        if not self.timeout > 0:
            raise ConfigurationError("timeout must be more than 0.")
        if self.max_retries < 0:
            raise ConfigurationError("max_retries must be a whole number from 0.")


def check_key(api_key: str | None) -> Secret:
    """Return the key, or raise a ConfigurationError with one sentence, which never contains it."""
    key = Secret(os.environ.get("KC_API_KEY", "") if api_key is None else api_key)
    if key.reveal() == "":
        raise ConfigurationError("There is no API key. Pass api_key, or set KC_API_KEY.")
    if re.search(r"[\"'`]", key.reveal()):
        raise ConfigurationError("The API key contains a quote. Remove the quotes around it.")
    if re.search(r"\s", key.reveal()):
        what = "a line break" if re.search(r"[\r\n]", key.reveal()) else "a space"
        raise ConfigurationError(f"The API key contains {what}. Pass the key alone, as one word.")
    if not re.fullmatch(r"[!-~]+", key.reveal()):
        raise ConfigurationError("The API key contains a character that no key has. Copy it again.")
    return key


def api_url_of(base_url: str | None) -> str:
    """Return the URL of the API, given a base URL with or without the API's path."""
    given = os.environ.get("KC_BASE_URL", "") if base_url is None else base_url
    if given == "":
        raise ConfigurationError("There is no base URL. Pass base_url, or set KC_BASE_URL.")
    try:
        url = urlsplit(given)
        host, _port = url.hostname, url.port
    except ValueError:
        host = None
    if host is None or url.scheme not in ("http", "https") or re.search(r"[\s\\]", given):
        raise ConfigurationError("The base URL is not a URL. It looks like https://api.example.com.")
    if "@" in url.netloc or "?" in given or "#" in given:
        raise ConfigurationError("The base URL may have no user, no query and no fragment.")
    if url.scheme == "http" and not _is_loopback(host):
        raise ConfigurationError(
            "The base URL must begin with https://, because the API key would be sent unencrypted. "
            "Only this machine may be http://."
        )
    path = url.path.rstrip("/")
    path = path if path.endswith(_API_PATH) else f"{path}{_API_PATH}"
    return f"{url.scheme}://{url.netloc}{path}"


def _is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
