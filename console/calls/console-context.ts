import { createContext, useContext } from 'react';
import type { Call } from '../api/calls.ts';
import type { ResultOf, Role } from '../api/types.ts';
import type { Session } from '../session/session.ts';

/** What the frame provides to every page. */
export interface Console {
  readonly session: Session;
  readonly call: Call;
  readonly me: ResultOf<'me'>;
  /** Milliseconds to add to this machine's clock to get the server's time. */
  readonly clockOffset: number;
  /** Shows a sentence above the page until it is dismissed; a notice of success only until another page is opened. */
  readonly notify: (kind: 'success' | 'info' | 'warning' | 'error', sentence: string) => void;
  /** Reloads the signed-in person and their roles. */
  readonly reloadMe: () => Promise<void>;
}

/** The company that a page is about. */
export interface Company {
  readonly id: string;
  readonly name: string;
  readonly status: 'active' | 'suspended';
  readonly role: Role;
}

/** Provides `Console` to every page; null outside the frame. */
export const ConsoleContext = createContext<Console | null>(null);
/** Provides the company of the page; null on the pages of the stage. */
export const CompanyContext = createContext<Company | null>(null);

/**
 * Returns what the frame provides.
 *
 * @throws Error outside the frame.
 */
export function useConsole(): Console {
  return present(useContext(ConsoleContext));
}

/**
 * Returns the company of the page.
 *
 * @throws Error on a page that is not about one.
 */
export function useCompany(): Company {
  return present(useContext(CompanyContext));
}

/**
 * Returns what the person may do with the company of the page, as the API decides it: while the company is suspended,
 * its administrators may still take something away, and operators may do everything.
 */
export function useRights(): { readonly mayChange: boolean; readonly mayRemove: boolean } {
  const { role, status } = useCompany();
  const { me } = useConsole();
  const mayRemove = role !== 'viewer';
  return { mayChange: mayRemove && (status === 'active' || me.operator), mayRemove };
}

function present<Value>(value: Value | null): Value {
  if (value === null) {
    throw new Error('This component is rendered outside the frame that provides its context.');
  }
  return value;
}
