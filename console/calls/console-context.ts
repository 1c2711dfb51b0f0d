import { createContext, useContext } from 'react';
import type { Call } from '../api/calls.ts';
import type { ResultOf, Role } from '../api/types.ts';
import type { Session } from '../session/session.ts';

/** What every page knows. */
export interface Console {
  readonly session: Session;
  readonly call: Call;
  readonly me: ResultOf<'me'>;
  /** What to add to this machine's clock to have the server's, in milliseconds. */
  readonly clockOffset: number;
  /** Shows a sentence above the page until it is dismissed. */
  readonly notify: (kind: 'success' | 'info' | 'warning' | 'error', sentence: string) => void;
  /** Asks anew who is signed in, with which roles. */
  readonly reloadMe: () => Promise<void>;
}

/** The company that a page is about. */
export interface Company {
  readonly id: string;
  readonly name: string;
  readonly status: 'active' | 'suspended';
  readonly role: Role;
}

/** The console of the signed-in person. */
export const ConsoleContext = createContext<Console | null>(null);
/** The company of the page. */
export const CompanyContext = createContext<Company | null>(null);

/** What every page knows; only inside the frame. */
export function useConsole(): Console {
  return present(useContext(ConsoleContext));
}

/** The company of the page; only inside a company's page. */
export function useCompany(): Company {
  return present(useContext(CompanyContext));
}

function present<Value>(value: Value | null): Value {
  if (value === null) {
    throw new Error('This part of the page stands outside its frame.');
  }
  return value;
}
