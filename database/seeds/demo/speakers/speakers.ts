// Speakers in every state, made by the product's own steps on the days they would have taken (product: speakers).
import type { SpeakerState } from '@yijian/contract/speakers';
import {
  addContract,
  addSpeaker,
  askChange,
  blacklistSpeaker,
  expireSpeakers,
  findEvidence,
  followEnd,
  followReturn,
  signContract,
  speakerEffects,
  submitSpeaker,
  suspendSpeaker,
} from '../../../../apps/server/src/modules/speakers/index.ts';
import {
  approveTask,
  offerEffects,
  rejectTask,
  returnTask,
} from '../../../../apps/server/src/modules/workflows/index.ts';
import type { Transaction } from '../../reference/index.ts';
import { actAs, findActor, findOpenTask, type ActingContext, type ActingUser } from '../acting.ts';
import { addDays, momentOf } from '../days.ts';
import { placesOf, type Place } from '../meetings/places.ts';
import { cappedSpeaker, earlierMeetings } from '../meetings/earlier-meetings.ts';
import { plannedMeetings, subjects, talkerOf, type SeedMeeting } from '../meetings/planned-meetings.ts';

interface Desk {
  readonly enterpriseId: string;
  readonly today: string;
}

type As = (user: ActingUser, day: string) => ActingContext;

interface SeedSpeaker {
  readonly until: SpeakerState;
  /** Days ago it was proposed. */
  readonly daysAgo: number;
  /** Days from today to the last day of the training and of the contract. */
  readonly trainingDays: number;
  readonly contractDays?: number;
  /** Nodes that have agreed. */
  readonly nodes?: number;
  /** Why a change of the training is asked for; it waits for its approval unless somebody has refused it. */
  readonly renewal?: string;
  readonly refusal?: string;
}

const active = (trainingDays: number, contractDays: number, daysAgo = 420): SeedSpeaker => ({
  until: 'ACTIVE',
  daysAgo,
  trainingDays,
  contractDays,
});
/** One after the other for the doctors who speak in the meetings of the demo. */
const speaking: readonly SeedSpeaker[] = [active(190, 240), active(150, 90), active(45, 200), active(120, 52)];
/** For those who spoke in the years before, and whoever has reached the cap with talks up to the end of this year. */
const ofLongStanding = ({ trainingDays, contractDays = 365 }: SeedSpeaker): SeedSpeaker =>
  active(trainingDays, contractDays, 770);
const capped = active(400, 430);

/** For doctors who speak nowhere yet. */
const others: readonly SeedSpeaker[] = [
  { until: 'DRAFT', daysAgo: 2, trainingDays: 340 },
  { until: 'PENDING_APPROVAL', daysAgo: 3, trainingDays: 350, nodes: 0 },
  { until: 'PENDING_APPROVAL', daysAgo: 5, trainingDays: 330, nodes: 1 },
  { until: 'PENDING_APPROVAL', daysAgo: 1, trainingDays: 300, nodes: 0 },
  { until: 'RETURNED', daysAgo: 8, trainingDays: 320 },
  { until: 'REJECTED', daysAgo: 40, trainingDays: 280 },
  { until: 'QUALIFIED', daysAgo: 12, trainingDays: 340 },
  { until: 'QUALIFIED', daysAgo: 20, trainingDays: 310 },
  { until: 'SUSPENDED', daysAgo: 200, trainingDays: 160, contractDays: 165 },
  { until: 'EXPIRED', daysAgo: 400, trainingDays: -15, contractDays: 60 },
  { until: 'EXPIRED', daysAgo: 410, trainingDays: 40, contractDays: -30 },
  {
    until: 'ACTIVE',
    daysAgo: 90,
    trainingDays: 270,
    contractDays: 275,
    renewal: '希望提前续期一年',
    refusal: '培训证明尚未上传，请补齐后再申请',
  },
  { until: 'ACTIVE', daysAgo: 330, trainingDays: 25, contractDays: 300, renewal: '培训即将到期，已完成新一期培训' },
  { until: 'BLACKLISTED', daysAgo: 300, trainingDays: 60, contractDays: 65 },
];

export async function storeSpeakers(tx: Transaction, { enterpriseId, today }: Desk): Promise<void> {
  // No server stands around the generator that would have offered them.
  offerEffects(speakerEffects);
  const [office, compliance] = [await findActor(tx, { role: 'OPS' }), await findActor(tx, { role: 'COMP' })];
  // An enterprise without an office and compliance has nobody who may decide.
  if (office.id === compliance.id) return;
  const as: As = (user, day) => actAs(tx, { enterpriseId, user, when: new Date(momentOf(day, 600)) });
  const places = await placesOf(tx, Number(today.slice(0, 4)));
  if (places.length === 0) return;
  const rest = restOf(places);
  const cast = [
    ...talkersOf(places, today),
    ...others.flatMap((one, at) => {
      const doctor = rest[(at * 7) % Math.max(rest.length, 1)];
      return doctor === undefined ? [] : [{ doctor, one }];
    }),
  ];
  const seen = new Set<string>();
  for (const { doctor, one } of cast) {
    if (seen.has(doctor.id)) continue;
    seen.add(doctor.id);
    await storeOne(tx, { as, one, today, doctor, office, compliance });
  }
  await expireSpeakers({ sql: tx }, new Date(momentOf(today, 10)));
  // Nobody is told anew of what lies in the past.
  await tx`delete from outbox_events where topic like 'workflows.%' or topic like 'speakers.%'`;
  await tx`delete from notices where enterprise_id = app.enterprise_id() and kind like 'speakers.%'`;
}

interface SeedDoctor {
  readonly id: string;
  readonly name: string;
  readonly owner: ActingUser;
}

interface Cast {
  readonly doctor: SeedDoctor;
  readonly one: SeedSpeaker;
}

/** Whoever speaks in a meeting of the demo, each once. */
function talkersOf(places: readonly Place[], today: string): Cast[] {
  const talker = (one: SeedMeeting, at: number): SeedDoctor => {
    const { owner, doctors } = places[one.rep % places.length]!;
    return { ...doctors[talkerOf(one, at)]!, owner };
  };
  const earlier = earlierMeetings(today);
  const before = new Set(earlier.map((one, at) => talker(one, at).id));
  const most = places[cappedSpeaker.rep % places.length]!.doctors[cappedSpeaker.talker]?.id;
  const talkers = [...plannedMeetings.map(talker), ...earlier.map(talker)];
  const each = [...new Map(talkers.map((doctor) => [doctor.id, doctor])).values()];
  return each.map((doctor, at) => {
    const one = speaking[at % speaking.length]!;
    if (doctor.id === most) return { doctor, one: capped };
    return { doctor, one: before.has(doctor.id) ? ofLongStanding(one) : one };
  });
}

/** Doctors who speak nowhere yet, of each rep in turn. */
const restOf = (places: readonly Place[]): SeedDoctor[] =>
  Array.from({ length: 14 }, (_, at) =>
    places.flatMap(({ owner, doctors }) => {
      const doctor = doctors[10 + at];
      return doctor === undefined ? [] : [{ ...doctor, owner }];
    }),
  ).flat();

interface Storing {
  readonly as: As;
  readonly one: SeedSpeaker;
  readonly today: string;
  readonly doctor: SeedDoctor;
  readonly office: ActingUser;
  readonly compliance: ActingUser;
}

async function storeOne(tx: Transaction, storing: Storing): Promise<void> {
  const { as, one, today, doctor, compliance } = storing;
  const { owner } = doctor;
  const day = addDays(today, -one.daysAgo);
  const at = (later: number): string => [addDays(day, later), addDays(today, -1)].toSorted()[0]!;
  // As of the day of the proposal: near the turn of a year the evidence of today is another.
  const evidence = await findEvidence(as(owner, day), doctor.id);
  const isLifted = one.until === 'PENDING_APPROVAL' && one.nodes === 1 && evidence.tier !== 'ACADEMICIAN';
  const { id } = await addSpeaker(as(owner, day), {
    doctorId: doctor.id,
    tier: isLifted ? 'ACADEMICIAN' : evidence.tier,
    tierReason: isLifted ? '牵头制定全国诊疗指南，系统尚未收录' : '',
    topics: [...subjects],
    trainingUntil: addDays(today, one.trainingDays),
  });
  if (one.until === 'DRAFT') return;
  await submitSpeaker(as(owner, day), id);
  const instanceId = await instanceOf(tx, id);
  if (one.until === 'PENDING_APPROVAL') return approve(tx, { as, instanceId, day: at(1), nodes: one.nodes ?? 0 });
  if (one.until === 'RETURNED') return sendBack(tx, { as, instanceId, day: at(2) });
  if (one.until === 'REJECTED') return reject(tx, { as, instanceId, day: at(2), comment: '近两年无该领域学术成果' });
  await approve(tx, { as, instanceId, day: at(2), nodes: 2 });
  if (one.until === 'QUALIFIED') return;
  await sign(tx, { ...storing, id, day: at(6) });
  if (one.until === 'SUSPENDED')
    await suspendSpeaker(as(compliance, at(150)), { id, reason: '讲课内容超出获批适应症，调查中' });
  if (one.until === 'BLACKLISTED')
    await blacklistSpeaker(as(compliance, at(260)), { id, reason: '论文被撤稿，经学术委员会认定为学术不端' });
  if (one.renewal === undefined) return;
  await askChange(as(owner, addDays(today, one.refusal === undefined ? -1 : -30)), {
    id,
    tier: evidence.tier,
    tierReason: one.renewal,
    topics: [...subjects],
    trainingUntil: addDays(today, one.trainingDays + 365),
    reason: one.renewal,
  });
  if (one.refusal === undefined) return;
  const change = { as, instanceId: await instanceOfChange(tx, id), day: addDays(today, -28) };
  await reject(tx, { ...change, comment: one.refusal });
}

async function instanceOfChange(tx: Transaction, id: string): Promise<string> {
  const [row] = await tx<[{ instanceId: string }]>`
    select instance_id::text as "instanceId" from speaker_changes
    where enterprise_id = app.enterprise_id() and speaker_id = ${id} and state = 'PENDING'`;
  return row.instanceId;
}

async function instanceOf(tx: Transaction, id: string): Promise<string> {
  const [row] = await tx<[{ instanceId: string }]>`
    select instance_id::text as "instanceId" from speakers where enterprise_id = app.enterprise_id() and id = ${id}`;
  return row.instanceId;
}

interface Deciding {
  readonly as: As;
  readonly instanceId: string;
  readonly day: string;
}

async function approve(
  tx: Transaction,
  { as, instanceId, day, nodes }: Deciding & { readonly nodes: number },
): Promise<void> {
  for (let node = 0; node < nodes; node += 1) {
    const task = await findOpenTask(tx, instanceId);
    const who = await findActor(tx, { id: task.userId });
    await approveTask(as(who, day), { id: task.id, body: { comment: '同意', attachments: [] } });
  }
}

async function reject(tx: Transaction, { as, instanceId, day, comment }: Deciding & { readonly comment: string }) {
  const task = await findOpenTask(tx, instanceId);
  const context = as(await findActor(tx, { id: task.userId }), day);
  await rejectTask(context, { id: task.id, body: { comment, attachments: [] } });
  await followEnd(context, { instanceId, definitionKey: 'speaker-approval', state: 'REJECTED' });
}

async function sendBack(tx: Transaction, { as, instanceId, day }: Deciding) {
  const task = await findOpenTask(tx, instanceId);
  const context = as(await findActor(tx, { id: task.userId }), day);
  const reason = '请补充近三年的讲课主题与培训证明';
  await returnTask(context, { id: task.id, body: { nodeId: 'start', comment: reason } });
  await followReturn(context, { instanceId, definitionKey: 'speaker-approval', reason });
}

async function sign(
  tx: Transaction,
  { as, one, today, office, doctor, id, day }: Storing & { id: string; day: string },
) {
  const endsOn = addDays(today, one.contractDays ?? 365);
  const context = as(office, day);
  const [{ tier }] = await tx<[{ tier: string }]>`
    select tier from speakers where enterprise_id = app.enterprise_id() and id = ${id}`;
  const fee = { MIDDLE: 300, ASSOCIATE: 500, FULL: 1000, ACADEMICIAN: 1500 }[tier] ?? 300;
  await addContract(context, { id, service: 'LECTURE', startsOn: day, endsOn, fee });
  const [contract] = await tx<[{ id: string }]>`
    select id::text from speaker_contracts where enterprise_id = app.enterprise_id() and speaker_id = ${id} order by id desc limit 1`;
  await signContract(context, { id, contractId: contract.id, signerName: doctor.name });
}
