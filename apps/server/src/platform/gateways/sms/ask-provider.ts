// One signed question to an SMS provider, and what is known when it is not answered as agreed.
import { GuardFault, guardedFetch, type Posted } from '../guarded-fetch.ts';
import type { SmsResult } from './sms.ts';

export interface Reach {
  /** Base address of the provider, `https://dysmsapi.aliyuncs.com` for instance. */
  readonly base: string;
  readonly allowPrivate: boolean;
  /** Milliseconds for the whole question. */
  readonly timeout: number;
}

export type Answered = { readonly status: number; readonly json: unknown } | { readonly result: SmsResult };

/** Posts to the provider. What never left this machine is refused for now; what may have arrived is unknown. */
export async function askProvider(
  { base, allowPrivate, timeout }: Reach,
  { path, ...post }: { path: string } & Posted,
): Promise<Answered> {
  const url = new URL(path, base);
  try {
    const { status, text } = await guardedFetch(url.href, { hosts: [url.host], allowPrivate, timeout, post });
    const json = parsed(text);
    return json === undefined ? { result: { state: 'unknown', reason: `answer ${status}` } } : { status, json };
  } catch (error) {
    if (!(error instanceof GuardFault)) throw error;
    return { result: notAnswered(error) };
  }
}

function notAnswered({ kind, wasSent }: GuardFault): SmsResult {
  if (wasSent) return { state: 'unknown', reason: kind };
  return { state: 'refused', reason: kind, isTemporary: ['notFound', 'timedOut', 'unreachable'].includes(kind) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
