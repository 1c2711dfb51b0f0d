// Guarantee: a sentence is refused if it replaces one of two opposites of its source with the other, and accepted if it
// says the same in other words: what was and what will be, cause and effect, members and non-members, mandatory and
// recommended, open and closed, minimum and maximum. Risk: one changed word turns a fact into its opposite, while every
// other word is in the source.
import { join } from 'node:path';
import { expectSupport } from './sentence-rows.fixture.ts';

expectSupport(join(import.meta.dirname, 'pairs.txt'));
