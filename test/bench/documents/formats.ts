import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { BenchRun } from '../bench-context.ts';
import type { Figure } from '../figure.ts';
import { SAMPLE_FORMATS } from './sample-documents.ts';

interface Measured {
  readonly mbPerSecond: number;
  readonly peakMb: number;
}

const PROGRAM = fileURLToPath(new URL('measure-format.ts', import.meta.url));
const run = promisify(execFile);
const LIBRARIES = {
  txt: 'TextDecoder',
  csv: 'TextDecoder',
  md: 'mdast-util-from-markdown',
  html: 'parse5',
  docx: 'inflate and saxes',
  xlsx: 'inflate and saxes',
  pptx: 'inflate and saxes',
} as const;

/**
 * Measures the speed and memory of extracting and chunking a large document of each format, against its library alone.
 */
export async function benchFormats({ signal }: BenchRun): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const format of SAMPLE_FORMATS) {
    const own = await measure(format, 'own', signal);
    const library = await measure(format, 'library', signal);
    const name = LIBRARIES[format];
    const speed = { value: own.mbPerSecond, unit: 'MB/s of CPU', baseline: { name, value: library.mbPerSecond } };
    const memory = { value: own.peakMb, unit: 'MB', baseline: { name, value: library.peakMb } };
    figures.push({ bench: 'formats', name: `${format}: read and cut`, ...speed });
    figures.push({ bench: 'formats', name: `${format}: memory of the first reading, at most`, ...memory });
  }
  return figures;
}

async function measure(format: string, reader: 'own' | 'library', signal: AbortSignal): Promise<Measured> {
  const { stdout } = await run(process.execPath, ['--expose-gc', PROGRAM, format, reader], { signal });
  return JSON.parse(stdout) as Measured;
}
