// What doctors did over each channel; every number opens its doctors (product 3.19).
import type { ChannelBoard as Channels, ChannelFigures } from '@yijian/contract/dashboards';
import { LineChart } from '@yijian/ui/chart';
import { GridCell, KpiTile, Tile } from '@yijian/ui/dashboard-tile';
import { Async } from '@yijian/ui/states';
import { DataTable, type DataColumn } from '@yijian/ui/table';
import { useMemo, useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useBoardPeriod, useChannels, type Days } from '../../dashboards-boards.api.ts';
import { useBoardPhrases } from '../../dashboards-boards.phrases.ts';
import type { ChannelNumber } from '../drills/channel-people.tsx';
import { CountLink } from '../drills/count-link.tsx';
import { ChannelPeople } from '../drills/on-demand.tsx';
import { Contract } from '../metrics/contract.tsx';
import { BoardFrame } from './board-frame.tsx';
import './boards.css';
import { changeOf } from './compared.ts';

export function ChannelBoard(): ReactNode {
  const t = useBoardPhrases();
  const format = useFormat();
  const period = useBoardPeriod('90D');
  const query = useChannels(period.days);
  const [opened, setOpened] = useState<ChannelNumber | null>(null);
  const { days, before } = period;
  const asOf = query.data ? t('asOf', { at: format.dateTime(query.data.asOf) }) : undefined;
  return (
    <BoardFrame board="CHANNELS" title={t('channelTitle')} period={period} asOf={asOf}>
      <Async query={query} shape="list" rows={8} failedTitle={t('failed')} isEmpty={() => false}>
        {(board) => (
          <Board board={board} days={days} before={before} onOpen={(number) => setOpened({ days, ...number })} />
        )}
      </Async>
      {opened === null ? null : <ChannelPeople number={opened} onClose={() => setOpened(null)} />}
    </BoardFrame>
  );
}

interface BoardProps {
  readonly board: Channels;
  readonly days: Days;
  /** What the figures are compared with. */
  readonly before: Days;
  readonly onOpen: (number: Omit<ChannelNumber, 'days'> & { readonly days?: Days }) => void;
}

function Board({ board, days, before, onOpen }: BoardProps): ReactNode {
  const t = useBoardPhrases();
  const format = useFormat();
  const language = useLanguage();
  const acts = board.channels.reduce((all, row) => all + row.acts, 0);
  const weekly = useWeekly(board);
  const openWeek = ({ name, seriesName }: { name: string; seriesName: string }): void => {
    const row = board.channels.find(({ channel }) => t(`channel.${channel}`) === seriesName);
    if (row) onOpen({ channels: [row.channel], kind: 'ENGAGED', days: weekWithin(name, days) });
  };
  const openAll = (): void => onOpen({ channels: [], kind: 'ENGAGED' });
  return (
    <>
      <GridCell span={3}>
        <KpiTile
          title={t('engaged')}
          definition={<Contract of="engaged" />}
          value={format.count(board.people)}
          unit={t('people')}
          delta={changeOf(board.people, board.previousPeople, (share) => format.percent(share, 0))}
          onOpen={openAll}
        />
      </GridCell>
      <GridCell span={3}>
        <KpiTile
          title={t('acts')}
          definition={<Contract of="acts" />}
          value={format.count(acts)}
          unit={t('actsUnit')}
          onOpen={openAll}
        />
      </GridCell>
      <Tile title={t('weekly')} span={12}>
        <LineChart title={t('weekly')} data={weekly} height={260} onClick={openWeek} />
      </Tile>
      <Tile title={t('channel')} span={12}>
        <DataTable
          label={t('channelTitle')}
          columns={useColumns({ before, onOpen })}
          rows={board.channels}
          rowKey={(row) => row.channel}
          language={language}
          inCard
        />
      </Tile>
    </>
  );
}

/** The days of a week, by its Monday, that the period has. */
function weekWithin(monday: string, { from, to }: Days): Days {
  const sunday = new Date(Date.parse(monday) + 6 * 86_400_000).toISOString().slice(0, 10);
  return { from: monday < from ? from : monday, to: sunday > to ? to : sunday };
}

function useWeekly(board: Channels) {
  const t = useBoardPhrases();
  const format = useFormat();
  return useMemo(() => {
    const weeks = [...new Set(board.weeks.map((row) => row.week))].toSorted();
    const known = new Map(board.weeks.map((row) => [`${row.channel} ${row.week}`, row.acts]));
    return {
      categories: weeks,
      series: board.channels
        .filter((row) => row.acts > 0)
        .map(({ channel }) => ({
          name: t(`channel.${channel}`),
          values: weeks.map((week) => known.get(`${channel} ${week}`) ?? 0),
        })),
      format: (value: number) => format.count(value),
    };
  }, [board, t, format]);
}

const opens = { RECEIVED: 'openReached', ANSWERED: 'openShare', ENGAGED: 'openPeople' } as const;

function useColumns({ before, onOpen }: Pick<BoardProps, 'before' | 'onOpen'>): DataColumn<ChannelFigures>[] {
  const t = useBoardPhrases();
  const format = useFormat();
  const number = (key: string, title: string, of: (row: ChannelFigures) => ReactNode): DataColumn<ChannelFigures> => ({
    key,
    title,
    align: 'right',
    width: { zh: 112, en: 136 },
    render: of,
  });
  /** Counts of doctors or of what they did; either way the doctors open. */
  const opener =
    (kind: ChannelNumber['kind'], of: (row: ChannelFigures) => string | null, within?: Days) =>
    (row: ChannelFigures): ReactNode => {
      const text = of(row);
      if (text === null) return '—';
      return (
        <CountLink
          label={t(opens[kind], {
            channel: t(`channel.${row.channel}`),
            count: text,
          })}
          text={text}
          onOpen={() => onOpen({ channels: [row.channel], kind, ...(within && { days: within }) })}
        />
      );
    };
  const count = (of: (row: ChannelFigures) => number) => (row: ChannelFigures) =>
    of(row) === 0 ? null : format.count(of(row));
  const rate = (row: ChannelFigures): string | null =>
    row.received === 0 ? null : format.percent(row.answered / row.received, 0);
  return [
    {
      key: 'channel',
      title: t('channel'),
      width: { zh: 140, en: 168 },
      render: (row) => t(`channel.${row.channel}`),
    },
    number(
      'sent',
      t('sent'),
      opener(
        'RECEIVED',
        count((row) => row.sent),
      ),
    ),
    number(
      'received',
      t('received'),
      opener(
        'RECEIVED',
        count((row) => row.received),
      ),
    ),
    number(
      'acts',
      t('acts'),
      opener(
        'ENGAGED',
        count((row) => row.acts),
      ),
    ),
    number(
      'people',
      t('engaged'),
      opener(
        'ENGAGED',
        count((row) => row.people),
      ),
    ),
    number(
      'before',
      t('before'),
      opener(
        'ENGAGED',
        count((row) => row.previousPeople),
        before,
      ),
    ),
    { ...number('rate', t('rate'), opener('ANSWERED', rate)), definition: <Contract of="response" /> },
  ];
}
