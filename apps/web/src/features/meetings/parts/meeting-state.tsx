// The state of a meeting as a badge.
import type { GuestReply, GuestState, MeetingState } from '@yijian/contract/meetings';
import { StatusBadge, type Tone } from '@yijian/ui/badge';
import type { ReactNode } from 'react';
import { useMeetingPhrases } from '../meetings.phrases.ts';
import { meetingTones } from './meeting-tones.ts';

export function MeetingStateBadge({ state }: { state: MeetingState }): ReactNode {
  const t = useMeetingPhrases();
  return <StatusBadge tone={meetingTones[state]}>{t(`state.${state}`)}</StatusBadge>;
}

const guestTones: Readonly<Record<GuestState, Tone>> = {
  INVITED: 'neutral',
  ACCEPTED: 'primary',
  DECLINED: 'neutral',
  NO_REPLY: 'neutral',
  SIGNED_IN: 'ok',
  SIGNED_OUT: 'ok',
  NO_SHOW: 'bad',
  TO_RECONCILE: 'warn',
  NEW_DOCTOR: 'primary',
  RECONCILED: 'ok',
  REFUSED: 'neutral',
};

export function GuestStateBadge({ state }: { state: GuestState }): ReactNode {
  const t = useMeetingPhrases();
  return <StatusBadge tone={guestTones[state]}>{t(`guest.${state}`)}</StatusBadge>;
}

/** What a guest had answered, where the state does not say it any more. */
export function EarlierReply({ state, reply }: { state: GuestState; reply: GuestReply | null }): ReactNode {
  const t = useMeetingPhrases();
  return reply === null || reply === state ? null : <small className="meeting-far">{t(`reply.${reply}`)}</small>;
}
