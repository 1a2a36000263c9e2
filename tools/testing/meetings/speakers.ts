// Speakers for API tests: the people who decide one, doctors who are none yet, one that is active.
import { doctorEndpoints } from '@yijian/contract/doctors';
import { speakerEndpoints as speakers, type SpeakerDetail } from '@yijian/contract/speakers';
import { workflowTaskEndpoints as tasks } from '@yijian/contract/workflows';
import type { Caller } from '../app.ts';

const DAY = 86_400_000;

export interface Speakers {
  readonly rep: Caller;
  readonly office: Caller;
  readonly medical: Caller;
  readonly compliance: Caller;
  /** A doctor of the rep who is no speaker; another one each time. */
  readonly nextDoctor: () => { readonly id: string; readonly name: string };
  /** The day so many days from today, YYYY-MM-DD. */
  readonly dayIn: (days: number) => string;
}

export async function speakersDesk(
  { as }: { readonly as: (login: string) => Promise<Caller> },
  now: Date,
): Promise<Speakers> {
  const logins = ['chen.yizhou', 'wu.yue', 'he.jing', 'shen.lian'];
  const [rep, office, medical, compliance] = (await Promise.all(logins.map((login) => as(login)))) as [
    Caller,
    Caller,
    Caller,
    Caller,
  ];
  const taken = new Set(
    (await office.call(speakers.list, { query: { size: 100 } })).body.result.content.map(({ doctor }) => doctor.id),
  );
  const page = (await rep.call(doctorEndpoints.list, { query: { type: 'MY_CUSTOMER', size: 100 } })).body.result;
  // From the end, where no meeting of the other tests takes its speakers from.
  const free = page.content.filter(({ id }) => !taken.has(id)).map(({ id, doctorName }) => ({ id, name: doctorName }));
  return {
    rep,
    office,
    medical,
    compliance,
    nextDoctor: () => free.pop()!,
    dayIn: (days) => new Date(now.getTime() + days * DAY).toISOString().slice(0, 10),
  };
}

export const speakerOf = async (who: Caller, id: string): Promise<SpeakerDetail> =>
  (await who.call(speakers.find, { params: { id } })).body.result;

export async function agreeToSpeaker(who: Caller, id: string) {
  const taskId = (await speakerOf(who, id)).waiting!.taskId!;
  return who.call(tasks.approve, { params: { id: taskId }, body: { comment: '同意' } });
}

/** A draft of the rep with the tier that the evidence proposes. */
export async function proposeSpeaker(desk: Speakers, change: object = {}): Promise<string> {
  const { rep, nextDoctor, dayIn } = desk;
  const { id: doctorId } = nextDoctor();
  const { tier } = (await rep.call(speakers.evidence, { params: { id: doctorId } })).body.result;
  const body = { doctorId, tier, topics: ['癫痫'], trainingUntil: dayIn(300), ...change };
  return (await rep.call(speakers.add, { body })).body.result.id;
}

/** Submitted and agreed to by medical and compliance. */
export async function qualifySpeaker(desk: Speakers, change: object = {}): Promise<string> {
  const id = await proposeSpeaker(desk, change);
  await desk.rep.call(speakers.submit, { params: { id } });
  for (const who of [desk.medical, desk.compliance]) await agreeToSpeaker(who, id);
  return id;
}

/** With a contract of a year that the speaker signed. */
export async function activateSpeaker(desk: Speakers, change: object = {}): Promise<string> {
  const id = await qualifySpeaker(desk, change);
  await signNew(desk, id, { startsOn: desk.dayIn(-1), endsOn: desk.dayIn(365) });
  return id;
}

export async function signNew(
  { office }: Speakers,
  id: string,
  period: { readonly startsOn: string; readonly endsOn: string },
) {
  const { rate: fee } = await speakerOf(office, id);
  await office.call(speakers.addContract, { params: { id }, body: { service: 'LECTURE', ...period, fee } });
  const { contracts, doctor } = await speakerOf(office, id);
  const params = { id, contractId: contracts[0]!.id };
  return office.call(speakers.signContract, { params, body: { signerName: doctor.name } });
}
