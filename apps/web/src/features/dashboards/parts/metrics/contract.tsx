// What a number means, in which unit, who answers for it, where it comes from and how old it may be.
import type { Metric, MetricKey } from '@yijian/contract/dashboards';
import { Bone } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useMetrics, useReportMetrics } from '../../dashboards-boards.api.ts';
import { useBoardPhrases } from '../../dashboards-boards.phrases.ts';
import './metrics.css';

/** The words are the server's alone: no number has a second definition. */
export function Contract({ of }: { of: MetricKey }): ReactNode {
  const t = useBoardPhrases();
  const age = useAge();
  const [boards, reports] = [useMetrics(), useReportMetrics()];
  const metric = [...(boards.data ?? []), ...(reports.data ?? [])].find(({ key }) => key === of);
  if (metric === undefined) return boards.isError || reports.isError ? t('failed') : <Bone width={200} />;
  return (
    <>
      <p className="metric-definition">{metric.definition}</p>
      <dl className="metric-terms">
        <dt>{t('unit')}</dt>
        <dd>{metric.unit}</dd>
        <dt>{t('owner')}</dt>
        <dd>{metric.owner}</dd>
        <dt>{t('sources')}</dt>
        <dd>{metric.sources.map(({ name }) => name).join(' · ')}</dd>
        <dt>{t('freshness')}</dt>
        <dd>{age(metric)}</dd>
      </dl>
    </>
  );
}

/** How old the source of a metric may be, and whether it is older. */
export function useAge(): (metric: Metric) => string {
  const t = useBoardPhrases();
  const format = useFormat();
  return ({ limitDays, newestAt, isStale }) => {
    if (limitDays === null) return t('alwaysLive');
    if (isStale && newestAt !== null) return t('staleMetric', { day: format.date(newestAt) });
    return t('atMostDays', { days: String(limitDays) });
  };
}
