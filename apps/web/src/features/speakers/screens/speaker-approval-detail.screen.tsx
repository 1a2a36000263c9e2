// The approval of a speaker: the speaker at the left, the decision at the right (specification 2.3, speakerApproveDetail).
import { Async, Empty } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ProcessPage } from '../../workflows/index.ts';
import { SpeakerBody, SpeakerPage } from '../parts/speaker-page.tsx';
import { useSpeaker } from '../speakers.api.ts';
import { useSpeakerPhrases } from '../speakers.phrases.ts';

export default function SpeakerApprovalDetailScreen(): ReactNode {
  const t = useSpeakerPhrases();
  const id = useSearchParams()[0].get('id');
  const query = useSpeaker(id);
  if (id === null) return <Empty reason={t('noSpeaker')} />;
  return (
    <Async query={query} shape="page" failedTitle={t('detailFailed')}>
      {(speaker) =>
        speaker.instanceId === null ? (
          <SpeakerPage speaker={speaker} />
        ) : (
          <ProcessPage id={speaker.instanceId} onDecided={() => void query.refetch()}>
            <SpeakerBody speaker={speaker} />
          </ProcessPage>
        )
      }
    </Async>
  );
}
