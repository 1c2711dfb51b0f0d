import type { Block, ExtractedDocument } from './extracted-document.ts';
import type { LeftOut } from './left-out.ts';

// A picture, font or other file as an address, and letters and digits without a space, also on several lines.
const ADDRESS = String.raw`data:(?:image|font|audio|video|application)\/[\w.+-]{1,100}(?:;[\w.=-]{1,50}){0,5},`;
// The last line is shorter than the others.
const LAST = String.raw`\s{1,20}(?:[\w+/-]{1,39}=|(?=[A-Za-z+/]{0,40}\d)[A-Za-z\d+/]{8,39}(?=\s|$))=?`;
const RUN = String.raw`[\w+/=-]{40,}(?:\s{1,20}[\w+/=-]{40,}){0,1000000}(?:${LAST})?`;
const DATA = new RegExp(String.raw`${ADDRESS}(?:${RUN}|[^\s"'()<>]{0,10000000})|(?<![\w+/=-])${RUN}`, 'g');
// Longer than any word, identifier or checksum.
const LENGTH_MIN = 256;
const HEX = /^[\da-f\s]+$/i;

/** The expression of this file, built from parts, for the check that no text slows it down. */
export const encodedDataExpression = (): RegExp => DATA;

/** Returns a text without the files that are written into it in base64 or as hexadecimal digits, and their number. */
export function withoutEncodedData(text: string): { readonly text: string; readonly runs: number } {
  if (text.length < LENGTH_MIN) {
    return { text, runs: 0 };
  }
  let runs = 0;
  const rest = text.replace(DATA, (run) => {
    if (run.length < LENGTH_MIN || !isEncoded(run)) {
      return run;
    }
    runs += 1;
    return '';
  });
  return { text: rest, runs };
}

// Letters of both cases and digits, or hexadecimal digits: not a line of dashes, nor a long name.
function isEncoded(run: string): boolean {
  const isMixed = /[a-z]/.test(run) && /[A-Z]/.test(run);
  return run.startsWith('data:') || (/\d/.test(run) && (isMixed || HEX.test(run)));
}

/** Returns a document without the files that are written into its text; they are counted as left out. */
export function dropEncodedData(document: ExtractedDocument): ExtractedDocument {
  let runs = 0;
  const cut = (text: string): string => {
    const rest = withoutEncodedData(text);
    runs += rest.runs;
    return rest.text;
  };
  const blocks = document.blocks.flatMap((block): Block[] => {
    if (block.kind === 'table') {
      return [{ ...block, header: cut(block.header), rows: block.rows.map(cut) }];
    }
    const text = cut(block.text);
    return text.trim() === '' && block.text.trim() !== '' ? [] : [{ ...block, text }];
  });
  return runs === 0 ? document : { ...document, blocks, leftOut: plusRuns(document.leftOut, runs) };
}

function plusRuns(leftOut: LeftOut | undefined, runs: number): LeftOut {
  return { ...leftOut, encoded_data: (leftOut?.encoded_data ?? 0) + runs };
}
