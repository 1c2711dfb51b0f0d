// Guarantee: an IP address counts as personal data only outside private and reserved ranges, and four numbers are an
// IPv4 address only if they are not a version, a path or a part of more numbers. Risk: the address of somebody's home
// stays in a log, or versions of programs become unreadable.
import { describe, expect, it } from 'vitest';
import { isPublicIpv4 } from '../../../../../shared/privacy/detectors/addresses/ip-address.ts';
import { found } from '../../found.ts';

describe('an IPv4 address at the bounds of private and reserved ranges', () => {
  it.each([
    ['172.15.255.255', true],
    ['172.16.0.0', false],
    ['172.31.255.255', false],
    ['172.32.0.0', true],
    ['192.167.255.255', true],
    ['192.168.0.0', false],
    ['192.169.0.0', true],
    ['191.168.0.0', true],
    ['198.17.255.255', true],
    ['198.18.0.0', false],
    ['198.19.255.255', false],
    ['198.20.0.0', true],
    ['199.18.0.0', true],
    ['192.0.2.1', false],
    ['192.0.3.1', true],
    ['198.51.100.1', false],
    ['203.0.113.1', false],
    ['169.253.255.255', true],
    ['169.254.0.0', false],
    ['169.255.0.0', true],
    ['100.63.255.255', true],
    ['100.64.0.0', false],
    ['100.127.255.255', false],
    ['100.128.0.0', true],
    ['101.64.0.0', true],
    ['10.1.2.3', false],
    ['127.0.0.1', false],
    ['0.1.2.3', false],
    ['223.255.255.255', true],
    ['224.0.0.0', false],
    ['81.2.69', false],
    ['81.2.69.142.7', false],
  ])('%s is public: %s', (address, isPublic) => {
    expect(isPublicIpv4(address.split('.').map(Number))).toBe(isPublic);
  });
});

describe('an IPv4 address', () => {
  it.each([
    'It was 81.143.22.197.',
    'It was 81.143.22.197, 81.143.22.198',
    'from 81.143.22.197 5 times',
    'from 8.8.4.4',
    'Building V\n81.143.22.197',
    'A user of our test AnyConnect 81.143.22.197',
    'GET http://8.8.4.4 now',
    'mail for joe@8.8.4.4 bounced',
    'it was 8.8.4.4:443 again',
    'app/81.143.22.197:40112',
    '/81.143.22.197',
  ])('is found in %s', (text) => {
    const addresses = text.match(/\d+(?:\.\d+){3}/g) ?? [];
    expect(found(text, ['IP_ADDRESS'])).toEqual(addresses.map((address) => `IP_ADDRESS ${address}`));
  });

  it.each([
    'It was 8.8.4.4 again',
    'version 81.143.22.197',
    'A user of our tests AnyConnect 81.143.22.197',
    'from version 8.8.4.4',
    'docs/81.143.22.197',
    'docs/81.143.22.197/page-8:30',
    '81.143.22.197.5',
    '81.143.22.197,5',
    'It was / 8.8.4.4 again',
  ])('is not found in %s', (text) => {
    expect(found(text, ['IP_ADDRESS'])).toEqual([]);
  });
});

describe('an IPv6 address', () => {
  it.each([
    ['from 2a00:1450:4001:81b::200e', '2a00:1450:4001:81b::200e'],
    ['from 2A00:1450:4001:81B::200E.', '2A00:1450:4001:81B::200E'],
    ['from 2a00:1450:4001:81b::200e: timeout', '2a00:1450:4001:81b::200e'],
    ['from 2a00:1450:4001:: today', '2a00:1450:4001::'],
    ['[2a00:1450:4001:81b::200e]:443', '2a00:1450:4001:81b::200e'],
    ['2a00:1450:4001:81b:1:2:3:200e', '2a00:1450:4001:81b:1:2:3:200e'],
    ['at 10:30 from 2a00:1450::200e', '2a00:1450::200e'],
  ])('is found in %s', (text, address) => {
    expect(found(text, ['IP_ADDRESS'])).toEqual([`IP_ADDRESS ${address}`]);
  });

  it.each([
    '2a00:1450:4001:81b:1:2:200e',
    '2a00:1450:4001:81b:1:2:3:4:200e',
    '2a00:1450:4001:81b:1:2:3::200e',
    '2a00::1450::200e',
    '2a00:14500::200e',
    '2a00::1',
    '12:30:45',
    'aa:bb:cc::dd',
    'x2a00:1450:4001:81b::200e',
    '2a00:1450:4001:81b::200ex',
    '2a00:1450:4001:81b::200e-1',
    '2001:db8:4001:81b::200e',
    'fe80:1450:4001:81b::200e',
    'fd00:1450:4001:81b::200e',
    '::1450:4001:81b:200e',
  ])('is not found in %s', (text) => {
    expect(found(text, ['IP_ADDRESS'])).toEqual([]);
  });
});
