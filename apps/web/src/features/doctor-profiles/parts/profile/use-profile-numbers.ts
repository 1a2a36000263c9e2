// The numbers of the head that compare 90 days with those before: interactions, activeness, academic work (product 3.3).
import type { HeaderKpi } from '@yijian/ui/detail-page';
import { useFormat } from '../../../../lib/format/index.ts';
import { useActionSummary, useProfileSummary } from '../../profile.api.ts';
import { usePanoramaPhrases } from '../../profile.phrases.ts';

/** None for whoever may not read profiles. */
export function useProfileNumbers(doctorId: string | undefined): HeaderKpi[] {
  const t = usePanoramaPhrases();
  const format = useFormat();
  const actions = useActionSummary(doctorId).data;
  const summary = useProfileSummary(doctorId).data;
  const confirmed = (summary?.papers.confirmed ?? 0) + (summary?.records.confirmed ?? 0);
  const suggested = (summary?.papers.suggested ?? 0) + (summary?.records.suggested ?? 0);
  if (doctorId === undefined) return [];
  return [
    {
      key: 'interactions',
      label: t('interactions90'),
      value: format.count(actions?.counts),
      unit: t('times'),
      definition: t('than90'),
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
