"""What a client is made of, checked before anything is sent."""

import os
import re
from collections.abc import Callable, Generator
from dataclasses import dataclass

import httpx

from ._errors import ConfigurationError

_API_PATH = "/api/public/v1"
_LOOPBACK = r"localhost|127(?:\.[0-9]{1,3}){3}|::1"
_NOT_IN_KEYS = (
    (r"[\"'`]", "a quote. Remove the quotes around it."),
    (r"[\r\n]", "a line break. Pass the key alone, as one word."),
    (r"\s", "a space. Pass the key alone, as one word."),
    (r"[^!-~]", "a character that no key has. Copy it again."),
)


@dataclass(frozen=True)
class RequestEvent:
    """One try of a request, as the hook sees it: neither the key nor what was asked or answered."""

    method: str
    url: str
    attempt: int  #: 1 for the first try.
    status: int | None  #: None when no answer came.
    request_id: str | None
    duration: float
    retry_in: float | None  #: Seconds until the next try; None for the last one.


class ApiKey(httpx.Auth):
    """A key that no repr shows. httpx masks the header that it adds wherever it shows a request."""

    def __init__(self, api_key: str | None) -> None:
        key = os.environ.get("KC_API_KEY", "") if api_key is None else api_key
        if key == "":
            raise ConfigurationError("There is no API key. Pass api_key, or set KC_API_KEY.")
        for pattern, problem in _NOT_IN_KEYS:
            if re.search(pattern, key):
                raise ConfigurationError(f"The API key contains {problem}")
        # In functions, so that nothing that prints attributes prints it.
        self._authorization: Callable[[], str] = lambda: f"Bearer {key}"
        self.masked: Callable[[str], str] = lambda t: re.sub(r"kc_(?:live|test)_\w+", "[key]", t.replace(key, "[key]"))

    def auth_flow(self, request: httpx.Request) -> Generator[httpx.Request, httpx.Response, None]:
        request.headers["authorization"] = self._authorization()
        yield request


@dataclass(frozen=True)
class Settings:
    """The options of a client, checked."""

    api_key: ApiKey
    api_url: str
    timeout: float
    max_retries: int
    idempotency: bool
    on_request: Callable[[RequestEvent], object]
    random: Callable[[], float]
    clock: Callable[[], float]

    def __post_init__(self) -> None:
        if not (0 < self.timeout <= 1_000_000 and self.max_retries >= 0):
            raise ConfigurationError("timeout must be more than 0, at most 1000000; max_retries a whole number from 0.")


def api_url_of(base_url: str | None) -> str:
    """Return the URL of the API, given a base URL with or without the API's path."""
    given = os.environ.get("KC_BASE_URL", "") if base_url is None else base_url
    if given == "":
        raise ConfigurationError("There is no base URL. Pass base_url, or set KC_BASE_URL.")
    try:
        url = httpx.URL(given)
        host = url.host
    except (httpx.InvalidURL, UnicodeError):
        url, host = httpx.URL(""), ""
    if url.scheme not in ("http", "https") or host == "":
        raise ConfigurationError("The base URL is not a URL. It looks like https://api.example.com.")
    if url.userinfo or "?" in given or "#" in given:
        raise ConfigurationError("The base URL may have no user, no query and no fragment.")
    if url.scheme == "http" and not re.fullmatch(_LOOPBACK, host):
        raise ConfigurationError(
            "The base URL must begin with https://, because the API key would be sent unencrypted. "
            "Only this machine may be http://."
        )
    path = url.path.rstrip("/")
    return str(url.copy_with(path=path if path.endswith(_API_PATH) else f"{path}{_API_PATH}"))
