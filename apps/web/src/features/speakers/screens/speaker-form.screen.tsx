// The form of a speaker: a new one, or a draft (specification 2.3, speakerAdd).
import { Async } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { SpeakerForm } from '../parts/form/speaker-form.tsx';
import { useSpeaker } from '../speakers.api.ts';
import { useSpeakerPhrases } from '../speakers.phrases.ts';

export default function SpeakerFormScreen(): ReactNode {
  const t = useSpeakerPhrases();
  // What the form began with: saving it does not load it anew.
  const [id] = useState(useSearchParams()[0].get('id'));
  const query = useSpeaker(id);
  if (id === null) return <SpeakerForm />;
  return (
    <Async query={query} shape="form" failedTitle={t('detailFailed')}>
      {(speaker) => <SpeakerForm key={speaker.id} speaker={speaker} />}
    </Async>
  );
}
