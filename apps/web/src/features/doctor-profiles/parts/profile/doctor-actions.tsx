// What is done from the page of a doctor: visit, task, history, sharing, correction, export (product 3.3).
import type { DoctorBasics } from '@yijian/contract/doctors';
import { Button, Dropdown } from 'antd';
import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useShell } from '../../../../lib/router/index.ts';
import { Allowed, hasPermission } from '../../../../lib/session/index.ts';
import { HistoryButton } from '../../../audit/index.ts';
import { useExport } from '../../../exports/index.ts';
import { ShareButton } from '../../../shares/index.ts';
import { TaskForm } from '../../../tasks/index.ts';
import { VisitForm } from '../../../visits/index.ts';
import { downloadPdf } from '../../profile.api.ts';
import { usePanoramaPhrases } from '../../profile.phrases.ts';

const ReportDialog = lazy(() => import('./dialogs.ts').then((part) => ({ default: part.ReportDialog })));
type Open = 'visit' | 'task' | 'report' | null;

export function DoctorActions({ doctor }: { doctor: DoctorBasics }): ReactNode {
  const t = usePanoramaPhrases();
  const shell = useShell();
  const [open, setOpen] = useState<Open>(null);
  const { id, doctorName, doctorTitle: title, hospital: hospitalName, department } = doctor;
  const pdf = useExport({
    resource: 'doctor-profiles',
    permission: 'customer:doctors:export',
    rows: 1,
    formats: ['pdf'],
    run: ({ reasonCategory, reason }) => downloadPdf({ doctorId: id, reasonCategory, reason }),
  });
  const close = (): void => setOpen(null);
  const opinion = `/userInsights/HCPGrouPortrait/DocIndividual?doctorId=${id}`;
  const more = [
    ...(hasPermission('userInsights:insights:read')
      ? [{ key: 'opinion', label: t('opinion'), onClick: () => shell.openTab(opinion) }]
      : []),
    { key: 'report', label: t('report'), onClick: () => setOpen('report') },
    ...(pdf.tool.onExport === undefined ? [] : [{ key: 'pdf', label: t('exportPdf'), onClick: pdf.tool.onExport }]),
  ];
  return (
    <>
      <HistoryButton kind="doctors" recordId={id} />
      <ShareButton resource="doctor" recordId={id} name={doctorName} />
      <Allowed permission="task:tasks:write">
        <Button onClick={() => setOpen('task')}>{t('addTask')}</Button>
      </Allowed>
      <Allowed permission="customer:visits:write">
        <Button type="primary" onClick={() => setOpen('visit')}>
          {t('addVisit')}
        </Button>
      </Allowed>
      <Dropdown menu={{ items: more }} trigger={['click']}>
        <Button aria-label={t('more')} icon={<Ellipsis size={16} aria-hidden />} />
      </Dropdown>
      {open === 'visit' ? (
        <VisitForm doctor={{ id, name: doctorName, title, hospitalName, department }} onClose={close} />
      ) : null}
      {open === 'task' ? (
        <TaskForm doctor={{ id, name: doctorName, title, hospitalName, department }} onClose={close} />
      ) : null}
      {open === 'report' ? (
        <Suspense>
          <ReportDialog doctorId={id} onClose={close} />
        </Suspense>
      ) : null}
      {pdf.dialog}
    </>
  );
}
