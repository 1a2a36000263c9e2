// The form of a speaker: a new one, a draft, or the change of an active one (specification 2.3, speakerAdd).
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { FormScreen, useStartId } from '../../../lib/records/index.ts';
import { SpeakerForm } from '../parts/form/speaker-form.tsx';
import { useSpeaker } from '../speakers.api.ts';
import { useSpeakerPhrases } from '../speakers.phrases.ts';

export default function SpeakerFormScreen(): ReactNode {
  const t = useSpeakerPhrases();
  const id = useStartId();
  const [isChange] = useState(useSearchParams()[0].get('change') === 'true');
  return (
    <FormScreen id={id} query={useSpeaker(id)} failedTitle={t('detailFailed')} blank={<SpeakerForm />}>
      {(speaker) => <SpeakerForm speaker={speaker} isChange={isChange} />}
    </FormScreen>
  );
}
