// How often one address may ask what, without a token (reliability 13, 14).
import { HOSPITALS_AN_HOUR } from '@yijian/contract/doctor-portal';
import type { Counted } from './limits.sql.ts';

const MINUTE = 60_000;

export interface Limit extends Counted {
  /** Milliseconds that are looked back. */
  readonly within: number;
}

/** Names of hospitals given out. */
export const hospitalNames: Limit = { kind: 'HOSPITAL', most: HOSPITALS_AN_HOUR, within: 60 * MINUTE };
/** Numbers of meetings that were asked for and are none. */
export const unknownMeetings: Limit = { kind: 'MEETING', most: 20, within: 10 * MINUTE };
/** Wrong codes of one meeting from one address. */
export const codesFromAddress: Limit = { kind: 'MEETING_CODE', most: 10, within: 10 * MINUTE };
/** Wrong codes of one meeting from everywhere. */
export const codesOfMeeting: Limit = { kind: 'MEETING_CODE', most: 100, within: 10 * MINUTE };
/** Sign-ins at one meeting from one address: a whole audience shares the network of its hospital. */
export const signIns: Limit = { kind: 'MEETING_SIGN', most: 300, within: 10 * MINUTE };
export const registrations: Limit = { kind: 'REGISTER', most: 20, within: 60 * MINUTE };

/** Codes of the chat, right or wrong. */
export const chatSignIns: Limit = { kind: 'CHAT', most: 30, within: 10 * MINUTE };

/** What registering agrees to: messages about meetings. */
export const consentOfRegistration = { purpose: 'MEETING', channel: 'SMS' } as const;

const TICKET = 10 * MINUTE;
export const ticketEnd = (now: Date): Date => new Date(now.getTime() + TICKET);
export const since = (now: Date, { within }: Limit): Date => new Date(now.getTime() - within);
