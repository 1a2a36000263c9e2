// When messages go out, and what may be done with a send in which state.
import { sendErrors as errors, type SendAct, type SendState } from '@yijian/contract/sends';
import type { Bilingual } from '@yijian/contract/core';
import { fail } from '../../platform/errors/index.ts';

const HOUR = 3_600_000;
/** Shanghai is 8 hours ahead and has no summer time. */
const AHEAD = 8 * HOUR;
const DAY = 24 * HOUR;

export interface Quiet {
  /** Hours of the day in Shanghai, 0 to 24; the same hour twice means none. */
  readonly from: number;
  readonly to: number;
}

/** The moment itself, or the end of the quiet hours it falls into. */
export function afterQuiet(at: Date, { from, to }: Quiet): Date {
  const day = Math.floor((at.getTime() + AHEAD) / DAY) * DAY - AHEAD;
  const hour = (at.getTime() - day) / HOUR;
  if (from === to || from >= 24) return at;
  if (from < to) return hour >= from && hour < to ? new Date(day + to * HOUR) : at;
  if (hour >= from) return new Date(day + DAY + to * HOUR);
  return hour < to ? new Date(day + to * HOUR) : at;
}

/** Milliseconds until the second, third and fourth attempt. */
const PAUSES = [60_000, 300_000, 1_800_000];

/** When a message that the service did not take for now is tried again; undefined after the last attempt. */
export const nextAttempt = (attempts: number, now: Date): Date | undefined => {
  const pause = PAUSES[attempts - 1];
  return pause === undefined ? undefined : new Date(now.getTime() + pause);
};

/** A message that is with a process for longer was with one that died. */
export const LOST_AFTER = 300_000;

const words: Readonly<Record<SendState, Bilingual>> = {
  SCHEDULED: { zh: '已排期', en: 'scheduled' },
  SENDING: { zh: '正在发送', en: 'under way' },
  DONE: { zh: '已完成', en: 'done' },
  CANCELLED: { zh: '已取消', en: 'cancelled' },
};
const acts: Readonly<Record<SendAct, Bilingual>> = {
  retry: { zh: '重发', en: 'sent again' },
  cancel: { zh: '取消', en: 'cancelled' },
  resend: { zh: '再次发送', en: 'sent again to those who have not opened it' },
};
const allowed: Readonly<Record<SendState, readonly SendAct[]>> = {
  SCHEDULED: ['cancel'],
  SENDING: ['retry', 'cancel'],
  DONE: ['retry', 'resend'],
  CANCELLED: [],
};

/** Days are full days since the send was done. */
export const resendableFrom = (endedAt: Date, days: number): Date => new Date(endedAt.getTime() + days * DAY);

interface Possible {
  readonly failed: number;
  readonly mayResend: boolean;
}

export const actsOf = (state: SendState, { failed, mayResend }: Possible): SendAct[] => {
  const isPossible: Readonly<Record<SendAct, boolean>> = { retry: failed > 0, cancel: true, resend: mayResend };
  return allowed[state].filter((act) => isPossible[act]);
};

export function requireAct(state: SendState, act: SendAct, language: 'zh' | 'en'): void {
  if (!allowed[state].includes(act))
    throw fail(errors.notPossible, { state: words[state][language], act: acts[act][language] });
}
