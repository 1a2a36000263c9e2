// What was sent to a doctor and read, and the meetings and live sessions the doctor came to (product 3.3).
import type { DataType } from '@yijian/contract/interactions';
import type { ReactNode } from 'react';
import { useProfilePhrases } from '../doctor-profiles.phrases.ts';
import { useActionsOf } from '../profile.api.ts';
import { ActionList } from './interaction/actions-timeline.tsx';

const kinds = {
  content: ['SENT', 'READ', 'CLICK', 'REPLY', 'COURSE', 'LITERATURE', 'CASE', 'QUIZ'],
  meetings: ['MEETING', 'LIVE', 'ASK'],
} as const satisfies Record<string, readonly DataType[]>;

export function RecordActions({ doctorId, of }: { doctorId: string; of: keyof typeof kinds }): ReactNode {
  const t = useProfilePhrases();
  const list = useActionsOf(doctorId, kinds[of]);
  return <ActionList list={list} none={t(of === 'content' ? 'noContent' : 'noMeetings')} />;
}
