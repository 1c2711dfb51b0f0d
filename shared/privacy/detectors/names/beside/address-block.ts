import type { Finding } from '../../../finding.ts';
import { COMMON, nameBits, ORGANIZATION } from '../../../names/name-bits.ts';
import { SURNAME_PARTICLE } from '../../../names/particles.ts';
import { compileExpression } from '../../../text/compiled-expression.ts';
import { allMatches } from '../../../text/match-at.ts';
import type { ScannedText } from '../../../text/scanned-text.ts';

const TITLES =
  'Herrn?|Frau|Hr\\.|Fr\\.|Mr\\.?|Mrs\\.?|Ms\\.?|Miss|Monsieur|Madame|Mademoiselle|M\\.|Mme|Mlle|Senor(?:a|ita)?|Sr\\.|Sra\\.|Don|Dona|Signora?|Signor|Sig\\.(?:ra)?|Spett\\. Sig\\.(?:ra)?|Gent\\.ma Sig\\.ra|Egr\\. Sig\\.|Senhora?|Senhor|Exm[oa]\\. Senhora?|Exm[oa]\\. Senhor|De heer|Dhr\\.?|Mevrouw|Mevr\\.|Mw\\.|Pan|Pani|Sz\\. P\\.|Szanown[ya] Pani?|Fru|Herr';
const WORD = "[A-Z][a-z\\u00AA-\\uFFFB'-]{1,24}(?:-[A-Z][a-z\\u00AA-\\uFFFB]{1,24})?";

// A form of address that is a line of its own, the name in the next line, and then, perhaps after a line for a firm or
// a flat, a line with a number: the address.
const BLOCK = compileExpression(
  `(?:^|\\n)[ \\t]{0,8}(?:${TITLES})(?: (?:Dr|Prof|Dipl|Ing|Mag)\\.)?[ \\t]{0,4}\\n[ \\t]{0,8}((?:(?:Dr|Prof|Mag|Ing)\\. )?${WORD}(?: (?:${SURNAME_PARTICLE})){0,3}(?: ${WORD}){1,3})[ \\t]{0,4}(?=\\n(?:[^\\n\\d]{1,60}\\n)?[^\\n\\d]{0,40}\\d)`,
  'g',
);

/** Finds the name between a form of address and a street or a post box: "Herrn⏎Wilko Harms⏎Störtebekerstraße 18". */
export function findAddressedPersons({ text }: ScannedText): Finding[] {
  return allMatches(BLOCK, text)
    .map(({ 0: whole, 1: name = '', index }): Finding & { readonly name: string } => {
      const start = index + whole.lastIndexOf(name);
      return { kind: 'PERSON', start, end: start + name.length, strength: 2, name };
    })
    .filter(({ name }) => name.toLowerCase().split(' ').every(canBeOfName))
    .map(({ name: _, ...finding }) => finding);
}

const canBeOfName = (word: string): boolean => (nameBits(word) & (COMMON | ORGANIZATION)) === 0;
