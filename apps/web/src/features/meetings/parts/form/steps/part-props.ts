// What each step of the form is given.
import type { MeetingWork } from '../meeting-work.ts';

export interface PartProps {
  readonly work: MeetingWork;
  readonly change: (part: Partial<MeetingWork>) => void;
  readonly error: (field: string) => string | undefined;
}
