// The characters from 0x80 of code page 850, in which DOS and Windows write names in Western Europe. The letters of the
// American code page 437 are the same, but it has other signs instead of some of them.
const DOS = [
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐',
  '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
].join('');
const FIRST_HIGH = 0x80;

/**
 * Returns the name of a ZIP entry: in UTF-8 if it is valid, or else in the code page of DOS or in Windows-1252,
 * depending on the system that packed it.
 */
export function entryName(bytes: Uint8Array, isFromDos: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return isFromDos
      ? Array.from(bytes, (byte) => DOS[byte - FIRST_HIGH] ?? String.fromCharCode(byte)).join('')
      : new TextDecoder('windows-1252').decode(bytes);
  }
}
