// 医生活跃度: four tabs, by day or month (specification 2.5; R2.23).
import type { Activeness, ActivenessCategory, Granularity } from '@yijian/contract/interactions';
import { activenessCategories } from '@yijian/contract/interactions';
import { BarChart } from '@yijian/ui/chart';
import { Section } from '@yijian/ui/detail-page';
import { Async } from '@yijian/ui/states';
import { Segmented, Tabs } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useActiveness } from '../../profile.api.ts';
import { usePanoramaPhrases } from '../../profile.phrases.ts';

/** 11-07 for a day, 2026-11 for a month. */
export const labelOf = (actionDate: string, granularity: Granularity): string =>
  granularity === 'DAY' ? actionDate.slice(5) : actionDate;

export function ActivenessSection({ doctorId }: { doctorId: string }): ReactNode {
  const t = usePanoramaPhrases();
  const [granularity, setGranularity] = useState<Granularity>('DAY');
  const query = useActiveness(doctorId, granularity);
  const options = [
    { value: 'DAY' as const, label: t('byDay') },
    { value: 'MONTH' as const, label: t('byMonth') },
  ];
  return (
    <Section
      id="profile-activeness"
      title={t('activeness')}
      definition={t('activeDefinition')}
      extra={
        <Segmented
          size="small"
          aria-label={t('granularity')}
          options={options}
          value={granularity}
          onChange={setGranularity}
        />
      }
    >
      <Async query={query} shape="chart" failedTitle={t('listFailed')}>
        {(data) => <ActivenessTabs data={data} />}
      </Async>
    </Section>
  );
}

/** The first tab is chosen, and again whenever the data is another. */
export function ActivenessTabs({ data }: { data: Activeness }): ReactNode {
  const t = usePanoramaPhrases();
  const format = useFormat();
  const [chosen, choose] = useState<{ readonly of: Activeness; readonly tab: ActivenessCategory }>();
  const tab = chosen?.of === data ? chosen.tab : 'total';
  const entries = data[tab];
  // The answer says by its own dates what it counts by; the switch may already ask for the other.
  const granularity: Granularity = (entries[0]?.actionDate.length ?? 10) > 7 ? 'DAY' : 'MONTH';
  const sum = entries.reduce((all, one) => all + one.counts, 0);
  const said = {
    count: format.count(sum),
    span: entries.length,
    mean: format.decimal(entries.length === 0 ? 0 : sum / entries.length, 1),
  };
  const chart = useMemo(
    () => ({
      categories: entries.map((one) => labelOf(one.actionDate, granularity)),
      series: [{ name: t(`tab.${tab}`), values: entries.map((one) => one.counts) }],
      format: (value: number) => t('timesOf', { count: value }),
    }),
    [entries, granularity, tab, t],
  );
  return (
    <>
      <div className="profile-tabs">
        <Tabs
          size="small"
          activeKey={tab}
          onChange={(key) => choose({ of: data, tab: key as ActivenessCategory })}
          items={activenessCategories.map((key) => ({ key, label: t(`tab.${key}`) }))}
        />
        <span className="profile-tabs-note num">
          {t(granularity === 'DAY' ? 'activeSumDay' : 'activeSumMonth', said)}
        </span>
      </div>
      <BarChart title={`${t('activeness')} · ${t(`tab.${tab}`)}`} data={chart} height={200} />
    </>
  );
}
