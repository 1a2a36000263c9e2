// The head of a doctor's record: who it is, how things stand, what may be done (specification 2.3 businessRecord).
import type { DoctorBasics } from '@yijian/contract/doctors';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { joined, useFormat } from '../../../lib/format/index.ts';
import { Allowed } from '../../../lib/session/index.ts';
import { HistoryButton } from '../../audit/index.ts';
import { PanoramaLink } from '../../doctors/index.ts';
import { ShareButton } from '../../shares/index.ts';
import { VisitForm } from '../../visits/index.ts';
import { useProfilePhrases } from '../doctor-profiles.phrases.ts';
import { DoctorHeader } from './doctor-page.tsx';

export function RecordHeader({ doctor }: { doctor: DoctorBasics }): ReactNode {
  const t = useProfilePhrases();
  const format = useFormat();
  const { nextTask, lastVisitAt } = doctor;
  return (
    <DoctorHeader
      doctor={doctor}
      facts={[doctor.owners.length > 0 ? t('ownedBy', { names: joined(doctor.owners) }) : t('noOwner')]}
      kpis={[
        {
          key: 'visit',
          label: t('lastVisit'),
          value: lastVisitAt ? format.daysSince(lastVisitAt) : t('never'),
        },
        {
          key: 'task',
          label: t('nextTask'),
          value: nextTask?.due ? format.shortDate(nextTask.due) : t('noTask'),
          ...(nextTask === null ? {} : { note: nextTask.title }),
        },
        {
          key: 'activity',
          label: t('activity'),
          value: format.count(doctor.weeklyActivity.reduce((sum, week) => sum + week, 0)),
          unit: t('times'),
        },
      ]}
      actions={<Actions doctor={doctor} />}
    />
  );
}

function Actions({ doctor }: { doctor: DoctorBasics }): ReactNode {
  const t = useProfilePhrases();
  const [isVisiting, setVisiting] = useState(false);
  const { id, doctorName: name, doctorTitle: title, hospital: hospitalName, department } = doctor;
  return (
    <>
      <PanoramaLink doctor={{ id, doctorName: name }} />
      <HistoryButton kind="doctors" recordId={id} />
      <ShareButton resource="doctor" recordId={id} name={name} />
      <Allowed permission="customer:visits:write">
        <Button type="primary" onClick={() => setVisiting(true)}>
          {t('addVisit')}
        </Button>
        {isVisiting ? (
          <VisitForm doctor={{ id, name, title, hospitalName, department }} onClose={() => setVisiting(false)} />
        ) : null}
      </Allowed>
    </>
  );
}
