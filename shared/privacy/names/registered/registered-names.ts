import { remembered } from '../../remembered.ts';
import { isInLines } from '../words-in-lines.ts';
import givenNames from './given-names.json' with { type: 'json' };
import surnames from './surnames.json' with { type: 'json' };

/** Whether registers of persons contain the folded word as a given name, and ordinary texts do not use it as a word. */
export const isRegisteredGivenName: (word: string) => boolean = remembered((word) => isInLines(givenNames, word));

/** Whether registers of persons contain the folded word as a surname, and ordinary texts do not use it as a word. */
export const isRegisteredSurname: (word: string) => boolean = remembered((word) => isInLines(surnames, word));
