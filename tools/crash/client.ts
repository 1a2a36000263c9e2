// A caller that does not give up: every call is sent again under its key until it is answered.
import { setTimeout as sleep } from 'node:timers/promises';
import type { EndpointRow } from '@yijian/contract/core';
import { dataModelEndpoints as data } from '@yijian/contract/data-models';

const PAUSE = 40;
/** A product that answers nothing for so long, in milliseconds, is down for good. */
const PATIENCE = 180_000;
/** Refusals of moments: the product starts, drains, or lost its database. */
const isMoment = (status: number): boolean => status >= 500 || status === 429;

export interface Answered {
  readonly status: number;
  readonly body: { readonly message?: string; readonly error?: string; readonly result?: unknown };
}

export interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** What the callers met, counted over all of them. */
export interface Met {
  /** Calls that broke off or were refused for a moment. */
  broken: number;
  /** 500 where 503 or a broken connection is right. */
  readonly faults: string[];
}

export interface Client {
  /** The result; throws when the call is refused for good. */
  ask<T>(key: string, row: EndpointRow, sent: Sent): Promise<T>;
  /** Commits an upload: one that was interrupted is begun anew, one that was done meanwhile is done. */
  commit(key: string, batchId: string): Promise<void>;
}

/** `origin` answers where the product is now; undefined while it is down. */
export function openClient(origin: () => string | undefined, token: string, met: Met): Client {
  const answered = async (key: string, row: EndpointRow, sent: Sent): Promise<Answered> => {
    const until = Date.now() + PATIENCE;
    for (;;) {
      const at = origin();
      const answer = at === undefined ? undefined : await send(at, { key, token }, row, sent);
      if (answer !== undefined && !isMoment(answer.status)) return answer;
      if (answer?.status === 500) met.faults.push(`${key} answered 500 ${answer.body.message ?? ''}`);
      met.broken += 1;
      if (Date.now() > until) throw new Error(`${key} was not answered within ${PATIENCE / 1000} s`);
      await sleep(PAUSE);
    }
  };
  const ask = async <T>(key: string, row: EndpointRow, sent: Sent): Promise<T> => {
    const answer = await answered(key, row, sent);
    if (answer.status !== 200) throw refused(key, answer);
    return answer.body.result as T;
  };
  return {
    ask,
    async commit(key, batchId) {
      for (let turn = 0; ; turn += 1) {
        const answer = await answered(`${key}-${turn}`, data.saveData, { body: { batchId } });
        if (answer.status === 200) return;
        const { state } = await ask<{ state: string }>(`${key}-seen-${turn}`, data.findBatch, {
          params: { id: batchId },
        });
        if (state === 'DONE') return;
        if (answer.status !== 409) throw refused(key, answer);
        await sleep(PAUSE * 5);
      }
    },
  };
}

const refused = (key: string, { status, body }: Answered): Error =>
  new Error(`${key} was refused with ${status} ${body.error ?? ''} ${body.message ?? ''}`);

/** Undefined when the connection broke. */
async function send(
  origin: string,
  { key, token }: { key: string; token: string },
  row: EndpointRow,
  { params = {}, body }: Sent,
): Promise<Answered | undefined> {
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name]!);
  const isJson = body !== undefined && row.body?.encoding !== 'multipart';
  try {
    const answer = await fetch(`${origin}/prod-api${path}`, {
      method: row.method,
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': `crash-run-${key}`,
        ...(isJson ? { 'content-type': 'application/json' } : {}),
      },
      ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body) : formOf(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Answered['body'] };
  } catch {
    return undefined;
  }
}

function formOf(body: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === 'string') form.append(name, value);
    else {
      const file = value as { name: string; content: string };
      form.append(name, new Blob([file.content]), file.name);
    }
  }
  return form;
}
