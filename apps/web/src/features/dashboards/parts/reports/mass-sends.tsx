// What was sent to many doctors and who answered (specification 2.3, systemReport: qfRecord).
import { reportChannels, type MassSend, type ReportChannel } from '@yijian/contract/dashboards';
import { Select } from 'antd';
import { Tile } from '@yijian/ui/dashboard-tile';
import { Async } from '@yijian/ui/states';
import { DataTable, type DataColumn } from '@yijian/ui/table';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { Pages } from '../../../../lib/lists/index.ts';
import { useBoardPeriod, useMassSends } from '../../dashboards-boards.api.ts';
import { useBoardPhrases } from '../../dashboards-boards.phrases.ts';
import { BoardFrame } from '../boards/board-frame.tsx';
import { Contract } from '../metrics/contract.tsx';
import { SendPeople } from '../drills/on-demand.tsx';
import type { SendNumber } from '../drills/send-people.tsx';
import { ratioOf } from '../boards/compared.ts';

const SIZE = 20;

export function MassSends(): ReactNode {
  const t = useBoardPhrases();
  const format = useFormat();
  const language = useLanguage();
  const period = useBoardPeriod('30D');
  const [channel, setChannel] = useState<ReportChannel>();
  // A page belongs to the question it was turned in: another period or channel begins with the first.
  const asked = `${period.days.from} ${period.days.to} ${channel ?? ''}`;
  const [turned, setTurned] = useState({ asked, page: 0 });
  const page = turned.asked === asked ? turned.page : 0;
  const [opened, setOpened] = useState<SendNumber | null>(null);
  const query = useMassSends({ ...period.days, channel, page });
  return (
    <BoardFrame
      title={t('sendsTitle')}
      period={period}
      asOf={t('live')}
      extra={
        <Select<ReportChannel>
          aria-label={t('channel')}
          placeholder={t('allChannels')}
          allowClear
          style={{ minWidth: 140 }}
          options={reportChannels.map((value) => ({ value, label: t(`channel.${value}`) }))}
          onChange={(next: ReportChannel | undefined) => setChannel(next)}
        />
      }
    >
      <Tile title={t('eachSend')} span={12}>
        <Async
          query={query}
          shape="table"
          failedTitle={t('failed')}
          isEmpty={(found) => found.content.length === 0}
          empty={{ reason: t('none') }}
        >
          {(found) => (
            <>
              <DataTable
                label={t('sendsTitle')}
                columns={columnsOf({ t, format, onOpen: setOpened })}
                rows={found.content}
                rowKey={(row) => `${row.day} ${row.channel} ${row.subject}`}
                language={language}
                inCard
              />
              <Pages
                list={{ page, size: SIZE, setPage: (next) => setTurned({ asked, page: next }) }}
                total={found.totalElements}
              />
            </>
          )}
        </Async>
      </Tile>
      {opened === null ? null : <SendPeople number={opened} onClose={() => setOpened(null)} />}
    </BoardFrame>
  );
}

interface Columns {
  readonly t: ReturnType<typeof useBoardPhrases>;
  readonly format: ReturnType<typeof useFormat>;
  readonly onOpen: (number: SendNumber) => void;
}

function columnsOf({ t, format, onOpen }: Columns): DataColumn<MassSend>[] {
  const opener = (send: MassSend, kind: SendNumber['kind']): ReactNode => {
    const count = kind === 'RECEIVED' ? send.doctors : send.answered;
    return (
      <button
        type="button"
        className="board-link"
        disabled={count === 0}
        aria-label={t(kind === 'RECEIVED' ? 'openReceived' : 'openAnswered', { count: format.count(count) })}
        onClick={() => onOpen({ send, kind })}
      >
        {format.count(count)}
      </button>
    );
  };
  return [
    { key: 'day', title: t('day'), width: { zh: 112, en: 112 }, render: (row) => row.day },
    {
      key: 'channel',
      title: t('channel'),
      width: { zh: 112, en: 152 },
      render: (row) => t(`channel.${row.channel}`),
    },
    { key: 'subject', title: t('subject'), width: { zh: 320, en: 320 }, render: (row) => row.subject || '—' },
    {
      key: 'doctors',
      title: t('sentTo'),
      definition: <Contract of="sentTo" />,
      align: 'right',
      width: { zh: 120, en: 136 },
      render: (row) => opener(row, 'RECEIVED'),
    },
    {
      key: 'answered',
      title: t('answered'),
      definition: <Contract of="answered" />,
      align: 'right',
      width: { zh: 144, en: 168 },
      render: (row) => (
        <>
          {opener(row, 'ANSWERED')} · {format.percent(ratioOf(row.answered, row.doctors), 0)}
        </>
      ),
    },
  ];
}
