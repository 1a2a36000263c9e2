// Where calls go, for whom, and who is told when they fail; session fills it, the shell lends its toast (specification 7).
import type { EndpointRow } from '@yijian/contract/core';
import type { ApiError } from './error.ts';
import { isCancelled } from './error.ts';

export interface Connection {
  /** Base address of calls, without a trailing slash. */
  readonly interfaceAddress: string;
  /** Own host that answers the four chats; empty: the root of the interface's host. */
  readonly languageModelAddress: string;
  /** Base of the identity provider: `{authAddress}/realms/{realm}/…`. */
  readonly authAddress: string;
  readonly realm: string;
  readonly clientId: string;
  readonly enterpriseId: string;
  readonly userId: string;
}

const nobody: Connection = {
  interfaceAddress: '',
  languageModelAddress: '',
  authAddress: '',
  realm: '',
  clientId: '',
  enterpriseId: '',
  userId: '',
};

let state: Connection = nobody;
let toast: (message: string) => void = (message) => console.error(message);
let sessionEnd: (error: ApiError) => Promise<void> = () => Promise.resolve();
let ending: Promise<void> | null = null;

export function connection(): Connection {
  return state;
}

/** Changes what is given and keeps the rest; `connect(null)` forgets all. */
export function connect(change: Partial<Connection> | null): void {
  state = change === null ? nobody : { ...state, ...change };
}

/** Base address of a row: the enterprise's interface address, the root of its host, its host of chats, or one given for this call. */
export function baseOf(row: EndpointRow, given?: string): string {
  if (given !== undefined) return given;
  if (row.base === 'language-model' && state.languageModelAddress !== '') return state.languageModelAddress;
  return (row.base ?? 'interface') === 'interface'
    ? state.interfaceAddress
    : new URL(state.interfaceAddress, window.location.origin).origin;
}

/** Lends the shell's error toast to calls. */
export function setToast(show: (message: string) => void): void {
  toast = show;
}

/** Shows an error's words, except for a call that was only replaced (R8.2). */
export function showError(error: unknown): void {
  if (!isCancelled(error) && error instanceof Error) toast(error.message);
}

/** What to do when the session cannot go on: log out and reload (R8.1, 401). */
export function onSessionEnd(handler: (error: ApiError) => Promise<void>): void {
  sessionEnd = handler;
}

/** Ends the session once, however many calls find out at the same time. */
export function endSession(error: ApiError): Promise<void> {
  ending ??= sessionEnd(error).finally(() => {
    ending = null;
  });
  return ending;
}
