// Sums and names of an application.
import { meetingErrors as errors, type MeetingDraft } from '@yijian/contract/meetings';
import { fail } from '../../../platform/errors/index.ts';

/** CNY, to the cent. */
export const sumOf = (costs: MeetingDraft['costs']): number =>
  Math.round(costs.reduce((sum, { price, quantity }) => sum + price * quantity, 0) * 100) / 100;

const isText = (id: string | null | undefined): id is string => id !== null && id !== undefined;

export const materialsOf = ({ agenda }: MeetingDraft): string[] => agenda.map((item) => item.materialId).filter(isText);

/** Speakers and guests. */
export const doctorsOf = ({ agenda, guestIds }: MeetingDraft): string[] => [
  ...agenda.map((item) => item.speakerId).filter(isText),
  ...guestIds,
];

export function requireVersion(meeting: { readonly version: number }, version: number): void {
  if (meeting.version !== version) throw fail(errors.changedMeanwhile, { version: meeting.version });
}
