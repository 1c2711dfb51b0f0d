import { type ItemKey, type ItemList, keyInList } from '../aws/item-key.ts';
import type { Member } from './member.ts';

// Every item of the member table and its key. A group is a company, or the stage, whose members are its operators. The
// membership itself is stored under its person, because every call reads it by person; the list of its group and the
// member's id point to it:
//
//   pk             sk          what
//   PERSON#person  group       a member (the fields of `Member`)
//   group          MEMBER#id   a member in the list of its group: personId, companyId
//   MEMBER#id      MEMBER      a member by its id: personId, companyId
//   group          LIST        the revision of a group's list, which each change of the list raises
//   group          EMAILS#day  the emails that were sent for a company in a day (`administration/email.store.ts`)
//   PACE#person    WINDOW#n    the calls of a person in ten seconds (`console/pace.store.ts`)

/** The memberships of a person. */
export function membershipsOf(personId: string): ItemList {
  return { pk: `PERSON#${personId}`, skPrefix: '' };
}

/** The primary key of a member. */
export function memberKey({ personId, companyId }: Pick<Member, 'personId' | 'companyId'>): ItemKey {
  return { pk: membershipsOf(personId).pk, sk: groupOf(companyId) };
}

/** The members of a company, or of the stage. */
export function membersOf(companyId: string | null): ItemList {
  return { pk: groupOf(companyId), skPrefix: 'MEMBER#' };
}

/** The primary key of a member in the list of its group. */
export function memberInListKey({ id, companyId }: Pick<Member, 'id' | 'companyId'>): ItemKey {
  return keyInList(membersOf(companyId), id);
}

/** The primary key of the pointer from a member's id to the member. */
export function memberByIdKey(id: string): ItemKey {
  return { pk: `MEMBER#${id}`, sk: 'MEMBER' };
}

/** The primary key of the revision of a list of members. */
export function memberListKey(companyId: string | null): ItemKey {
  return { pk: groupOf(companyId), sk: 'LIST' };
}

function groupOf(companyId: string | null): string {
  return companyId === null ? 'STAGE' : `COMPANY#${companyId}`;
}
