// 互动行为统计 as ranked bars, and the two tendencies as donuts (specification 2.5; R2.24, R9.8).
import type { Statistic } from '@yijian/contract/interactions';
import { Donut, type DonutPart } from '@yijian/ui/chart';
import { RankBars } from '@yijian/ui/dashboard-tile';
import { Section, SectionRow } from '@yijian/ui/detail-page';
import { Async } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useEducation, useStatistics, useTendency } from '../../profile.api.ts';
import { usePanoramaPhrases } from '../../profile.phrases.ts';

export function Behaviour({ doctorId }: { doctorId: string }): ReactNode {
  const t = usePanoramaPhrases();
  const isEmpty = (rows: readonly unknown[]): boolean => rows.length === 0;
  const shared = { shape: 'list', rows: 4, failedTitle: t('listFailed'), isEmpty } as const;
  return (
    <SectionRow columns={3}>
      <Section title={t('statistics')}>
        <Async query={useStatistics(doctorId)} {...shared}>
          {(rows) => <BehaviourBars rows={rows} />}
        </Async>
      </Section>
      <Section title={t('tendency')}>
        <Async query={useTendency(doctorId)} {...shared}>
          {(rows) => (
            <Shares
              title={t('tendency')}
              parts={rows.map((row) => ({ key: row.dataType, label: t(`tends.${row.dataType}`), value: row.counts }))}
            />
          )}
        </Async>
      </Section>
      <Section title={t('educateTendency')}>
        <Async query={useEducation(doctorId)} {...shared}>
          {(rows) => (
            <Shares
              title={t('educateTendency')}
              parts={rows.map((row) => ({ key: row.dataType, label: t(`type.${row.dataType}`), value: row.counts }))}
            />
          )}
        </Async>
      </Section>
    </SectionRow>
  );
}

/** Each bar is its count against the largest. */
export function BehaviourBars({ rows }: { rows: readonly Statistic[] }): ReactNode {
  const t = usePanoramaPhrases();
  const format = useFormat();
  const items = rows
    .toSorted((a, b) => b.counts - a.counts)
    .map(({ dataType, counts }) => ({
      key: dataType,
      label: t(`type.${dataType}`),
      value: counts,
      text: t('timesOf', { count: format.count(counts) }),
    }));
  return <RankBars label={t('statistics')} items={items} />;
}

function Shares({ title, parts }: { title: string; parts: readonly DonutPart[] }): ReactNode {
  const t = usePanoramaPhrases();
  const format = useFormat();
  const total = parts.reduce((sum, part) => sum + part.value, 0);
  return (
    <Donut
      title={title}
      parts={parts}
      total={format.count(total)}
      unit={t('times')}
      otherKey="OTHER"
      formatShare={(share) => format.percent(share, 0)}
    />
  );
}
