import type { Finding } from '../../../finding.ts';
import { allMatches } from '../../../text/match-at.ts';
import type { ScannedText } from '../../../text/scanned-text.ts';

// "wa.me/4917…", "api.whatsapp.com/send?phone=4917…", "tel:0421-558…", "callto:+49…", "t.me/+49…"
const LINK =
  /(?:wa\.me\/|whatsapp\.com\/(?:send\/?)?\?phone=|t\.me\/(?=\+)|(?<![A-Za-z])(?:tel|callto|sms|facetime):(?=\+|0))(\+?\d(?:[.()-]{0,2}\d){6,15})(?![\w-])/gi;

/**
 * Finds the numbers in links that call or write to somebody. They count less than other numbers, because "Tel:04212345
 * 678" begins like a link.
 */
export function findLinkedPhones({ text }: ScannedText): Finding[] {
  return allMatches(LINK, text).map(({ 0: written, 1: number = '', index }) => {
    const end = index + written.length;
    return { kind: 'PHONE', start: end - number.length, end, strength: 2, value: number.replace(/[^\d+]/g, '') };
  });
}
