// Stages: the matrix of a period with its people, and one doctor's ladder with the touch that moves those alike (product 3.18).
import { doctorErrors } from '@yijian/contract/doctors';
import {
  LEAST_PEERS,
  type PersonalQuery,
  type PersonalStages,
  type StageMatrix,
  type StagePeopleQuestion,
  type StageQuestion,
  type TouchAdvice,
} from '@yijian/contract/journeys';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context, JsonText } from '../../../platform/http/index.ts';
import { findDoctorBasics } from '../../doctors/index.ts';
import { mayContact } from '../../privacy/index.ts';
import { daysOf, peopleText, selectPeople, wilson } from '../../sales-funnels/index.ts';
import { alikeOf, changesOf } from './personal-stages.policy.ts';
import { personalDays } from '../personal/personal-days.policy.ts';
import { selectActDays, selectTouches, type TouchRow } from './personal-stages.sql.ts';
import { selectStages, stageRows } from './stages.sql.ts';

const today = ({ clock }: Context): string => dayInShanghai(clock.now());

export async function findStages(context: Context, { period }: StageQuestion): Promise<StageMatrix> {
  const days = daysOf(period, today(context));
  return { days, ...(await selectStages(context.sql, { days, viewer: context.user })) };
}

export async function listStagePeople(context: Context, question: StagePeopleQuestion): Promise<JsonText> {
  const { sql, user: viewer, language } = context;
  const { period, slice, page, size } = question;
  const rows = stageRows(sql, { days: daysOf(period, today(context)), viewer, slice });
  return peopleText(await selectPeople(sql, { rows, unit: 'DOCTOR', language, page, size }));
}

export async function findPersonalStages(
  context: Context,
  { doctorId, ...asked }: PersonalQuery & { readonly doctorId: string },
): Promise<PersonalStages> {
  if ((await findDoctorBasics(context, doctorId)) === undefined) throw fail(doctorErrors.notFound);
  const { sql, user: viewer, clock } = context;
  const days = personalDays(asked, today(context));
  const standing = changesOf(await selectActDays(sql, { doctorId, viewer, days }), days);
  const { peers, touches } = await selectTouches(sql, { doctorId, viewer, day: days.to, ...alikeOf(standing.stage) });
  const known = touches.filter(({ touched }) => touched >= LEAST_PEERS);
  const advice = await Promise.all(known.map((one) => adviceOf(context, { doctorId, ...one })));
  const best = advice.toSorted((one, other) => other.least - one.least || (one.channel < other.channel ? -1 : 1));
  return { days, ...standing, peers, advice: best, asOf: clock.now().toISOString() };
}

/** Channels that ask for consent first, and what for. */
const consents = {
  SMS: { channel: 'SMS', purpose: 'CONTENT' },
  MAIL: { channel: 'MAIL', purpose: 'CONTENT' },
  WECOM: { channel: 'WECOM', purpose: 'CONTENT' },
} as const;

async function adviceOf(
  context: Context,
  { doctorId, channel, touched, moved }: TouchRow & { readonly doctorId: string },
): Promise<TouchAdvice> {
  const consent = channel in consents ? consents[channel as keyof typeof consents] : undefined;
  return {
    channel: channel as TouchAdvice['channel'],
    touched,
    moved,
    share: moved / touched,
    least: wilson({ converted: moved, counted: touched }).low,
    isAllowed: consent === undefined || (await mayContact(context, { doctorId, ...consent })),
  };
}
