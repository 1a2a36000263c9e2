// Who the doctor is, the three numbers that matter and what can be done (product 3.3).
import type { DoctorBasics } from '@yijian/contract/doctors';
import type { HeaderKpi } from '@yijian/ui/detail-page';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { DoctorTags } from '../../../doctors/index.ts';
import { useActionSummary, useProfileSummary } from '../../profile.api.ts';
import { usePanoramaPhrases } from '../../profile.phrases.ts';
import { DoctorHeader } from '../doctor-page.tsx';
import { ProfileActions } from './profile-actions.tsx';

export function ProfileHeader({ doctor }: { doctor: DoctorBasics }): ReactNode {
  const t = usePanoramaPhrases();
  const kpis = useNumbers(doctor.id);
  return (
    <DoctorHeader
      doctor={doctor}
      tags={<DoctorTags doctorId={doctor.id} />}
      kpis={kpis}
      asOf={t('than90')}
      actions={<ProfileActions doctor={doctor} />}
    />
  );
}

function useNumbers(doctorId: string): HeaderKpi[] {
  const t = usePanoramaPhrases();
  const format = useFormat();
  const actions = useActionSummary(doctorId).data;
  const summary = useProfileSummary(doctorId).data;
  const confirmed = (summary?.papers.confirmed ?? 0) + (summary?.records.confirmed ?? 0);
  const suggested = (summary?.papers.suggested ?? 0) + (summary?.records.suggested ?? 0);
  return [
    {
      key: 'interactions',
      label: t('interactions90'),
      value: format.count(actions?.counts),
      unit: t('times'),
      delta: actions && deltaOf(actions.counts - actions.previousCounts),
    },
    {
      key: 'active',
      label: t('activeScore'),
      value: format.count(actions?.activeness),
      unit: t('points'),
      definition: t('activeDefinition'),
      delta: actions && deltaOf(actions.activeness - actions.previousActiveness),
    },
    {
      key: 'academic',
      label: t('achievements'),
      value: format.count(summary && confirmed),
      unit: t('items'),
      definition: t('achievementsDefinition'),
      note: summary && t('pending', { total: format.count(confirmed + suggested), pending: format.count(suggested) }),
    },
  ];
}

/** Nothing where nothing changed. */
function deltaOf(change: number): HeaderKpi['delta'] {
  if (change === 0) return undefined;
  const isUp = change > 0;
  return { text: String(Math.abs(change)), direction: isUp ? 'up' : 'down', meaning: isUp ? 'good' : 'bad' };
}
