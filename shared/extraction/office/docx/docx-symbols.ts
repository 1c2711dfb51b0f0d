// The letters of the Symbol font from 0x41 and 0x61, in the order of its codes, and its signs.
const CAPITALS = 'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ';
const SMALL = 'αβχδεφγηιϕκλμνοπθρστυϖωξψζ';
const SYMBOL_SIGNS = byCode(`
  34 ∀ 36 ∃ 39 ∋ 45 − 64 ≅ 92 ∴ 94 ⊥ 126 ∼ 162 ′ 163 ≤ 164 ⁄ 165 ∞ 166 ƒ 167 ♣ 168 ♦ 169 ♥ 170 ♠ 171 ↔ 172 ←
  173 ↑ 174 → 175 ↓ 176 ° 177 ± 178 ″ 179 ≥ 180 × 181 ∝ 182 ∂ 183 • 184 ÷ 185 ≠ 186 ≡ 187 ≈ 188 … 196 ⊗ 197 ⊕
  198 ∅ 199 ∩ 200 ∪ 201 ⊃ 202 ⊇ 203 ⊄ 204 ⊂ 205 ⊆ 206 ∈ 207 ∉ 208 ∠ 209 ∇ 210 ® 211 © 212 ™ 213 ∏ 214 √ 215 ⋅
  216 ¬ 217 ∧ 218 ∨ 219 ⇔ 220 ⇐ 221 ⇑ 222 ⇒ 223 ⇓ 226 ® 227 © 228 ™ 229 ∑ 242 ∫
`);
// The symbols of Wingdings that forms and lists use: boxes, ticks, arrows and bullets.
const WINGDINGS = byCode(`
  108 • 110 ■ 111 ☐ 113 ☐ 114 ☐ 120 ☒ 159 • 167 ▪ 168 ☐ 223 ← 224 → 225 ↑ 226 ↓ 232 → 251 ✗ 252 ✓ 253 ☒ 254 ☑
`);
// The boxes and ticks of Wingdings 2.
const WINGDINGS_2 = byCode('79 ✗ 80 ✓ 81 ☒ 82 ☑ 83 ☒ 84 ☒ 163 ☐');
const PRIVATE_USE = 0xf000;

/** Returns the character that a symbol of a font shows, by its hexadecimal code; '' for a mere picture. */
export function symbolOf(font = '', code = ''): string {
  const point = Number.parseInt(code, 16);
  if (!(point >= 0x20 && point <= 0xffff)) {
    return '';
  }
  const at = point >= PRIVATE_USE ? point - PRIVATE_USE : point;
  if (/^symbol/i.test(font)) {
    return CAPITALS[at - 65] ?? SMALL[at - 97] ?? SYMBOL_SIGNS.get(at) ?? asciiOf(at);
  }
  if (/^wingdings(?: 2)?$/i.test(font)) {
    return (font.endsWith('2') ? WINGDINGS_2 : WINGDINGS).get(at) ?? '';
  }
  // Other fonts use Unicode, except fonts whose characters are pictures.
  return point >= PRIVATE_USE || /dings/i.test(font) ? '' : String.fromCharCode(point);
}

function asciiOf(at: number): string {
  return at < 0x40 ? String.fromCharCode(at) : '';
}

// Parses a table of font codes, each followed by its character.
function byCode(table: string): ReadonlyMap<number, string> {
  const words = table.trim().split(/\s+/);
  return new Map(words.flatMap((word, i) => (i % 2 === 1 ? [[Number(words[i - 1]), word]] : [])));
}
