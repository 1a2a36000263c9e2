// One speaker (specification 2.3, speakerDetail).
import type { ReactNode } from 'react';
import { RecordScreen, useRecordId } from '../../../lib/records/index.ts';
import { SpeakerPage } from '../parts/speaker-page.tsx';
import { useSpeaker } from '../speakers.api.ts';
import { useSpeakerPhrases } from '../speakers.phrases.ts';

export default function SpeakerDetailScreen(): ReactNode {
  const t = useSpeakerPhrases();
  const id = useRecordId();
  return (
    <RecordScreen
      id={id}
      query={useSpeaker(id)}
      none={t('noSpeaker')}
      failedTitle={t('detailFailed')}
      tabTitle={({ doctor }) => doctor.name}
    >
      {(speaker) => <SpeakerPage speaker={speaker} />}
    </RecordScreen>
  );
}
