// The four numbers that matter about the group, with the change since the days before.
import type { GroupOpinion, OpinionSlice } from '@yijian/contract/insights';
import { GridCell, KpiTile, TileGrid } from '@yijian/ui/dashboard-tile';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useInsightPhrases } from '../../insights.phrases.ts';
import { useCountsAlone } from '../service/service-note.tsx';
import type { OnOpen } from '../people/opinion-people.tsx';

export function GroupFigures({ opinion, onOpen }: { opinion: GroupOpinion; onOpen: OnOpen }): ReactNode {
  const t = useInsightPhrases();
  const format = useFormat();
  const { total, before, index, service } = opinion;
  const isAlone = useCountsAlone();
  const open = (title: string, slice: OpinionSlice): (() => void) | undefined =>
    isAlone ? undefined : () => onOpen({ title, slice });
  const earlier = before !== null && !before.isFew && before.mentions > 0 ? before : undefined;
  const compared = (value: string | undefined): string =>
    value === undefined ? t('noBefore') : t('before', { value });
  const share = (counts: { positive: number; mentions: number }): string =>
    format.percent(counts.positive / counts.mentions, 1);
  const intervalOf = (one: GroupOpinion['index']): string => {
    if (service?.missing.includes('index')) return t('notTold');
    if (one === null || one.low === null) return t('noInterval');
    const { low, high, doctors, mentions } = one;
    const counted = { doctors: format.count(doctors), mentions: format.count(mentions) };
    return t('interval', { low: format.fixed(low, 1), high: format.fixed(high, 1), ...counted });
  };
  return (
    <TileGrid>
      <GridCell span={3}>
        <KpiTile
          title={t('index')}
          value={format.fixed(index?.value, 1)}
          definition={t('indexHow')}
          note={intervalOf(index)}
        />
      </GridCell>
      <GridCell span={3}>
        <KpiTile
          title={t('doctors')}
          value={format.count(total.doctors)}
          unit={t('doctorUnit')}
          note={compared(earlier && format.count(earlier.doctors))}
          onOpen={open(t('doctors'), {})}
        />
      </GridCell>
      <GridCell span={3}>
        <KpiTile
          title={t('mentions')}
          value={format.count(total.mentions)}
          unit={t('mentionUnit')}
          note={compared(earlier && format.count(earlier.mentions))}
          onOpen={open(t('mentions'), {})}
        />
      </GridCell>
      <GridCell span={3}>
        <KpiTile
          title={t('positiveShare')}
          value={share(total)}
          note={compared(earlier && share(earlier))}
          onOpen={open(t('attitude.POSITIVE'), { attitude: 'POSITIVE' })}
        />
      </GridCell>
    </TileGrid>
  );
}
