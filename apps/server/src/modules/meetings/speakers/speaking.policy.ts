// What a speaker is asked for, and how far it has come (product: Event speaker machine).
import { createHash } from 'node:crypto';
import type {
  MeetingDraft,
  MeetingState,
  SpeakerAnswer,
  SpeakingState,
  SpeakingTerms,
} from '@yijian/contract/meetings';
import { talksOf } from '../rules/speaker-rules.policy.ts';

export type Content = Pick<
  MeetingDraft,
  'startsAt' | 'endsAt' | 'format' | 'venueName' | 'address' | 'agenda' | 'costs'
>;

/** Undefined for a doctor who is not on the agenda, and for a meeting without times. */
export function termsOf(content: Content, doctorId: string): SpeakingTerms | undefined {
  const talk = talksOf(content).find((one) => one.doctorId === doctorId);
  const { startsAt, endsAt, format, venueName, address, agenda } = content;
  if (talk === undefined || !startsAt || !endsAt) return undefined;
  return {
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
    format,
    place: [venueName, address].filter(Boolean).join(' · '),
    items: agenda.filter(({ speakerId }) => speakerId === doctorId).map(({ topic, minutes }) => ({ topic, minutes })),
    fee: talk.fee,
  };
}

export const sha256 = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** Names the terms, whatever the order of their fields. */
export const hashOf = ({ startsAt, endsAt, format, place, items, fee }: SpeakingTerms): string =>
  sha256([startsAt, endsAt, format, place, items.map(({ topic, minutes }) => [topic, minutes]), fee]);

export interface SpeakingFacts {
  readonly meeting: MeetingState;
  /** On the agenda that is in force. */
  readonly isNamed: boolean;
  /** Named already by what was approved, where a change is undecided. */
  readonly wasAsked: boolean;
  /** To the terms in force; null when there is none. */
  readonly answer: SpeakerAnswer | null;
  /** A signed contract holds on the day. */
  readonly isContracted: boolean;
  /** The service is confirmed by the speaker, or by a signed sheet. */
  readonly isServed: boolean;
  /** CNY */
  readonly fee: number;
  /** CNY */
  readonly paid: number;
}

const unapproved: ReadonlySet<MeetingState> = new Set(['DRAFT', 'IN_APPROVAL', 'RETURNED', 'REJECTED']);
const accepted: ReadonlySet<MeetingState> = new Set(['CONFIRMED', 'CLOSED']);

export function speakingState(facts: SpeakingFacts): SpeakingState {
  const { meeting, isNamed, wasAsked, answer, isContracted, isServed, fee, paid } = facts;
  if (meeting === 'CANCELLED') return 'CANCELLED';
  if (!isNamed) return 'REPLACED';
  if (unapproved.has(meeting)) return 'NOMINATED';
  if (paid > 0) return 'PAID';
  if (accepted.has(meeting) && isServed) return fee > 0 ? 'PAYABLE' : 'SERVED';
  // A speaker whom only an undecided change names is not asked yet.
  if (answer === null) return meeting === 'CHANGE_APPROVAL' && !wasAsked ? 'NOMINATED' : 'INVITED';
  if (answer === 'DECLINED') return 'DECLINED';
  return isContracted ? 'CONTRACTED' : 'ACCEPTED';
}

interface Answered {
  readonly answer: SpeakerAnswer;
  readonly termsHash: string;
}

/** While a change is undecided, what was answered to the approved terms holds. */
export const isOutdated = (
  { termsHash }: Pick<Answered, 'termsHash'>,
  { state, terms }: { readonly state: MeetingState; readonly terms: SpeakingTerms | undefined },
): boolean => state !== 'CHANGE_APPROVAL' && terms !== undefined && hashOf(terms) !== termsHash;
