// The color of each state of a meeting.
import type { MeetingState } from '@yijian/contract/meetings';
import type { Tone } from '@yijian/ui/badge';

export const meetingTones: Readonly<Record<MeetingState, Tone>> = {
  DRAFT: 'neutral',
  IN_APPROVAL: 'warn',
  RETURNED: 'warn',
  REJECTED: 'bad',
  APPROVED: 'ok',
  CHANGE_APPROVAL: 'warn',
  CANCELLED: 'neutral',
  IN_PROGRESS: 'primary',
  TO_CONFIRM: 'warn',
  CONFIRM_REVIEW: 'warn',
  CONFIRMED: 'ok',
  CLOSED: 'neutral',
};
