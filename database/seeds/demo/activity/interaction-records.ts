// What two platforms for education reported of the last four weeks, stored by the room's own service (product: interactions).
import { storeInteractions } from '../../../../apps/server/src/modules/interactions/index.ts';
import type { Transaction } from '../../reference/index.ts';
import { actAs, findActor } from '../acting.ts';
import { addDays, momentOf } from '../days.ts';
import { random, weighted } from '../random.ts';

interface Desk {
  readonly enterpriseId: string;
  readonly realm: string;
  readonly today: string;
}

const DAYS = 28;

const drawAct = weighted([
  [{ channel: 'EDUCATION', action: 'LEARNED' }, 44],
  [{ channel: 'EDUCATION', action: 'DISCUSSED' }, 12],
  [{ channel: 'EDUCATION', action: 'TESTED' }, 14],
  [{ channel: 'LIVE', action: 'WATCHED' }, 22],
  [{ channel: 'LIVE', action: 'ASKED' }, 8],
] as const);

const subjects = {
  EDUCATION: ['头痛门诊规范化课程', '失眠认知行为治疗入门', '抑郁障碍量表判读', '癫痫长程管理病例'],
  LIVE: ['偏头痛预防治疗新进展', '老年失眠用药安全', '抑郁共病焦虑的识别'],
} as const;

/** Doctors who agreed to live sessions, on either kind of platform. */
export async function storeInteractionRecords(tx: Transaction, { enterpriseId, realm, today }: Desk): Promise<void> {
  const count = realm === 'weili' ? 240 : 24;
  const doctors = await tx<{ id: string }[]>`
    select c.doctor_id::text as id from doctor_channels c
    where c.enterprise_id = app.enterprise_id() and c.channel = 'LIVE' and c.consent = 'OPT_IN' order by c.doctor_id limit ${count}`;
  if (doctors.length === 0) return;
  const randomly = random(realm, 'interaction records');
  const records = Array.from({ length: count }, () => {
    const act = drawAct(randomly);
    const day = addDays(today, -randomly.between(1, DAYS));
    return {
      ...act,
      doctorId: randomly.pick(doctors).id,
      // Between seven in the evening and ten at night.
      at: new Date(momentOf(day, randomly.between(1140, 1319))).toISOString(),
      subject: randomly.pick(subjects[act.channel]),
      ...(act.action === 'ASKED' ? {} : { minutes: randomly.between(4, 65) }),
      platform: act.channel === 'LIVE' ? '神经前沿直播' : '医学云课堂',
    };
  });
  const keyOf = (one: (typeof records)[number]): string => [one.doctorId, one.at, one.action, one.subject].join(' ');
  const single = [...new Map(records.map((one) => [keyOf(one), one])).values()];
  const user = await findActor(tx, { role: 'STEW' });
  await storeInteractions(actAs(tx, { enterpriseId, user, when: new Date(momentOf(today, 540)) }), single);
}
