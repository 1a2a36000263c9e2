// How quality and size went, day by day, as far as they were measured.
import type { AssetDetail } from '@yijian/contract/data-assets';
import { Section } from '@yijian/ui/detail-page';
import { Sparkline } from '@yijian/ui/sparkline';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useDataAssetPhrases } from '../../data-assets.phrases.ts';

export function TrendSection({ asset: { days } }: { asset: AssetDetail }): ReactNode {
  const t = useDataAssetPhrases();
  const format = useFormat();
  const scores = days.flatMap(({ score }) => (score === null ? [] : [score]));
  const percent = (score: number | undefined): string => format.percent(score === undefined ? null : score / 100);
  return (
    <Section id="trend" title={t('trend')} count={t('trendNote', { count: format.count(days.length) })}>
      {days.length < 2 ? (
        <p className="asset-note">{t('trendShort')}</p>
      ) : (
        <div className="asset-trends">
          <Line
            values={scores}
            label={t('scoreTrend', { from: percent(scores[0]), to: percent(scores.at(-1)) })}
            span={spanOf(days)}
          />
          <Line
            values={days.map(({ rows }) => rows)}
            label={t('rowsTrend', { from: format.count(days[0]?.rows), to: format.count(days.at(-1)?.rows) })}
            span={spanOf(days)}
          />
        </div>
      )}
    </Section>
  );
}

const spanOf = (days: AssetDetail['days']): string => `${days[0]?.day ?? ''} – ${days.at(-1)?.day ?? ''}`;

function Line({ values, label, span }: { values: readonly number[]; label: string; span: string }): ReactNode {
  return (
    <figure>
      <Sparkline values={values} label={label} width={240} height={48} />
      <figcaption>
        <span>{label}</span>
        <small className="num">{span}</small>
      </figcaption>
    </figure>
  );
}
