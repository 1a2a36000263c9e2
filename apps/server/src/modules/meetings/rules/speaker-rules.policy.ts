// What speakers of a meeting are engaged for, and what the rules of speakers take in (product: rules H1, H2, S2, H3).
import type { MeetingDraft } from '@yijian/contract/meetings';
import { LEARNING_HOUR_MINUTES, type SpeakerTier } from '@yijian/contract/speakers';
import type { Engaged, Talk } from '../../speakers/index.ts';

const DAY = 86_400_000;
const cents = (amount: number): number => Math.round(amount * 100) / 100;

const feesOf = (costs: MeetingDraft['costs']): number =>
  costs.filter(({ kind }) => kind === 'FEE').reduce((sum, one) => sum + one.price * one.quantity, 0);

/** Each doctor who speaks, with the share of the planned fees by minutes. */
export function talksOf({ agenda, costs }: Pick<MeetingDraft, 'agenda' | 'costs'>): Talk[] {
  const minutes = new Map<string, number>();
  for (const { speakerId, minutes: some } of agenda)
    if (speakerId !== null && speakerId !== undefined) minutes.set(speakerId, (minutes.get(speakerId) ?? 0) + some);
  const all = [...minutes.values()].reduce((sum, some) => sum + some, 0);
  const fees = feesOf(costs);
  return [...minutes].map(([doctorId, some]) => ({ doctorId, minutes: some, fee: cents((fees * some) / all) }));
}

/** A fee is planned, and the agenda does not say for whom. */
export const isFeeOfNobody = ({ agenda, costs }: Pick<MeetingDraft, 'agenda' | 'costs'>): boolean =>
  feesOf(costs) > 0 && talksOf({ agenda, costs }).length === 0;

export interface EngagedSpeaker extends Engaged {
  /** Days that training and contract outlast the meeting; -1 where the speaker may not be engaged at all. */
  readonly spareDays: number;
  readonly fee: number;
  /** CNY a paid learning hour. */
  readonly hourly: number;
  readonly paidHours: number;
}

interface Engaging {
  readonly draft: MeetingDraft;
  readonly talks: readonly Talk[];
  readonly speakers: readonly Engaged[];
  /** YYYY-MM-DD */
  readonly day: string;
  /** Learning hours that are paid at most. */
  readonly mostHours: number;
}

/** Speakers, and whoever is paid for a talk without being one; a colleague who speaks without a fee is engaged for nothing. */
export function engagedIn({ draft, talks, speakers, day, mostHours }: Engaging): EngagedSpeaker[] {
  return speakers.flatMap((speaker) => {
    const talk = talks.find(({ doctorId }) => doctorId === speaker.doctorId)!;
    if (speaker.state === null && talk.fee === 0) return [];
    const paidHours = Math.min(mostHours, talk.minutes / LEARNING_HOUR_MINUTES);
    return {
      ...speaker,
      spareDays: spareDays(speaker, draft, day),
      fee: talk.fee,
      paidHours,
      hourly: cents(talk.fee / paidHours),
    };
  });
}

function spareDays(speaker: Engaged, draft: MeetingDraft, day: string): number {
  const { state, trainingUntil, contractUntil } = speaker;
  if (state !== 'ACTIVE' || trainingUntil === null || contractUntil === null) return -1;
  if (!isQualified(speaker, draft)) return -1;
  const until = [trainingUntil, contractUntil].toSorted()[0]!;
  return Math.max(-1, Math.floor((Date.parse(until) - Date.parse(day)) / DAY));
}

/** Every talk of the speaker is about a topic the speaker is qualified for. */
function isQualified({ doctorId, topics }: Engaged, { agenda }: MeetingDraft): boolean {
  const talks = agenda.filter(({ speakerId, kind }) => speakerId === doctorId && kind === 'TALK');
  return talks.every(({ topic }) => topics.some((one) => topic.toLowerCase().includes(one.toLowerCase())));
}

const keyOf: Readonly<Record<SpeakerTier, string>> = {
  MIDDLE: 'fees.middle',
  ASSOCIATE: 'fees.associate',
  FULL: 'fees.full',
  ACADEMICIAN: 'fees.academician',
};

const shareOf = ({ times, mostTimes, amount, fee, mostAmount }: EngagedSpeaker): number => {
  const most = Math.max((times + 1) / mostTimes, mostAmount === 0 ? 0 : (amount + fee) / mostAmount);
  return Math.round(most * 1000) / 10;
};

export function speakerInputs(
  engaged: readonly EngagedSpeaker[],
  draft: MeetingDraft,
): Record<string, Record<string, number>> {
  if (isFeeOfNobody(draft)) return { H1: { 'speakers.spareDays': -1 } };
  if (engaged.length === 0) return {};
  const greatest = (of: (one: EngagedSpeaker) => number): number => Math.max(...engaged.map(of));
  const hourly: Record<string, number> = {};
  for (const { tier, hourly: one } of engaged)
    if (tier !== null) hourly[keyOf[tier]] = Math.max(hourly[keyOf[tier]] ?? 0, one);
  return {
    H1: { 'speakers.spareDays': Math.min(...engaged.map(({ spareDays: spare }) => spare)) },
    H2: {
      'speakers.yearlyTimes': greatest(({ times }) => times + 1),
      'speakers.yearlyAmount': greatest(({ amount, fee }) => amount + fee),
    },
    S2: { 'speakers.warnShare': greatest(shareOf) },
    ...(Object.keys(hourly).length === 0 ? {} : { H3: hourly }),
  };
}

/** The smallest change that passes, with the names it is about. */
export function speakerFixes(
  engaged: readonly EngagedSpeaker[],
  draft: MeetingDraft,
  figures: Readonly<Record<string, number>>,
): Record<string, { zh: string; en: string }> {
  const figure = (key: string): number => figures[key] ?? 0;
  const namesOf = (isMeant: (one: EngagedSpeaker) => boolean) => engaged.filter(isMeant).map(({ name }) => name);
  const spare = namesOf((one) => one.spareDays < figure('speakers.spareDays'));
  const full = namesOf(
    (one) => one.times + 1 > figure('speakers.yearlyTimes') || one.amount + one.fee > figure('speakers.yearlyAmount'),
  );
  const near = namesOf((one) => shareOf(one) > figure('speakers.warnShare'));
  const rateOf = ({ tier }: EngagedSpeaker): number => (tier === null ? Number.POSITIVE_INFINITY : figure(keyOf[tier]));
  const dear = engaged.filter((one) => one.hourly > rateOf(one));
  const mostOf = (one: EngagedSpeaker): string => Math.floor(rateOf(one) * one.paidHours).toLocaleString('en-US');
  return {
    H1: isFeeOfNobody(draft)
      ? { zh: '在议程中写明讲者，或删除讲课费', en: 'Name who speaks in the agenda, or drop the fee' }
      : {
          zh: `更换讲者，或先完善其资格与主题：${spare.join('、')}`,
          en: `Choose another speaker, or renew qualification and topics first: ${spare.join(', ')}`,
        },
    H2: { zh: `更换讲者：${full.join('、')}`, en: `Choose another speaker: ${full.join(', ')}` },
    S2: { zh: `考虑更换讲者：${near.join('、')}`, en: `Consider another speaker: ${near.join(', ')}` },
    H3: {
      zh: dear.map((one) => `${one.name} 的讲课费降至 ${mostOf(one)} 元以内`).join('；'),
      en: dear.map((one) => `Lower the fee of ${one.name} to CNY ${mostOf(one)}`).join('; '),
    },
  };
}
