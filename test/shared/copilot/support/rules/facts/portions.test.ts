// Guarantee: in nine languages, if one sentence gives each of several things its own number, date, day or period, a
// statement about one of them passes with its own value, however it is worded, and fails with the value of another one.
// Risk: the price of a neighbor is stated, or a right answer is refused.
import { join } from 'node:path';
import { expectSupport } from '../sentence-rows.fixture.ts';

expectSupport(join(import.meta.dirname, 'portions.txt'));
