/** Formats a kind of personal data in words: `PHONE_NUMBER` becomes “Phone number”. */
export function kindName(kind: string): string {
  const words = kind.toLowerCase().replaceAll('_', ' ');
  return (
    words.charAt(0).toUpperCase() +
    words.slice(1).replace(/\b(?:ip|mac|iban|us|uk|id)\b/g, (short) => short.toUpperCase())
  );
}
