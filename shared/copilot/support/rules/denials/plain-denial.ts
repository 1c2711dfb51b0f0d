import type { Statement } from '../../reading/statement.ts';
import { mayDeny } from '../polarity.ts';

// Phrases such as "nicht unter", which are read as a limit, and other words with which a source denies.
const IN_PHRASE = /(?:^| )(?:not|no|nicht|kein\p{L}*|pas|ne|n|non|niet|geen|nao|nie|inte)(?: |$)/u;
const DENYING =
  /^(?:nor|neither|too|late|weder|ohne|zu|niemand|nichts|\p{L}+los\p{L}{0,2}|ni|ne|sans|rien|sin|nada|nadie|senza|nulla|niente|nessun\p{L}*|zonder|niets|sem|bez|utan)$/u;

/** Whether a source has any word with which it may deny something, even within a phrase such as "not over". */
export function maySayNo(source: Pick<Statement, 'tokens'>): boolean {
  return mayDeny(source) || source.tokens.some(({ word }) => IN_PHRASE.test(word) || DENYING.test(word));
}
