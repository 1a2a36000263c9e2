// Channels against models: a chart, and a table whose numbers open their people.
import { attributionModels, type Attribution, type ChannelCredit } from '@yijian/contract/sales-funnels';
import { BarChart } from '@yijian/ui/chart';
import { Tile } from '@yijian/ui/dashboard-tile';
import { DataTable, type DataColumn } from '@yijian/ui/table';
import { useMemo, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useFunnelPhrases } from '../../sales-funnels.phrases.ts';
import { useEventWords } from '../events/use-event-words.ts';
import { CountButton } from '../people/count-button.tsx';
import type { OpenWay } from './converted-people.tsx';

interface CreditProps {
  readonly result: Attribution;
  readonly onOpen: (open: OpenWay) => void;
}

export function CreditTable({ result, onOpen }: CreditProps): ReactNode {
  const t = useFunnelPhrases();
  const format = useFormat();
  const words = useEventWords();
  const { channels } = result;
  const data = useMemo(
    () => ({
      categories: channels.map(({ channel }) => (channel === null ? t('noTouch') : words.channel(channel))),
      series: attributionModels.map((model) => ({
        name: t(`model.${model}`),
        values: channels.map((one) => one[model]),
      })),
      format: (value: number) => format.decimal(value, 1),
    }),
    [channels, t, format, words],
  );
  const columns = useCreditColumns(onOpen);
  return (
    <>
      <Tile title={t('models')}>
        <BarChart title={t('models')} height={260} data={data} />
        <p className="funnel-quiet">{t('modelsHint')}</p>
      </Tile>
      <DataTable label={t('models')} columns={columns} rows={channels} rowKey={({ channel }) => channel ?? 'NONE'} />
    </>
  );
}

function useCreditColumns(onOpen: CreditProps['onOpen']): DataColumn<ChannelCredit>[] {
  const t = useFunnelPhrases();
  const format = useFormat();
  const words = useEventWords();
  return useMemo(() => {
    const opening = (row: ChannelCredit, way: 'TOUCHED' | 'ASSISTED'): ReactNode => {
      const { channel } = row;
      if (channel === null) return '—';
      const title = `${words.channel(channel)} · ${t(way === 'TOUCHED' ? 'touched' : 'assisted')}`;
      const count = way === 'TOUCHED' ? row.touched : row.assisted;
      return <CountButton name={title} count={count} onOpen={() => onOpen({ way, channel, title })} />;
    };
    return [
      {
        key: 'channel',
        title: t('channel'),
        width: 136,
        render: (row) => (row.channel === null ? t('noTouch') : words.channel(row.channel)),
      },
      ...attributionModels.map((model) => ({
        key: model,
        title: t(`model.${model}`),
        width: 128,
        align: 'right' as const,
        render: (row: ChannelCredit) => format.fixed(row[model], 1),
      })),
      { key: 'touched', title: t('touched'), width: 144, align: 'right', render: (row) => opening(row, 'TOUCHED') },
      {
        key: 'assisted',
        title: t('assisted'),
        definition: t('assistedHint'),
        width: 112,
        align: 'right',
        render: (row) => opening(row, 'ASSISTED'),
      },
    ];
  }, [t, format, words, onOpen]);
}
