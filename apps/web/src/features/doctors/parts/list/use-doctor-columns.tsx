// Columns of the customer lists.
import { doctorFields } from '@yijian/contract/dictionaries';
import type { Doctor } from '@yijian/contract/doctors';
import { ConsentIcons, StatusBadge, TagList, TierBadge } from '@yijian/ui/badge';
import { Sparkline } from '@yijian/ui/sparkline';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { useMemo, type ReactNode } from 'react';
import { daysBetween, joined, titleAndNamesake, today, useFormat } from '../../../../lib/format/index.ts';
import { readsField } from '../../../../lib/session/index.ts';
import { useListColumns, type DrawnColumn } from '../../../dictionaries/index.ts';
import { useHospitalWords } from '../../../hospitals/index.ts';
import { ShareIcon } from '../../../shares/index.ts';
import { useDoctorPhrases } from '../../doctors.phrases.ts';
import { DoctorStar } from '../doctor-star.tsx';
import { ClueScore } from '../clue-score.tsx';
import { SentContent } from '../sent-content.tsx';
import { PanoramaLink } from '../panorama-link.tsx';
import { useDoctorWords } from '../use-doctor-words.ts';

/** Days without a visit from which the number is amber, and red. */
const AMBER = 30;
const RED = 60;

/** The field of the record that each column shows; the way to the panorama shows none. */
const fieldOf = {
  name: 'doctorName',
  hospital: 'hospital',
  department: 'department',
  city: 'city',
  tier: 'tier',
  clueScore: 'clueScore',
  lastSentAt: 'sentContent',
  owners: 'owners',
  coverageStatus: 'coverageStatus',
  isVerified: 'isVerified',
  tags: 'tags',
  consents: 'consents',
  lastVisitAt: 'lastVisitAt',
  activity: 'weeklyActivity',
  nextTask: 'nextTask',
} as const;

export function useDoctorColumns(): DataColumn<Doctor>[] {
  const t = useDoctorPhrases();
  const words = useDoctorWords();
  const hospitals = useHospitalWords();
  // The words change with the language, and with them the phrase function.
  // oxlint-disable-next-line react/exhaustive-deps
  const columns = useMemo(() => [...whoAndWhere(t, hospitals), ...standing(t, words)], [t]);
  return useListColumns('doctors', doctorFields, columns, fieldOf);
}

type Say = ReturnType<typeof useDoctorPhrases>;
type Format = ReturnType<typeof useFormat>;

function whoAndWhere(t: Say, hospitals: ReturnType<typeof useHospitalWords>): DrawnColumn<Doctor>[] {
  return [
    {
      key: 'name',
      title: t('name'),
      width: { zh: 116, en: 170 },
      sortable: true,
      render: (doctor) => (
        <span className="doctor-name">
          <DoctorStar doctor={doctor} />
          <TwoLine strong value={doctor.doctorName} context={titleAndNamesake(doctor)} />
        </span>
      ),
    },
    {
      key: 'hospital',
      title: t('hospital'),
      width: { zh: 160, en: 112 },
      render: (doctor) => (
        <TwoLine value={doctor.hospital} context={hospitals.level(doctor.hospitalLevel)} title={doctor.hospital} />
      ),
    },
    {
      key: 'department',
      width: { zh: 84, en: 110 },
      render: (doctor) => <span className="doctor-department">{doctor.department || '—'}</span>,
    },
    {
      key: 'city',
      width: { zh: 68, en: 72 },
      render: (doctor) => doctor.city || doctor.province || '—',
    },
    { key: 'tier', width: 48, sortable: true, render: (doctor) => <TierBadge tier={doctor.tier} /> },
    ...(readsField('doctor.clueScore') ? [scoreColumn()] : []),
  ];
}

function scoreColumn(): DrawnColumn<Doctor> {
  return {
    key: 'clueScore',

    width: { zh: 88, en: 80 },
    sortable: true,
    render: (doctor) => <ClueScore doctor={doctor} />,
  };
}

function contentColumn(): DrawnColumn<Doctor> {
  return {
    key: 'lastSentAt',
    width: { zh: 132, en: 190 },
    sortable: true,
    optional: true,
    render: (doctor) => <SentContent doctor={doctor} />,
  };
}

function standing(t: Say, words: ReturnType<typeof useDoctorWords>): DrawnColumn<Doctor>[] {
  return [
    {
      key: 'owners',
      width: { zh: 112, en: 140 },
      optional: true,
      render: (doctor) => joined(doctor.owners) || '—',
    },
    {
      key: 'coverageStatus',
      width: { zh: 88, en: 108 },
      optional: true,
      render: (doctor) => words.coverages.find((one) => one.value === doctor.coverageStatus)?.label ?? '—',
    },
    {
      key: 'isVerified',
      width: { zh: 92, en: 124 },
      optional: true,
      render: (doctor) =>
        doctor.isVerified ? (
          <StatusBadge tone="ok">{t('isVerified')}</StatusBadge>
        ) : (
          <span className="doctor-quiet">{t('notVerified')}</span>
        ),
    },
    {
      key: 'tags',
      width: { zh: 104, en: 92 },
      render: (doctor) => <TagList tags={doctor.tags} limit={1} />,
    },
    {
      key: 'consents',
      title: t('consents'),
      width: 84,
      render: (doctor) => <ConsentIcons items={words.consentsOf(doctor.consents)} />,
    },
    {
      key: 'lastVisitAt',
      width: { zh: 80, en: 90 },
      sortable: true,
      render: (doctor) => <LastVisitCell at={doctor.lastVisitAt} />,
    },
    ...(readsField('doctor.sentContent') ? [contentColumn()] : []),
    {
      key: 'activity',
      title: t('activity'),
      width: { zh: 80, en: 72 },
      render: (doctor) => (
        <Sparkline
          width={64}
          values={doctor.weeklyActivity}
          label={t('trend', { values: doctor.weeklyActivity.join(' ') })}
        />
      ),
    },
    {
      key: 'nextTask',
      width: { zh: 100, en: 96 },
      render: (doctor) => <TaskCell task={doctor.nextTask} />,
    },
    {
      key: 'panorama',
      title: t('panoramaShort'),
      width: { zh: 76, en: 58 },
      pinRight: true,
      render: (doctor) => <PanoramaLink doctor={doctor} short />,
    },
    {
      key: 'share',
      title: t('share'),
      width: { zh: 60, en: 66 },
      pinRight: true,
      render: (doctor) => <ShareIcon resource="doctor" recordId={doctor.id} name={doctor.doctorName} />,
    },
  ];
}

export function LastVisitCell({ at }: { at: string | null }): ReactNode {
  const t = useDoctorPhrases();
  const format = useFormat();
  const days = at === null ? null : daysBetween(at, today());
  if (at === null || days === null) return <span className="doctor-quiet">{t('never')}</span>;
  const tone = days >= RED ? ('bad' as const) : days >= AMBER ? ('warn' as const) : undefined;
  return (
    <TwoLine value={format.daysSince(at)} context={format.shortDate(at)} tone={tone} title={format.dateTime(at)} />
  );
}

function TaskCell({ task }: { task: Doctor['nextTask'] }): ReactNode {
  const t = useDoctorPhrases();
  const format = useFormat();
  if (task === null) return <span className="doctor-quiet">{t('noTask')}</span>;
  const ahead = task.due === null ? null : daysBetween(today(), task.due);
  const tone =
    ahead === null ? undefined : ahead < 0 ? ('bad' as const) : ahead === 0 ? ('primary' as const) : undefined;
  return (
    <TwoLine value={task.title} context={dueText(t, format, task.due, ahead)} contextTone={tone} title={task.title} />
  );
}

function dueText(t: Say, format: Format, due: string | null, ahead: number | null): string | undefined {
  if (due === null || ahead === null) return undefined;
  if (ahead < 0) return t('overdue', { days: -ahead });
  if (ahead === 0) return t('dueToday');
  return ahead === 1 ? t('dueTomorrow') : format.shortDate(due);
}
