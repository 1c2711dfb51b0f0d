import { remembered } from '../../remembered.ts';
import { isInLines } from '../words-in-lines.ts';
import ordinaryWords from './ordinary-words.json' with { type: 'json' };

/** Whether manuals in eleven languages often use the folded word in lower case, and no list has it as a name. */
export const isOrdinaryWord: (word: string) => boolean = remembered((word) => isInLines(ordinaryWords, word));
