// The form of a meeting: a new one, one for a doctor, a draft, or a change of an approved one (specification 2.2, meeting-form).
import type { MeetingTemplate } from '@yijian/contract/meetings';
import { Async } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { FormScreen, useStartId } from '../../../lib/records/index.ts';
import { useDoctor } from '../../doctors/index.ts';
import { MeetingForm } from '../parts/form/meeting-form.tsx';
import { useMeeting, useTemplates } from '../meetings.api.ts';
import { useMeetingPhrases } from '../meetings.phrases.ts';

export default function MeetingFormScreen(): ReactNode {
  const t = useMeetingPhrases();
  const id = useStartId();
  const [guest] = useState(useSearchParams()[0].get('guest'));
  const query = useMeeting(id);
  return (
    <FormScreen id={id} query={query} failedTitle={t('detailFailed')} blank={<NewMeeting guest={guest} />}>
      {(meeting) => <MeetingForm meeting={meeting} />}
    </FormScreen>
  );
}

/** A new meeting begins with the templates of the enterprise. */
function NewMeeting({ guest }: { guest: string | null }): ReactNode {
  const t = useMeetingPhrases();
  return (
    <Async query={useTemplates()} shape="form" failedTitle={t('templatesFailed')}>
      {(templates) =>
        guest === null ? <MeetingForm templates={templates} /> : <MeetingFor doctorId={guest} templates={templates} />
      }
    </Async>
  );
}

interface MeetingForProps {
  readonly doctorId: string;
  readonly templates: readonly MeetingTemplate[];
}

/** A new meeting to which a doctor is invited from the start. */
function MeetingFor({ doctorId, templates }: MeetingForProps): ReactNode {
  const t = useMeetingPhrases();
  return (
    <Async query={useDoctor(doctorId)} shape="form" failedTitle={t('doctorFailed')}>
      {({ id, doctorName }) => <MeetingForm key={id} guest={{ id, name: doctorName }} templates={templates} />}
    </Async>
  );
}
