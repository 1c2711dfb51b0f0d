const ABBREVIATIONS = /\b(?:iban|id|ip|itin|mac|ssn|us|vin)\b/g;

/** Formats a kind of personal data in words: `IP_ADDRESS` becomes “IP address”. */
export function kindName(kind: string): string {
  const words = kind
    .toLowerCase()
    .replaceAll('_', ' ')
    .replace(ABBREVIATIONS, (short) => short.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}
