// Asks the opinion service: through the guard, with a time limit, and only an answer of the agreed form is used or kept.
import { insightErrors as errors } from '@yijian/contract/insights';
import type { z } from 'zod';
import { fail, type Failure } from '../../../platform/errors/index.ts';
import { GuardFault, guardedFetch, type Fetched } from '../../../platform/gateways/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import type { KeptAnswers } from './kept-answers.policy.ts';
import type { ServiceInUse } from './settings.service.ts';

export interface ServiceReach {
  /** Development only: http and addresses of this machine pass. */
  readonly allowPrivate: boolean;
  readonly answers: KeptAnswers;
}

/** A page is told of a silent service before its own call ends without an answer. */
const LONGEST = 8_000;
const LARGEST_ANSWER = 4 * 1024 * 1024;

export interface AskedService<T> {
  readonly service: ServiceInUse;
  readonly reach: ServiceReach;
  readonly call: 'group' | 'doctor';
  readonly question: object;
  readonly answer: z.ZodType<T>;
}

export interface ServiceAnswer<T> {
  readonly host: string;
  readonly askedAt: string;
  readonly answer: T;
}

export async function askService<T>(context: Context, asked: AskedService<T>): Promise<ServiceAnswer<T>> {
  const { service, reach, call, question } = asked;
  const url = new URL(`${service.address.replace(/\/+$/, '')}/${call}`);
  const body = JSON.stringify(question);
  // After a change of address or key no answer from before it is found.
  const key = `${context.enterprise.id} ${service.edition} ${call} ${body}`;
  const now = context.clock.now().getTime();
  const kept = reach.answers.find(key, now);
  const text = kept?.text ?? (await post(url, { service, reach, body })).text;
  const answer = read(context, { asked, text });
  if (kept === undefined) reach.answers.keep(key, { text, at: now });
  return { host: url.host, askedAt: new Date(kept?.at ?? now).toISOString(), answer };
}

async function post(
  url: URL,
  { service, reach, body }: { service: ServiceInUse; reach: ServiceReach; body: string },
): Promise<Fetched> {
  const headers = {
    'content-type': 'application/json',
    ...(service.key === undefined ? {} : { authorization: `Bearer ${service.key}` }),
  };
  const { allowPrivate } = reach;
  const guard = { hosts: [url.host], allowPrivate, timeout: LONGEST, limit: LARGEST_ANSWER, post: { headers, body } };
  try {
    const fetched = await guardedFetch(url.href, guard);
    if (fetched.status !== 200) throw fail(errors.serviceRefused, { status: fetched.status });
    return fetched;
  } catch (error) {
    throw error instanceof GuardFault ? failureOf(error) : error;
  }
}

function failureOf({ kind }: GuardFault): Failure {
  if (kind === 'timedOut') return fail(errors.serviceTimedOut);
  if (kind === 'tooLarge') return fail(errors.serviceFaulty, { place: 'size' });
  return fail(errors.serviceUnreachable);
}

/** The log tells where an answer breaks the form, never what it says. */
function read<T>({ log }: Context, { asked, text }: { asked: AskedService<T>; text: string }): T {
  const found = asked.answer.safeParse(parsed(text));
  if (found.success) return found.data;
  const place = found.error.issues[0]?.path.join('.') || 'JSON';
  log.warn({ call: asked.call, place }, 'an opinion service broke the agreed form');
  throw fail(errors.serviceFaulty, { place });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
