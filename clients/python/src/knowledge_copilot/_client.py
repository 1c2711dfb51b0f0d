"""The two clients: one waits, the other awaits. What they do is decided in ``_calls``."""

from __future__ import annotations

import asyncio
import random as random_numbers
import time
from collections.abc import Callable
from typing import Any, Generic, TypeVar

import httpx

from . import _calls
from ._answers import CopilotAnswer
from ._calls import BaseIds, Operation, Received, Result, Send
from ._errors import ConnectionLostError, KnowledgeCopilotError, RequestTimeoutError
from ._generated.models import Health, KnowledgeBaseList, SearchResult
from ._settings import ApiKey, RequestEvent, Settings, api_url_of

T = TypeVar("T")
Http = TypeVar("Http", httpx.Client, httpx.AsyncClient)


class _Client(Generic[Http]):
    def __init__(
        self,
        api_key: str | None = None,
        base_url: str | None = None,
        *,
        timeout: float = 35.0,
        max_retries: int = 2,
        idempotency: bool = True,
        on_request: Callable[[RequestEvent], object] | None = None,
        http_client: Http | None = None,
        random: Callable[[], float] = random_numbers.random,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Any] | None = None,
    ) -> None:
        """Make a client of one stage, with one API key; raise a ConfigurationError if it cannot work.

        ``api_key`` and ``base_url`` are by default the environment's ``KC_API_KEY`` and ``KC_BASE_URL``. ``timeout`` is
        that of one try, in seconds. ``on_request`` is called after each try. ``idempotency=False`` is for a company that
        has turned off stored answers. ``http_client`` is one of yours, for a proxy or certificates; it is yours to
        close. Tests pass ``random``, ``clock`` and ``sleep``.
        """
        key, url, hook = ApiKey(api_key), api_url_of(base_url), on_request or (lambda event: None)
        self._settings = Settings(key, url, timeout, max_retries, idempotency, hook, random, clock)
        self._owns_http = http_client is None
        # Without https this machine is called, and a proxy of the environment would be sent the key unencrypted.
        self._may_use_proxy = url.startswith("https:")
        self._connect(http_client, sleep)

    def _connect(self, http_client: Http | None, sleep: Callable[[float], Any] | None) -> None:
        raise NotImplementedError


class KnowledgeCopilot(_Client[httpx.Client]):
    """The client that waits. ``close()`` or a ``with`` statement ends it."""

    def _connect(self, http_client: httpx.Client | None, sleep: Callable[[float], Any] | None) -> None:
        self._http, self._sleep = http_client or httpx.Client(trust_env=self._may_use_proxy), sleep or time.sleep
        self.knowledge_bases, self.knowledge, self.copilot = _KnowledgeBases(self), _Knowledge(self), _Copilot(self)

    def health(self) -> Health:
        """Verify the key: which company and application it belongs to, and what it may do."""
        return self._call(_calls.HEALTH)

    def close(self) -> None:
        """Close the connections."""
        if self._owns_http:
            self._http.close()

    def __enter__(self) -> KnowledgeCopilot:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _call(self, operation: Operation[T]) -> T:
        steps, result = _calls.call(self._settings, operation), None
        while True:
            try:
                step = steps.send(result)
            except StopIteration as end:
                answer: T = end.value
                return answer
            result = self._sleep(step) if isinstance(step, float) else self._send(step)

    def _send(self, send: Send) -> Result:
        body, end = bytearray(), time.monotonic() + send.timeout
        try:
            with self._http.stream(**vars(send), auth=self._settings.api_key) as response:
                for chunk in response.iter_bytes():
                    _add(body, chunk, end)
                return Received(response.status_code, response.headers, body.decode("utf-8", "replace"))
        except httpx.RequestError as error:
            return _failure(send, error)


class AsyncKnowledgeCopilot(_Client[httpx.AsyncClient]):
    """The client to await. ``aclose()`` or an ``async with`` statement ends it."""

    def _connect(self, http_client: httpx.AsyncClient | None, sleep: Callable[[float], Any] | None) -> None:
        self._http = http_client or httpx.AsyncClient(trust_env=self._may_use_proxy)
        self._sleep = sleep or asyncio.sleep
        self.knowledge_bases, self.knowledge = _AsyncKnowledgeBases(self), _AsyncKnowledge(self)
        self.copilot = _AsyncCopilot(self)

    async def health(self) -> Health:
        """Verify the key: which company and application it belongs to, and what it may do."""
        return await self._call(_calls.HEALTH)

    async def aclose(self) -> None:
        """Close the connections."""
        if self._owns_http:
            await self._http.aclose()

    async def __aenter__(self) -> AsyncKnowledgeCopilot:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.aclose()

    async def _call(self, operation: Operation[T]) -> T:
        steps, result = _calls.call(self._settings, operation), None
        while True:
            try:
                step = steps.send(result)
            except StopIteration as end:
                answer: T = end.value
                return answer
            result = await (self._sleep(step) if isinstance(step, float) else self._send(step))

    async def _send(self, send: Send) -> Result:
        body, end = bytearray(), time.monotonic() + send.timeout
        try:
            async with self._http.stream(**vars(send), auth=self._settings.api_key) as response:
                async for chunk in response.aiter_bytes():
                    _add(body, chunk, end)
                return Received(response.status_code, response.headers, body.decode("utf-8", "replace"))
        except httpx.RequestError as error:
            return _failure(send, error)


# The limit of httpx is that of each piece.
def _add(body: bytearray, chunk: bytes, end: float) -> None:
    body += chunk
    if time.monotonic() > end:
        raise httpx.ReadTimeout("")


# Only the name of the error: an error of httpx holds the request, and with it the key.
def _failure(send: Send, error: httpx.RequestError) -> KnowledgeCopilotError:
    if isinstance(error, httpx.TimeoutException):
        return RequestTimeoutError(f"No answer came within {send.timeout:g} seconds.")
    host = httpx.URL(send.url).netloc.decode()
    return ConnectionLostError(f"The connection to {host} failed ({type(error).__name__}).")


class _Resource(Generic[T]):
    def __init__(self, client: T) -> None:
        self._client = client


class _KnowledgeBases(_Resource[KnowledgeCopilot]):
    def list(self) -> KnowledgeBaseList:
        """List the bases that the whole company may see."""
        return self._client._call(_calls.LIST_BASES)


class _Knowledge(_Resource[KnowledgeCopilot]):
    def search(self, query: str, *, k: int | None = None, base_ids: BaseIds | None = None) -> SearchResult:
        """Find the excerpts that fit a query best, by meaning and by words."""
        return self._client._call(_calls.search(query, k, base_ids))


class _Copilot(_Resource[KnowledgeCopilot]):
    def query(
        self, question: str, *, base_ids: BaseIds | None = None, idempotency_key: str | None = None
    ) -> CopilotAnswer:
        """Ask a question. An ``idempotency_key`` of your own lets another process get the same answer."""
        return self._client._call(_calls.query(self._client._settings, question, base_ids, idempotency_key))


class _AsyncKnowledgeBases(_Resource[AsyncKnowledgeCopilot]):
    async def list(self) -> KnowledgeBaseList:
        """List the bases that the whole company may see."""
        return await self._client._call(_calls.LIST_BASES)


class _AsyncKnowledge(_Resource[AsyncKnowledgeCopilot]):
    async def search(self, query: str, *, k: int | None = None, base_ids: BaseIds | None = None) -> SearchResult:
        """Find the excerpts that fit a query best, by meaning and by words."""
        return await self._client._call(_calls.search(query, k, base_ids))


class _AsyncCopilot(_Resource[AsyncKnowledgeCopilot]):
    async def query(
        self, question: str, *, base_ids: BaseIds | None = None, idempotency_key: str | None = None
    ) -> CopilotAnswer:
        """Ask a question. An ``idempotency_key`` of your own lets another process get the same answer."""
        return await self._client._call(_calls.query(self._client._settings, question, base_ids, idempotency_key))
