// Guarantee: a letter whose accent is drawn as a separate character is read as one letter, if there is such a letter.
// Risk: in a paper written with TeX, no word or name with an accent is found.
import { expect, it } from 'vitest';
import { extractPdf } from '../../../../../shared/extraction/pdf/extract-pdf.ts';
import { makePdf } from '../../../ingestion/make-pdf.ts';

const [ACUTE, CEDILLA, CIRCUMFLEX, DIAERESIS] = ['\\264', '\\270', '\\210', '\\250'];

it.each([
  ['below its accent', `[(Rainer Sch${DIAERESIS}) 444 (opf)] TJ`, 'Rainer Schöpf'],
  ['at the start of a word', `[(the ${ACUTE}) 444 (ecole)] TJ`, 'the école'],
  ['below a raised accent', `[(In )] TJ 2 Ts [(${DIAERESIS})] TJ 0 Ts [527 (Uberlingen)] TJ`, 'In Überlingen'],
  ['above its cedilla', `[(gar) -1 (C) 528 (${CEDILLA}) -195 (on)] TJ`, 'garÇon'],
  ['apart from an accent that it cannot have', `[(v${CIRCUMFLEX}) 444 (v)] TJ`, `vˆv`],
  ['apart from an accent that is used as an apostrophe', `[(l${ACUTE}) 40 (eau)] TJ`, 'l´eau'],
  ['apart from an accent that is used as a quotation mark', `[(${CIRCUMFLEX}) 120 (a)] TJ`, 'ˆa'],
])('reads a letter %s', async (_case, operators, expected) => {
  const document = await extractPdf(makePdf([`BT /F1 12 Tf 72 700 Td ${operators} ET`]), () => false);
  expect(document).toMatchObject({
    type: 'pdf',
    title: null,
    pages: 1,
    blocks: [{ kind: 'paragraph', text: expected, headings: [], page: 1 }],
  });
});
