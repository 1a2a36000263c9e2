// One speaker (specification 2.3, speakerDetail).
import { Async, Empty } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { SpeakerPage } from '../parts/speaker-page.tsx';
import { useSpeaker } from '../speakers.api.ts';
import { useSpeakerPhrases } from '../speakers.phrases.ts';

export default function SpeakerDetailScreen(): ReactNode {
  const t = useSpeakerPhrases();
  const id = useSearchParams()[0].get('id');
  const query = useSpeaker(id);
  if (id === null) return <Empty reason={t('noSpeaker')} />;
  return (
    <Async query={query} shape="page" failedTitle={t('detailFailed')}>
      {(speaker) => <SpeakerPage speaker={speaker} />}
    </Async>
  );
}
