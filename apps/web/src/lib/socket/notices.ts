// Notices as they happen: appended to a list, indicator on, nothing missed and nothing doubled over a lost connection (specification 4, 7.4; R4.7).
import { notificationEndpoints, type Notice } from '@yijian/contract/notifications';
import { create } from 'zustand';
import { call } from '../api/index.ts';
import { onSignOut } from '../session/index.ts';
import { readSimulation } from '../storage/index.ts';
import { keepConnected } from './keep-connected.ts';

export interface NoticeState {
  /** Notices that came while this page was open, oldest first. */
  readonly notices: readonly Notice[];
  /** Unread notices of this user, also those from before. */
  readonly unread: number;
  /** The message indicator: on with each new notice until the user has looked. */
  readonly hasNew: boolean;
  readonly isConnected: boolean;
}

const nothing: NoticeState = { notices: [], unread: 0, hasNew: false, isConnected: false };
const store = create<NoticeState>(() => nothing);
/** Most notices kept on the page; older ones are on the message page. */
const KEPT = 200;

/** Inside React: `useNotices((state) => state.hasNew)`. */
export const useNotices = store;

/** Turns the indicator off: the user has opened the messages. */
export function noticesSeen(unread?: number): void {
  store.setState((state) => ({ hasNew: false, unread: unread ?? state.unread }));
}

const rightsListeners = new Set<() => void>();

/** Told when the server says that rights may have changed, and after a lost connection. Answers how to stop. */
export function onRightsTold(listener: () => void): () => void {
  rightsListeners.add(listener);
  return () => rightsListeners.delete(listener);
}

const tellRights = (): void => rightsListeners.forEach((listener) => listener());

const quietly = { errorMessage: false, repeatCancel: false } as const;

/** Listens for a user until the answered function is called or the user signs out. */
export function startNotices(userId: string): () => void {
  // A view as another user reads no messages and holds no socket of the other.
  if (readSimulation() !== null) return () => undefined;
  // Where to go on from: the newest notice this page knows about.
  let last: bigint | null = null;
  // Set while missed notices are being read: a second loss must start again from there, not from what came live since.
  let owed: bigint | null = null;

  const take = (notice: Notice): void => {
    const id = BigInt(notice.id);
    store.setState((state) => {
      if (state.notices.some((known) => known.id === notice.id)) return state;
      const notices = [...state.notices, notice].sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
      return { notices: notices.slice(-KEPT), unread: state.unread + 1, hasNew: true };
    });
    if (last === null || id > last) last = id;
  };

  const catchUp = async (): Promise<void> => {
    store.setState({ isConnected: true });
    const from = owed ?? last;
    // What changed while nobody listened was told to nobody.
    if (from !== null) tellRights();
    owed = from;
    const now = await call(notificationEndpoints.countUnread, {}, quietly);
    if (from === null) {
      // Notices that arrived while the count was on its way are part of it.
      last = BigInt(now.latestId);
      store.setState((state) => ({ unread: now.count, hasNew: state.hasNew || now.count > 0 }));
      return;
    }
    for (const notice of await missedSince(from)) take(notice);
    owed = null;
    store.setState({ unread: now.count });
  };

  const disconnect = keepConnected(userId, {
    onNotice: take,
    onRights: tellRights,
    onConnect: () => void catchUp().catch((cause: unknown) => console.warn('missed notices were not read', cause)),
    onLost: () => store.setState({ isConnected: false }),
  });
  const stop = (): void => {
    forgetSignOut();
    disconnect();
    store.setState(nothing);
  };
  const forgetSignOut = onSignOut(stop);
  return stop;
}

async function missedSince(from: bigint): Promise<Notice[]> {
  const found: Notice[] = [];
  for (let id = from, more = true; more;) {
    const query = { id: String(id), limit: 200 };
    const page = await call(notificationEndpoints.listSince, { query }, quietly);
    found.push(...page.content);
    const newest = page.content.at(-1);
    more = page.hasMore && newest !== undefined;
    if (newest) id = BigInt(newest.id);
  }
  return found;
}
