import { readdirSync, readFileSync } from 'node:fs';

/** The command lines of running processes that contain a text, such as a folder of the test; Linux only. */
export function processesThatName(text: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return line.includes(text) ? [line] : [];
      } catch {
        return [];
      }
    });
}
