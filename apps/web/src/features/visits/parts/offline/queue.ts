// Visits written without a network: kept in this browser, sent once each when it is back, in the order they were written.
import { visitEndpoints, type ChangedVisit, type NewVisit } from '@yijian/contract/visits';
import type { z } from 'zod';
import { create } from 'zustand';
import { ApiError, call, connection, isUnreachable } from '../../../../lib/api/index.ts';
import { recordStore } from '../../../../lib/storage/index.ts';
import type { ReadVisit, VisitWork } from '../form/visit-work.ts';

interface Kept {
  /** Made by the device; the server keeps a visit that is sent twice with it once. */
  readonly id: string;
  readonly writtenAt: string;
  /** What the form holds, so that it opens again. */
  readonly work: VisitWork;
  /** Why the server refused it; null while it waits. */
  readonly refusal: string | null;
}
export type QueuedVisit = Kept &
  (
    | { readonly kind: 'add'; readonly body: z.input<typeof NewVisit> }
    | {
        readonly kind: 'change';
        readonly visitId: string;
        readonly body: z.input<typeof ChangedVisit>;
        /** What the change began from; one that an earlier release kept has none. */
        readonly read?: ReadVisit;
      }
  );

interface Queue {
  readonly visits: readonly QueuedVisit[];
  readonly isSending: boolean;
}

export const useQueue = create<Queue>(() => ({ visits: [], isSending: false }));

// Two people at one desk never see or send what the other wrote.
const stores = new Map<string, ReturnType<typeof recordStore<QueuedVisit>>>();
function store() {
  const { enterpriseId, userId } = connection();
  const name = `visits:${enterpriseId}:${userId}`;
  const known = stores.get(name) ?? recordStore<QueuedVisit>(name);
  stores.set(name, known);
  return known;
}

export async function readQueue(): Promise<void> {
  const visits = await store().all();
  useQueue.setState({ visits: visits.toSorted((a, b) => a.writtenAt.localeCompare(b.writtenAt)) });
}

/** Rejects where the browser keeps nothing. */
export async function enqueue(visit: QueuedVisit): Promise<void> {
  await store().put(visit);
  await readQueue();
}

export async function dropQueued(id: string): Promise<void> {
  await store().remove(id);
  await readQueue();
}

const quiet = { errorMessage: false, repeatCancel: false } as const;

function send(visit: QueuedVisit): Promise<unknown> {
  if (visit.kind === 'add') return call(visitEndpoints.add, { body: visit.body }, quiet);
  return call(visitEndpoints.change, { params: { id: visit.visitId }, body: visit.body }, quiet);
}

/** Sends what waits; answers how many arrived. One at a time, and never twice at once, in this page or another. */
export async function sendQueue(): Promise<number> {
  if (useQueue.getState().isSending) return 0;
  useQueue.setState({ isSending: true });
  try {
    // Browsers hide locks on pages without https; the server still keeps each visit once.
    const locks = navigator.locks as LockManager | undefined;
    if (locks === undefined) return await sendAll();
    return await locks.request('yijian:visits', { ifAvailable: true }, (lock) => (lock === null ? 0 : sendAll()));
  } finally {
    useQueue.setState({ isSending: false });
  }
}

async function sendAll(): Promise<number> {
  await readQueue();
  let arrived = 0;
  for (const visit of useQueue.getState().visits) {
    if (visit.refusal !== null) continue;
    try {
      await send(visit);
      await store().remove(visit.id);
      arrived += 1;
    } catch (error) {
      // Signed out, or no answer: everything waits for the next time.
      if (isUnreachable(error) || (error instanceof ApiError && error.status === 401)) break;
      await store().put({ ...visit, refusal: error instanceof Error ? error.message : String(error) });
    }
  }
  await readQueue();
  return arrived;
}

/** A version 4 UUID; crypto.randomUUID is missing on plain http hosts. */
export function newClientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
