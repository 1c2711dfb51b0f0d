import { createHash } from 'node:crypto';
import { contextWords } from '../../text/context-expression.ts';
import type { Rule } from '../rule.ts';

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const GENERATORS = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
// A version, a hash of 20 bytes and four bytes of checksum.
const PAYLOAD_LENGTH = 25;

/** Whether a Base58 string is a Base58Check address: 21 bytes and the first four bytes of their double SHA-256. */
export function isBase58Check(address: string): boolean {
  let number = 0n;
  for (const character of address) {
    number = number * 58n + BigInt(BASE58.indexOf(character));
  }
  const bytes = Buffer.from(number.toString(16).padStart(PAYLOAD_LENGTH * 2, '0'), 'hex');
  const check = sha256(sha256(bytes.subarray(0, -4))).subarray(0, 4);
  return bytes.length === PAYLOAD_LENGTH && check.equals(bytes.subarray(-4));
}

/** Whether a Bech32 string is a valid address in Bech32 or Bech32m (BIP 173, BIP 350). */
export function isBech32(address: string): boolean {
  const lower = address.toLowerCase();
  const split = lower.lastIndexOf('1');
  const prefix = [...lower.slice(0, split)].map((character) => character.charCodeAt(0));
  const data = [...lower.slice(split + 1)].map((character) => BECH32.indexOf(character));
  const rest = polymod([...prefix.map((code) => code >> 5), 0, ...prefix.map((code) => code & 31), ...data]);
  // The constants of Bech32 and Bech32m.
  return rest === 1 || rest === 0x2bc830a3;
}

// Returns the checksum of the prefix and the data, as BIP 173 calculates it.
function polymod(values: readonly number[]): number {
  let rest = 1;
  for (const value of values) {
    const top = rest >>> 25;
    rest = ((rest & 0x1ffffff) << 5) ^ value;
    for (const [bit, generator] of GENERATORS.entries()) {
      if ((top >> bit) & 1) {
        rest ^= generator;
      }
    }
  }
  return rest;
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** Rules for wallet addresses. */
export const CRYPTO_WALLET_RULES: readonly Rule[] = [
  {
    name: 'Bitcoin, Litecoin, Dogecoin, Tron (Base58Check)',
    kind: 'CRYPTO_WALLET',
    at: 'word',
    digitsMin: 1,
    expression: /[13LMDT][1-9A-HJ-NP-Za-km-z]{25,34}/y,
    valid: isBase58Check,
    proof: 'certain',
    caseCounts: true,
  },
  {
    name: 'Bitcoin, Litecoin (Bech32)',
    kind: 'CRYPTO_WALLET',
    at: 'word',
    digitsMin: 1,
    expression: /(?:bc|tb|ltc)1[02-9ac-hj-np-z]{11,87}/iy,
    valid: isBech32,
    proof: 'certain',
  },
  {
    name: 'Ethereum',
    kind: 'CRYPTO_WALLET',
    at: 'word',
    digitsMin: 1,
    expression: /0x[0-9a-fA-F]{40}/y,
    proof: 'form',
    words: contextWords({
      en: 'wallet*,ethereum,eth,address*,erc20,metamask,payout*,donat*,crypto*,usdt,usdc,token*,contract*',
      de: 'adresse*,geldborse',
      fr: 'adresse*,portefeuille*',
      es: 'direccion*,cartera,monedero',
      it: 'indirizzo*,portafoglio',
      nl: 'adres*,portemonnee',
      pt: 'endereco*,carteira',
      pl: 'adres*,portfel*',
    }),
  },
];
