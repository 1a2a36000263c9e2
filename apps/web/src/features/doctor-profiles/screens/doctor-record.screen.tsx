// The record of one doctor: identity, work and standing, each part given by its own room (specification 2.3 businessRecord).
import type { DoctorBasics } from '@yijian/contract/doctors';
import { StatusBadge, TierBadge } from '@yijian/ui/badge';
import { DetailHeader, DetailPage, Section, SectionNav } from '@yijian/ui/detail-page';
import { Failed, Loading, describeError } from '@yijian/ui/states';
import { Button } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { joined, placeName, useFormat } from '../../../lib/format/index.ts';
import { useShell } from '../../../lib/router/index.ts';
import { Allowed, hasPermission } from '../../../lib/session/index.ts';
import { HistoryButton } from '../../audit/index.ts';
import { DoctorChannels } from '../../channels/index.ts';
import {
  DoctorFacts,
  DoctorFiles,
  DoctorStar,
  DoctorTags,
  PanoramaLink,
  useDoctor,
  useRefreshDoctors,
} from '../../doctors/index.ts';
import { useHospitalWords } from '../../hospitals/index.ts';
import { ConsentLedger } from '../../privacy/index.ts';
import { ShareButton } from '../../shares/index.ts';
import { DoctorTasks } from '../../tasks/index.ts';
import { DoctorVisits, VisitForm } from '../../visits/index.ts';
import { useProfilePhrases } from '../doctor-profiles.phrases.ts';
import { RecordActions } from '../parts/record-actions.tsx';
import { RecordProducts } from '../parts/record-products.tsx';
import { RecordTimeline } from '../parts/record-timeline.tsx';
import '../parts/record.css';

export default function DoctorRecordScreen(): ReactNode {
  const { doctorId: named = '' } = useParams();
  const [search] = useSearchParams();
  const id = search.get('doctorId') ?? named;
  const t = useProfilePhrases();
  const shell = useShell();
  const query = useDoctor(id);
  const name = query.data?.doctorName;
  useEffect(() => {
    if (name !== undefined) shell.setTabTitle(name);
    // The tab is named once per name, whatever else the shell does.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [name]);
  if (query.isError)
    return <Failed title={t('failed')} onRetry={() => void query.refetch()} {...describeError(query.error)} />;
  if (query.data === undefined) return <Loading shape="detail" />;
  return <DoctorRecord doctor={query.data} />;
}

function DoctorRecord({ doctor }: { doctor: DoctorBasics }): ReactNode {
  const t = useProfilePhrases();
  const refresh = useRefreshDoctors();
  const { id } = doctor;
  const sections = [
    { key: 'overview', label: t('overview'), content: <DoctorFacts doctor={doctor} columns={2} /> },
    { key: 'timeline', label: t('timeline'), content: <RecordTimeline doctorId={id} /> },
    ...(hasPermission('customer:visits:read')
      ? [{ key: 'visits', label: t('visits'), content: <DoctorVisits doctorId={id} /> }]
      : []),
    ...(hasPermission('task:tasks:read')
      ? [{ key: 'tasks', label: t('tasks'), content: <DoctorTasks doctorId={id} /> }]
      : []),
    ...(hasPermission('customer:doctor-profiles:read')
      ? (['content', 'meetings'] as const).map((of) => ({
          key: of,
          label: t(of),
          content: <RecordActions doctorId={id} of={of} />,
        }))
      : []),
    { key: 'products', label: t('products'), content: <RecordProducts doctorId={id} /> },
    { key: 'files', label: t('files'), content: <DoctorFiles doctorId={id} /> },
    { key: 'tags', label: t('tags'), content: <DoctorTags doctorId={id} /> },
    { key: 'channels', label: t('channels'), content: <DoctorChannels doctorId={id} /> },
    { key: 'consents', label: t('consents'), content: <ConsentLedger doctorId={id} onChanged={refresh} /> },
  ];
  return (
    <DetailPage header={<Header doctor={doctor} />} nav={<SectionNav items={sections} />}>
      {sections.map(({ key, label, content }) => (
        <Section
          key={key}
          id={key}
          title={label}
          {...(key === 'products' ? { definition: t('productsDefinition') } : {})}
        >
          {content}
        </Section>
      ))}
    </DetailPage>
  );
}

function Header({ doctor }: { doctor: DoctorBasics }): ReactNode {
  const t = useProfilePhrases();
  const format = useFormat();
  const hospitals = useHospitalWords();
  const { nextTask, lastVisitAt } = doctor;
  return (
    <DetailHeader
      name={doctor.doctorName}
      alias={doctor.enName === doctor.doctorName ? undefined : doctor.enName}
      marks={
        <>
          <DoctorStar doctor={doctor} />
          <TierBadge tier={doctor.tier} />
          <StatusBadge tone={doctor.isVerified ? 'ok' : 'neutral'}>
            {t(doctor.isVerified ? 'isVerified' : 'notVerified')}
          </StatusBadge>
        </>
      }
      facts={[
        doctor.doctorTitle,
        `${doctor.hospital} · ${hospitals.level(doctor.hospitalLevel)}`,
        doctor.department,
        placeName(doctor.province, doctor.city),
        doctor.owners.length > 0 ? t('ownedBy', { names: joined(doctor.owners) }) : t('noOwner'),
      ].filter(Boolean)}
      kpis={[
        {
          key: 'visit',
          label: t('lastVisit'),
          value: lastVisitAt ? format.daysSince(lastVisitAt) : t('never'),
        },
        {
          key: 'task',
          label: t('nextTask'),
          value: nextTask?.due?.slice(5) ?? t('noTask'),
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
