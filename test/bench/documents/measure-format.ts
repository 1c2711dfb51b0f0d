import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { parse } from 'parse5';
import { SaxesParser } from 'saxes';
import { extractDocument } from '../../../shared/extraction/extract-document.ts';
import { OFFICE_LIMITS } from '../../../shared/extraction/office/office-package.ts';
import { openZip } from '../../../shared/extraction/zip/read-zip.ts';
import { documentPassages } from '../../../shared/ingestion/document-passages.ts';
import { median } from '../percentile.ts';
import { SAMPLE_FORMATS, sampleDocument } from './sample-documents.ts';

// Measures one format, read by the product or by its library alone, and prints one line of JSON. It runs in its own
// process because the peak memory of a process never goes down.

const ROUNDS = 7;
const WARM_UPS = 2;
const PLACE = { companyId: 'company', baseId: 'base', id: 'document', version: 1 };

const decode = (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true }).decode(bytes);
const readXmlParts = (bytes: Uint8Array) => {
  const { entries, read } = openZip(bytes, OFFICE_LIMITS);
  for (const entry of entries) {
    new SaxesParser({ position: false, xmlns: false } as const).write(decode(read(entry))).close();
  }
};
const readMarkdown = (bytes: Uint8Array) =>
  fromMarkdown(decode(bytes), { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
const LIBRARIES = {
  txt: decode,
  csv: decode,
  md: readMarkdown,
  html: (bytes: Uint8Array) => parse(decode(bytes)),
  docx: readXmlParts,
  xlsx: readXmlParts,
  pptx: readXmlParts,
};

const [format = '', reader] = process.argv.slice(2);
const known = SAMPLE_FORMATS.find((one) => one === format);
if (known === undefined) {
  throw new Error(`There is no sample of ${format}.`);
}
const { file, bytes, unpackedBytes } = sampleDocument(known);
const read = async () => {
  if (reader === 'library') {
    LIBRARIES[known](bytes);
    return;
  }
  const document = await extractDocument(bytes, file, () => false);
  if ('code' in document || documentPassages(PLACE, 'Title', document) === null) {
    throw new Error('The sample could not be read.');
  }
};

globalThis.gc?.();
const before = process.memoryUsage.rss();
const took: number[] = [];
let peakBytes = 0;
for (let round = -WARM_UPS; round < ROUNDS; round += 1) {
  const { user, system } = process.cpuUsage();
  await read();
  const after = process.cpuUsage({ user, system });
  if (round === -WARM_UPS) {
    peakBytes = process.resourceUsage().maxRSS * 1_024 - before;
  }
  took.push((after.user + after.system) / 1_000);
}
const ms = median(took.slice(WARM_UPS));
process.stdout.write(JSON.stringify({ mbPerSecond: unpackedBytes / 1_000 / ms, peakMb: peakBytes / 1_000_000 }));
