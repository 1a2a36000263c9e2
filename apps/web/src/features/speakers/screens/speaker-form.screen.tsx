// The form of a speaker: a new one, a draft, or the change of an active one (specification 2.3, speakerAdd).
import { Async } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { SpeakerForm } from '../parts/form/speaker-form.tsx';
import { useSpeaker } from '../speakers.api.ts';
import { useSpeakerPhrases } from '../speakers.phrases.ts';

export default function SpeakerFormScreen(): ReactNode {
  const t = useSpeakerPhrases();
  // What the form began with: saving it does not load it anew.
  const [search] = useState(useSearchParams()[0]);
  const id = search.get('id');
  const query = useSpeaker(id);
  if (id === null) return <SpeakerForm />;
  return (
    <Async query={query} shape="form" failedTitle={t('detailFailed')}>
      {(speaker) => <SpeakerForm key={speaker.id} speaker={speaker} isChange={search.get('change') === 'true'} />}
    </Async>
  );
}
