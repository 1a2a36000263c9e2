// Twenty million interactions of a million doctors over three years, in the order of time in which they come in, by one statement.
import type { Transaction } from '../../../database/seeds/reference/index.ts';
import { BASE, DOCTORS, drawn } from '../meetings/people-fill.ts';

export const EVENTS = 20_000_000;
const SECONDS = 3 * 365 * 86_400;
/** As often as each stands here. */
const kinds = [
  ['VISIT', 'MET'],
  ['VISIT', 'MET'],
  ['SMS', 'RECEIVED'],
  ['SMS', 'RECEIVED'],
  ['SMS', 'CLICKED'],
  ['MAIL', 'RECEIVED'],
  ['MAIL', 'OPENED'],
  ['WECOM', 'RECEIVED'],
  ['WECOM', 'RECEIVED'],
  ['WECOM', 'READ'],
  ['WECOM', 'REPLIED'],
  ['LIVE', 'WATCHED'],
  ['LIVE', 'ASKED'],
  ['EDUCATION', 'LEARNED'],
  ['EDUCATION', 'TESTED'],
  ['SURVEY', 'ANSWERED'],
  ['MEETING', 'REGISTERED'],
  ['MEETING', 'ATTENDED'],
] as const;

export async function plantEvents(tx: Transaction): Promise<void> {
  await tx`
    insert into interactions (doctor_id, at, channel, action, subject)
    select ${BASE} + ${drawn(tx, tx`n * 7`, DOCTORS)}, now() - make_interval(secs => (${EVENTS}::bigint - n) * ${SECONDS} / ${EVENTS}),
      (${kinds.map(([channel]) => channel)}::text[])[1 + kind], (${kinds.map(([, action]) => action)}::text[])[1 + kind],
      (array['偏头痛规范化诊疗', '失眠障碍指南', ''])[1 + n % 3]
    from (select n, ${drawn(tx, tx`n * 11`, kinds.length)} as kind from generate_series(1, ${EVENTS}::int) n) x`;
}
