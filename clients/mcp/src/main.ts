#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { ConfigurationError, KnowledgeCopilot } from '@knowledge-copilot/client';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createServer } from './server.ts';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

try {
  // Made at once, so that a missing key is reported when the assistant starts this server, not when it first calls.
  const client = new KnowledgeCopilot({ idempotency: process.env.KC_IDEMPOTENCY !== 'off' });
  serveStdio(() => createServer(client, version));
} catch (error) {
  if (!(error instanceof ConfigurationError)) {
    throw error;
  }
  // Standard output belongs to the protocol.
  process.stderr.write(`knowledge-copilot-mcp: ${error.message}\n`);
  process.exitCode = 1;
}
