// A doctor in the width of a chat: who it is, a visit or an article at once, consent and contacts, what is open and what was.
import type { DoctorRecord } from '@yijian/contract/doctors';
import { Section } from '@yijian/ui/detail-page';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useShell } from '../../../../lib/router/index.ts';
import { Allowed, hasPermission } from '../../../../lib/session/index.ts';
import { DoctorChannels } from '../../../channels/index.ts';
import { DoctorTags, useRefreshDoctors } from '../../../doctors/index.ts';
import { ConsentLedger } from '../../../privacy/index.ts';
import { ContactBudget, CustomerContent } from '../../../sends/index.ts';
import { DoctorTasks, TaskForm } from '../../../tasks/index.ts';
import { DoctorVisits, VisitForm } from '../../../visits/index.ts';
import { useProfilePhrases } from '../../doctor-profiles.phrases.ts';
import { DoctorHeader, OneDoctor } from '../doctor-page.tsx';

export function DoctorBeside({ doctorId }: { doctorId: string }): ReactNode {
  return <OneDoctor id={doctorId}>{(doctor) => <Beside doctor={doctor} />}</OneDoctor>;
}

function Beside({ doctor }: { doctor: DoctorRecord }): ReactNode {
  const t = useProfilePhrases();
  const refresh = useRefreshDoctors();
  const { id, doctorName } = doctor;
  return (
    <div className="doctor-beside">
      <DoctorHeader doctor={doctor} compact tags={<DoctorTags doctorId={id} />} actions={<Acts doctor={doctor} />} />
      {hasPermission('content:sends:read') ? <ContactBudget doctorId={id} /> : null}
      <Section id="consents" title={t('consents')}>
        <ConsentLedger doctorId={id} onChanged={refresh} />
      </Section>
      <Section id="channels" title={t('channels')}>
        <DoctorChannels doctorId={id} />
      </Section>
      {hasPermission('task:tasks:read') ? (
        <Section id="tasks" title={t('tasks')}>
          <DoctorTasks doctorId={id} />
        </Section>
      ) : null}
      {hasPermission('customer:visits:read') ? (
        <Section id="visits" title={t('visits')}>
          <DoctorVisits doctorId={id} limit={3} />
        </Section>
      ) : null}
      {hasPermission('content:sends:read') ? <CustomerContent customer={{ doctorId: id }} /> : null}
      <p>
        <Link to={`/customer/businessRecord/${id}/${encodeURIComponent(doctorName)}`}>{t('wholeRecord')}</Link>
      </p>
    </div>
  );
}

/** A visit that is noted beside the chat: in the chat, and short. */
const inChat = { visitType: 'WECOM', visitDuration: 'UNDER_5' } as const;

function Acts({ doctor }: { doctor: DoctorRecord }): ReactNode {
  const t = useProfilePhrases();
  const shell = useShell();
  const [open, setOpen] = useState<'visit' | 'task' | null>(null);
  const { id, doctorName: name, doctorTitle: title, hospital: hospitalName, department } = doctor;
  const picked = { id, name, title, hospitalName, department };
  const close = (): void => setOpen(null);
  return (
    <>
      <Allowed permission="customer:visits:write">
        <Button type="primary" onClick={() => setOpen('visit')}>
          {t('noteVisit')}
        </Button>
      </Allowed>
      <Allowed permission="content:articles:send">
        <Button onClick={() => shell.openTab(`/content/sendForm?ids=${id}&channel=WECOM`)}>{t('sendArticle')}</Button>
      </Allowed>
      <Allowed permission="task:tasks:write">
        <Button onClick={() => setOpen('task')}>{t('noteTask')}</Button>
      </Allowed>
      {open === 'visit' ? <VisitForm doctor={picked} known={inChat} onClose={close} /> : null}
      {open === 'task' ? <TaskForm doctor={picked} onClose={close} /> : null}
    </>
  );
}
