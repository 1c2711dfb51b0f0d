import { type ItemKey, type ItemList, keyInList } from '../aws/item-key.ts';

// Every item of the access table and its key. The attributes of an item are the fields of its type (`Company`,
// `Application`, `KeyRecord`); an item that points to another one contains the id or the MAC by which that one is read:
//
//   pk                   sk                     what
//   COMPANY#company      COMPANY                a company
//   COMPANIES            COMPANY#company        a company in the list of all: id
//   COMPANY-NAME#name    NAME                   a name that one company has: id
//   COMPANY#company      APPLICATION#id         an application
//   APPLICATION#id       APPLICATION            the company of an application: companyId
//   COMPANY#company      APPLICATION-NAME#name  a name that one application of a company has: id
//   KEY#MAC              KEY                    a key, the only one of its items that a call reads
//   KEY-ID#key           KEY                    the MAC of a key
//   APPLICATION#id       KEY#key                the MAC of a key of an application
//   SIGNATURE#hash       SIGNATURE              a signature that was used: use, expires (time to live)

/** The prefix of the partition keys under which API keys are stored. */
export const KEY_PARTITION_PREFIX = 'KEY#';

/** The primary key of a company. */
export function companyKey(companyId: string): ItemKey {
  return { pk: `COMPANY#${companyId}`, sk: 'COMPANY' };
}

/** The list of all companies. */
export function companyList(): ItemList {
  return { pk: 'COMPANIES', skPrefix: 'COMPANY#' };
}

/** The primary key of a company in the list of all. */
export function companyInListKey(companyId: string): ItemKey {
  return keyInList(companyList(), companyId);
}

/** The primary key of a company's name. */
export function companyNameKey(nameKey: string): ItemKey {
  return { pk: `COMPANY-NAME#${nameKey}`, sk: 'NAME' };
}

/** The applications of a company. */
export function applicationsOf(companyId: string): ItemList {
  return { pk: companyKey(companyId).pk, skPrefix: 'APPLICATION#' };
}

/** The primary key of an application. */
export function applicationKey(companyId: string, applicationId: string): ItemKey {
  return keyInList(applicationsOf(companyId), applicationId);
}

/** The primary key of the pointer from an application's id to its company. */
export function applicationByIdKey(id: string): ItemKey {
  return { pk: `APPLICATION#${id}`, sk: 'APPLICATION' };
}

/** The primary key of an application's name. */
export function applicationNameKey(companyId: string, nameKey: string): ItemKey {
  return { pk: companyKey(companyId).pk, sk: `APPLICATION-NAME#${nameKey}` };
}

/** The primary key of an API key. */
export function keyItemKey(mac: string): ItemKey {
  return { pk: `${KEY_PARTITION_PREFIX}${mac}`, sk: 'KEY' };
}

/** The primary key of the pointer from a key's id to its MAC. */
export function keyByIdKey(keyId: string): ItemKey {
  return { pk: `KEY-ID#${keyId}`, sk: 'KEY' };
}

/** The keys of an application. */
export function keysOf(applicationId: string): ItemList {
  return { pk: applicationByIdKey(applicationId).pk, skPrefix: 'KEY#' };
}

/** The primary key of the pointer from an application to the MAC of one of its keys. */
export function keyOfApplicationKey(applicationId: string, keyId: string): ItemKey {
  return keyInList(keysOf(applicationId), keyId);
}

/** The primary key of a used signature. */
export function usedSignatureKey(hash: string): ItemKey {
  return { pk: `SIGNATURE#${hash}`, sk: 'SIGNATURE' };
}
