// Guarantee: a letter whose accent is drawn as a character of its own is read as one letter. Risk: in a paper written
// with TeX, no word with an accent is found, nor any name with one.
import { expect, it } from 'vitest';
import { extractPdf } from '../../../../../shared/extraction/pdf/extract-pdf.ts';
import { makePdf } from '../../../ingestion/make-pdf.ts';

const [ACUTE, CEDILLA, CIRCUMFLEX, DIAERESIS] = ['\\264', '\\270', '\\210', '\\250'];

it.each([
  ['below its accent', `[(Rainer Sch${DIAERESIS}) 444 (opf)] TJ`, 'Rainer Schöpf'],
  ['at the start of a word', `[(the ${ACUTE}) 444 (ecole)] TJ`, 'the école'],
  ['below a raised accent', `[(In )] TJ 2 Ts [(${DIAERESIS})] TJ 0 Ts [527 (Uberlingen)] TJ`, 'In Überlingen'],
  ['above its cedilla', `[(gar) -1 (C) 528 (${CEDILLA}) -195 (on)] TJ`, 'garÇon'],
  ['that does not exist with this accent', `[(v${CIRCUMFLEX}) 444 (v)] TJ`, `vˆv`],
  ['after an accent that stands for an apostrophe', `[(l${ACUTE}) 40 (eau)] TJ`, 'l´eau'],
  ['that is kerned after an accent of a quotation', `[(${CIRCUMFLEX}) 120 (a)] TJ`, 'ˆa'],
])('reads a letter %s', async (_, operators, expected) => {
  const document = await extractPdf(makePdf([`BT /F1 12 Tf 72 700 Td ${operators} ET`]), () => false);
  expect(document).toEqual({
    type: 'pdf',
    title: null,
    pages: 1,
    blocks: [{ kind: 'paragraph', text: expected, headings: [], page: 1 }],
  });
});
