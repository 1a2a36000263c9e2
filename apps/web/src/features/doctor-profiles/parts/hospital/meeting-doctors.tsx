// How many doctors took part and who, each a way to the record; the first few, all of them when asked for.
import type { HospitalMeeting } from '@yijian/contract/interactions';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { fillPath, useShell } from '../../../../lib/router/index.ts';
import { useHospitalMeetingPhrases } from '../../hospital-meetings.phrases.ts';
import './meeting-doctors.css';

const FIRST = 6;

export function MeetingDoctors({ meeting }: { meeting: HospitalMeeting }): ReactNode {
  const t = useHospitalMeetingPhrases();
  const format = useFormat();
  const shell = useShell();
  const [isOpen, setOpen] = useState(false);
  const { doctors, doctorCount } = meeting;
  const named = isOpen ? doctors : doctors.slice(0, FIRST);
  const open = ({ id: doctorId, doctorName }: HospitalMeeting['doctors'][number]): void =>
    shell.openTab(fillPath('/customer/businessRecord/:doctorId/:doctorName', { doctorId, doctorName }));
  return (
    <span className="meeting-doctors">
      {t('doctors', { count: format.count(doctorCount) })}
      {named.map((one) => (
        <button
          key={one.id}
          type="button"
          title={one.department}
          aria-label={t('open', { name: one.doctorName })}
          onClick={() => open(one)}
        >
          {one.doctorName}
        </button>
      ))}
      {named.length < doctors.length ? (
        <button type="button" onClick={() => setOpen(true)}>
          {t('all')}
        </button>
      ) : named.length < doctorCount ? (
        t('more')
      ) : null}
    </span>
  );
}
