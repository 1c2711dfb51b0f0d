// Guarantee: what a source says with "not", "only", "except" or a limit may be said with another of these words, and
// its opposite must not pass. Risk: "no one but the head" is refused for "only the head", and a reader loses a right
// answer.
import { join } from 'node:path';
import { expectSupport } from './sentence-rows.fixture.ts';

expectSupport(join(import.meta.dirname, 'said-otherwise.txt'));
