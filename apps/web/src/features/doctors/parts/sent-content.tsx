// How much was sent to a doctor, what was opened and read, and when the last of it went out; the numbers lead to the messages.
import type { Doctor } from '@yijian/contract/doctors';
import { TwoLine } from '@yijian/ui/table';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { useShell } from '../../../lib/router/index.ts';
import { useDoctorPhrases } from '../doctors.phrases.ts';

export function SentContent({ doctor: { id, doctorName, sentContent } }: { doctor: Doctor }): ReactNode {
  const t = useDoctorPhrases();
  const format = useFormat();
  const shell = useShell();
  if (sentContent === null) return '—';
  const { sent, opened, read, lastSentAt } = sentContent;
  if (lastSentAt === null) return <span className="doctor-quiet">{t('neverSent')}</span>;
  const counts = t('contentCounts', {
    sent: format.count(sent),
    opened: format.count(opened),
    read: format.count(read),
  });
  const path = `/customer/businessRecord/${id}/${encodeURIComponent(doctorName)}?tab=content`;
  return (
    <Button
      type="text"
      size="small"
      className="doctor-content num"
      title={`${counts} · ${format.dateTime(lastSentAt)}`}
      onClick={(event) => {
        event.stopPropagation();
        shell.openTab(path, { title: doctorName });
      }}
    >
      <TwoLine value={counts} context={format.daysSince(lastSentAt)} />
    </Button>
  );
}
