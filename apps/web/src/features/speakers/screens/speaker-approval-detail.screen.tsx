// The approval of a speaker: the speaker at the left, the decision at the right (specification 2.3, speakerApproveDetail).
import type { ReactNode } from 'react';
import { RecordScreen, useRecordId } from '../../../lib/records/index.ts';
import { ProcessPage } from '../../workflows/index.ts';
import { SpeakerBody, SpeakerPage } from '../parts/speaker-page.tsx';
import { useSpeaker } from '../speakers.api.ts';
import { useSpeakerPhrases } from '../speakers.phrases.ts';

export default function SpeakerApprovalDetailScreen(): ReactNode {
  const t = useSpeakerPhrases();
  const id = useRecordId();
  const query = useSpeaker(id);
  return (
    <RecordScreen
      id={id}
      query={query}
      none={t('noSpeaker')}
      failedTitle={t('detailFailed')}
      // A process names the tab itself.
      tabTitle={({ instanceId, doctor }) => (instanceId === null ? doctor.name : undefined)}
    >
      {(speaker) =>
        speaker.instanceId === null ? (
          <SpeakerPage speaker={speaker} />
        ) : (
          <ProcessPage id={speaker.instanceId} onDecided={() => void query.refetch()}>
            <SpeakerBody speaker={speaker} />
          </ProcessPage>
        )
      }
    </RecordScreen>
  );
}
