import { randomBytes, randomUUID, scryptSync, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ServiceFault } from '../../protocol/service-fault.ts';
import { StartProblem } from '../../start-problem.ts';

/** A person who can sign in unless disabled. */
export interface Person {
  readonly sub: string;
  /** In lower case. */
  readonly email: string;
  readonly isEnabled: boolean;
  /** A temporary password must be replaced at the first sign-in. */
  readonly status: 'FORCE_CHANGE_PASSWORD' | 'CONFIRMED';
  /** Files of earlier versions do not say how much the hash costs. */
  readonly password: { readonly salt: string; readonly hash: string; readonly cost?: number };
  /** When a temporary password expires, in milliseconds since 1970; null once it is replaced. */
  readonly passwordEndsMs: number | null;
  readonly createdMs: number;
}

/** A person who is invited with a temporary password. */
interface NewPerson {
  readonly email: string;
  readonly password: string;
  readonly passwordEndsMs: number;
  readonly createdMs: number;
}

/** The people of one pool. */
export interface PeopleStore {
  /**
   * By address in any case, or by id.
   *
   * @throws UserNotFoundException if there is nobody.
   */
  readonly find: (username: string) => Person;
  readonly findOrNull: (username: string) => Person | null;
  readonly add: (person: NewPerson) => Person;
  readonly change: (sub: string, change: Partial<Omit<Person, 'sub' | 'email' | 'password'>>) => Person;
  readonly setPassword: (sub: string, password: string) => void;
  readonly remove: (sub: string) => void;
}

// Whoever reads the file must not learn the passwords. For people who are only in memory, a hash that takes so long
// would protect nothing, and keep the whole cloud waiting at each sign-in.
const FILE_COST = 16_384;
const MEMORY_COST = 2;
const HASH_BYTES = 32;
const SALT_BYTES = 16;

/**
 * Opens the people kept in a folder; null keeps them in memory only.
 *
 * @throws StartProblem if the file of people cannot be read.
 */
export function openPeople(folder: string | null): PeopleStore {
  const file = folder === null ? null : path.join(folder, 'people.json');
  const cost = file === null ? MEMORY_COST : FILE_COST;
  const people = new Map(readPeople(file).map((person) => [person.sub, person]));
  const write = () => {
    if (file !== null) {
      writeFileSync(`${file}.part`, JSON.stringify([...people.values()]), { mode: 0o600 });
      renameSync(`${file}.part`, file);
    }
  };
  const keep = (person: Person): Person => {
    people.set(person.sub, person);
    write();
    return person;
  };
  const findOrNull = (username: string) => {
    const email = username.toLowerCase();
    return people.get(username) ?? [...people.values()].find((person) => person.email === email) ?? null;
  };
  const find = (username: string) => {
    const person = findOrNull(username);
    if (person === null) {
      throw new ServiceFault(400, 'UserNotFoundException', 'User does not exist.');
    }
    return person;
  };
  return {
    find,
    findOrNull,
    add: ({ email, password, passwordEndsMs, createdMs }) =>
      keep({
        sub: randomUUID(),
        email: email.toLowerCase(),
        isEnabled: true,
        status: 'FORCE_CHANGE_PASSWORD',
        password: hashOf(password, cost),
        passwordEndsMs,
        createdMs,
      }),
    change: (sub, change) => keep({ ...find(sub), ...change }),
    setPassword: (sub, password) => void keep({ ...find(sub), password: hashOf(password, cost) }),
    remove: (sub) => {
      people.delete(sub);
      write();
    },
  };
}

/** Whether the typed text is the person's password. */
export function hasPassword({ password: { salt, hash, cost } }: Person, typed: string): boolean {
  return timingSafeEqual(scryptSync(typed, salt, HASH_BYTES, { cost: cost ?? FILE_COST }), Buffer.from(hash, 'hex'));
}

function hashOf(password: string, cost: number): Person['password'] {
  const salt = randomBytes(SALT_BYTES).toString('hex');
  return { salt, hash: scryptSync(password, salt, HASH_BYTES, { cost }).toString('hex'), cost };
}

function readPeople(file: string | null): readonly Person[] {
  if (file === null || !existsSync(file)) {
    return [];
  }
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Person[];
  } catch (error) {
    throw new StartProblem('unreadable_state', `${file} cannot be read as people.`, { cause: error });
  }
}
