// Meetings of two years in every state, made by the product's own steps on the days they would have taken (product: meetings).
import {
  addMeeting,
  cancelMeeting,
  changeMeeting,
  findCancellationFees,
  followEnd,
  followReturn,
  meetingEffects,
  submitMeeting,
} from '../../../../apps/server/src/modules/meetings/index.ts';
import {
  approveTask,
  offerEffects,
  rejectTask,
  returnTask,
} from '../../../../apps/server/src/modules/workflows/index.ts';
import type { Transaction } from '../../reference/index.ts';
import { actAs, findActor, findOpenTask } from '../acting.ts';
import { addDays, momentOf } from '../days.ts';
import { EARLIER_AT, earlierMeetings } from './earlier-meetings.ts';
import { holdMeeting, minuteOf, type As, type Storing } from './holding.ts';
import { placesOf } from './places.ts';
import { answerAsSpeaker } from './speaker-answers.ts';
import { plannedMeetings, RECENT_AT, recentMeetings, subjects, talkerOf } from './planned-meetings.ts';

interface Desk {
  readonly enterpriseId: string;
  readonly today: string;
}

export async function storeMeetings(tx: Transaction, { enterpriseId, today }: Desk): Promise<void> {
  // No server stands around the generator that would have offered them.
  offerEffects(meetingEffects);
  const [marketing, compliance] = [await findActor(tx, { role: 'MKT' }), await findActor(tx, { role: 'COMP' })];
  // An enterprise without marketing and compliance has nobody who may decide.
  if (marketing.id === compliance.id) return;
  const as: As = (user, day, minute = 600) => actAs(tx, { enterpriseId, user, when: new Date(momentOf(day, minute)) });
  const places = await placesOf(tx, Number(today.slice(0, 4)));
  const fees = await feesOf(tx);
  const materials = await tx<{ id: string; expiresOn: string }[]>`
    select id::text, expires_on::text as "expiresOn" from library_materials where enterprise_id = app.enterprise_id() and state = 'APPROVED'
      and audience = 'PROMOTIONAL' and type <> 'SOP' and expires_on > ${addDays(today, 120)} order by id`;
  const earlier = earlierMeetings(today).map((one, at) => ({ one, at: EARLIER_AT + at }));
  const recent = recentMeetings.map((one, at) => ({ one, at: RECENT_AT + at }));
  for (const { one, at } of [...earlier, ...recent, ...plannedMeetings.map((one, at) => ({ one, at }))]) {
    const place = places[one.rep % places.length];
    const due = addDays(today, one.days);
    const day = one.lasts === undefined ? workday(due) : due;
    if (place === undefined || !place.lines.has(Number(day.slice(0, 4)))) continue;
    const material = materials[at % materials.length];
    await storeOne(tx, {
      as,
      one,
      at,
      day,
      today,
      place,
      fees,
      compliance,
      // What is approved for a day far ahead may be without one that is in force by then.
      materialId: material !== undefined && material.expiresOn >= day ? material.id : undefined,
    });
  }
  // Nobody is told anew of what lies in the past.
  await tx`delete from outbox_events where topic like 'workflows.%'`;
  await tellOnce(tx, enterpriseId);
  await tx`delete from notices where enterprise_id = app.enterprise_id() and (kind like 'meetings.%' or kind like 'speakers.%')`;
}

/** One event for all of a kind in place of one for each: interactions read the lines as they are. */
async function tellOnce(tx: Transaction, enterpriseId: string): Promise<void> {
  await tx`
    with told as (
      delete from outbox_events where enterprise_id = ${enterpriseId} and topic = 'doctors.touched'
        and payload->>'source' in ('meeting_guests', 'meeting_survey_replies', 'meeting_material_reads')
      returning payload)
    insert into outbox_events (enterprise_id, topic, payload)
    select ${enterpriseId}, 'doctors.touched',
      jsonb_build_object('source', payload->>'source', 'ids', jsonb_agg(distinct one.id))
    from told cross join lateral jsonb_array_elements_text(payload->'ids') one(id) group by payload->>'source'`;
}

async function feesOf(tx: Transaction): Promise<ReadonlyMap<string, number>> {
  const rows = await tx<{ doctorId: string; fee: number }[]>`
    select s.doctor_id::text as "doctorId", max(k.fee)::float8 as fee from speakers s
    join speaker_contracts k on k.enterprise_id = s.enterprise_id and k.speaker_id = s.id and k.state = 'SIGNED'
    where s.enterprise_id = app.enterprise_id() and s.state = 'ACTIVE' group by s.doctor_id`;
  return new Map(rows.map(({ doctorId, fee }) => [doctorId, fee]));
}

/** Saturday and Sunday give way to the Monday after. */
function workday(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, weekday === 6 ? 2 : weekday === 0 ? 1 : 0);
}

/** Said by an owner who has not confirmed an earlier meeting in time. */
const overdue = { code: 'S17', comment: '签到表原件在寄送途中，本周内确认' };

async function storeOne(tx: Transaction, storing: Storing): Promise<void> {
  const { as, one, day, place, today } = storing;
  const { owner } = place;
  // Two weeks of approval before the day, but never later than yesterday.
  const applied = [addDays(day, -21), addDays(today, -4)].toSorted()[0]!;
  const content = contentOf(storing);
  const { id } = await addMeeting(as(owner, applied, 560), content);
  if (one.until === 'DRAFT') return;
  await submitMeeting(as(owner, applied, 580), { id, comments: [...(one.comments ?? []), overdue] });
  if (one.until === 'IN_APPROVAL') return approve(tx, { as, id, day: addDays(applied, 1), nodes: one.nodes ?? 0 });
  if (one.until === 'RETURNED') return sendBack(tx, { as, id, day: addDays(applied, 1) });
  if (one.until === 'REJECTED') return reject(tx, { as, id, day: addDays(applied, 1) });
  await approve(tx, { as, id, day: addDays(applied, 1) });
  await answerAsSpeaker(tx, as(owner, addDays(applied, 2)), { id, answers: one.answers ?? 'SIGNS' });
  if (one.until === 'APPROVED') return;
  if (one.until === 'CANCELLED') {
    const late = as(owner, addDays(day, -1));
    const { total: fees } = await findCancellationFees(late, id);
    await cancelMeeting(late, { id, reason: '医院临时停用报告厅，改期另行申请', fees });
    return;
  }
  if (one.until === 'CHANGE_APPROVAL') {
    const version = await versionOf(tx, id);
    const costs = content.costs.map((cost) => (cost.kind === 'MEAL' ? { ...cost, quantity: cost.quantity + 4 } : cost));
    const change = { ...content, costs, expectedGuests: content.expectedGuests + 4 };
    await changeMeeting(as(owner, addDays(today, -1)), {
      id,
      version,
      ...change,
      reason: '科室增派四位医生参会',
      comments: [],
    });
    return;
  }
  await holdMeeting(tx, { ...storing, id });
}

async function versionOf(tx: Transaction, id: string): Promise<number> {
  const [row] = await tx<[{ version: number }]>`
    select version from meetings where enterprise_id = app.enterprise_id() and id = ${id}`;
  return row.version;
}

function contentOf({ one, at, day, place, fees, materialId }: Storing) {
  const { hospital, doctors, lines } = place;
  const subject = subjects[at % subjects.length]!;
  const from = talkerOf(one, at);
  // Who is no active speaker speaks without a fee.
  const fee = fees.get(doctors[from]!.id);
  // Whoever speaks more often speaks to others each time.
  const others = one.talker === undefined ? doctors.slice(from + 1) : withoutPlace(doctors, from).slice(at % 8);
  const guestIds = others.slice(0, one.guests).map(({ id }) => id);
  const startsAt = new Date(momentOf(day, minuteOf(one, at)));
  const heads = one.guests + 2;
  // A course of several days has more of everything.
  const times = one.lasts === undefined ? 1 : 4;
  return {
    type: one.type,
    title: `${hospital.name}${subject}`.slice(0, 120),
    objective: `更新${subject}的临床知识，讨论真实病例的诊疗决策`,
    purpose: 'PROMOTIONAL' as const,
    format: 'ONSITE' as const,
    hospitalId: hospital.id,
    startsAt: startsAt.toISOString(),
    endsAt: new Date(startsAt.getTime() + (one.lasts ?? 120) * 60_000).toISOString(),
    venueKind: one.venueKind ?? ('HOSPITAL' as const),
    venueName: one.venueKind === undefined ? '门诊楼学术报告厅' : '湖畔会议中心',
    address: '',
    cityCode: hospital.cityCode,
    // The conference centre stands elsewhere; where exactly nobody has entered.
    ...(one.venueKind === undefined ? { latitude: hospital.latitude, longitude: hospital.longitude } : {}),
    onlineLink: '',
    lineId: lines.get(Number(day.slice(0, 4)))!,
    expectedGuests: one.guests,
    expectedStaff: 2,
    agenda: [
      { kind: 'OPENING' as const, topic: '开场', minutes: 10 * times },
      {
        kind: 'TALK' as const,
        topic: `${subject}进展`,
        minutes: 50 * times,
        speakerId: doctors[from]!.id,
        materialId: materialId ?? null,
      },
      { kind: 'CASE' as const, topic: '病例分享', minutes: 30 * times },
      { kind: 'DISCUSSION' as const, topic: '讨论', minutes: 30 * times },
    ],
    costs: [
      { kind: 'MEAL' as const, note: '工作餐', price: one.meal ?? 80, quantity: heads },
      ...(fee === undefined ? [] : [{ kind: 'FEE' as const, note: '讲课费', price: fee, quantity: 1 }]),
      ...(one.type === 'CITY' ? [{ kind: 'VENUE' as const, note: '会场', price: 6000, quantity: 1 }] : []),
    ],
    guestIds,
  };
}

const withoutPlace = <T>(all: readonly T[], place: number): readonly T[] => all.toSpliced(place, 1);

interface Deciding {
  readonly as: As;
  readonly id: string;
  readonly day: string;
  /** How many nodes agree; all of them unless given. */
  readonly nodes?: number;
}

async function instanceOf(tx: Transaction, id: string): Promise<string> {
  const [row] = await tx<[{ instanceId: string }]>`
    select instance_id::text as "instanceId" from meetings where enterprise_id = app.enterprise_id() and id = ${id}`;
  return row.instanceId;
}

const isDecided = async (tx: Transaction, id: string): Promise<boolean> => {
  const [row] = await tx<[{ state: string }]>`
    select state from meetings where enterprise_id = app.enterprise_id() and id = ${id}`;
  return row.state !== 'IN_APPROVAL';
};

async function approve(tx: Transaction, { as, id, day, nodes = 9 }: Deciding): Promise<void> {
  const instanceId = await instanceOf(tx, id);
  for (let node = 0; node < nodes && !(await isDecided(tx, id)); node += 1) {
    const task = await findOpenTask(tx, instanceId);
    const who = await findActor(tx, { id: task.userId });
    await approveTask(as(who, day, 600 + 90 * node), { id: task.id, body: { comment: '同意', attachments: [] } });
  }
}

async function reject(tx: Transaction, { as, id, day }: Deciding): Promise<void> {
  const instanceId = await instanceOf(tx, id);
  const task = await findOpenTask(tx, instanceId);
  const who = await findActor(tx, { id: task.userId });
  const context = as(who, day);
  await rejectTask(context, { id: task.id, body: { comment: '与上月主题重复，请合并后再申请', attachments: [] } });
  await followEnd(context, { instanceId, definitionKey: 'meeting-approval', state: 'REJECTED' });
}

/** The first approver sends it back to its owner. */
async function sendBack(tx: Transaction, { as, id, day }: Deciding): Promise<void> {
  const instanceId = await instanceOf(tx, id);
  const task = await findOpenTask(tx, instanceId);
  const context = as(await findActor(tx, { id: task.userId }), day);
  const reason = '请补充病例分享的讲者，并说明与上季度科会的区别';
  await returnTask(context, { id: task.id, body: { nodeId: 'start', comment: reason } });
  await followReturn(context, { instanceId, definitionKey: 'meeting-approval', reason });
}
