// The doctors behind a number of the channel board, the most active first; each opens the own page.
import type { ChannelPerson, ReportChannel } from '@yijian/contract/dashboards';
import { FormDrawer } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import { DataTable, Pagination, TwoLine, type DataColumn } from '@yijian/ui/table';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { fillPath, useShell } from '../../../../lib/router/index.ts';
import { useChannelPeople, type Days } from '../../dashboards-boards.api.ts';
import { useBoardPhrases } from '../../dashboards-boards.phrases.ts';

const SIZE = 20;

export interface ChannelPeopleProps {
  readonly days: Days;
  /** Left out: any channel. */
  readonly channel: ReportChannel | undefined;
  readonly onClose: () => void;
}

export function ChannelPeople({ days, channel, onClose }: ChannelPeopleProps): ReactNode {
  const t = useBoardPhrases();
  const format = useFormat();
  const language = useLanguage();
  const shell = useShell();
  const [page, setPage] = useState(0);
  const query = useChannelPeople({ ...days, channel, page });
  const columns: DataColumn<ChannelPerson>[] = [
    {
      key: 'doctor',
      title: t('doctor'),
      width: { zh: 240, en: 240 },
      render: (row) => <TwoLine strong value={`${row.doctorName} ${row.doctorTitle}`} context={row.hospitalName} />,
    },
    {
      key: 'acts',
      title: t('acts'),
      align: 'right',
      width: { zh: 88, en: 88 },
      render: (row) => format.count(row.acts),
    },
    { key: 'lastAt', title: t('lastAt'), width: { zh: 120, en: 120 }, render: (row) => format.date(row.lastAt) },
  ];
  return (
    <FormDrawer
      open
      onClose={onClose}
      width={576}
      title={t('peopleOf', { channel: channel === undefined ? t('allChannels') : t(`channel.${channel}`) })}
    >
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
              label={t('doctor')}
              columns={columns}
              rows={found.content}
              rowKey={(row) => row.doctorId}
              language={language}
              inCard
              onOpen={(row) =>
                shell.openTab(
                  fillPath('/customer/businessRecord/:doctorId/:doctorName', {
                    doctorId: row.doctorId,
                    doctorName: row.doctorName,
                  }),
                )
              }
            />
            <Pagination
              page={page + 1}
              pageSize={SIZE}
              pageSizes={[SIZE]}
              total={found.totalElements}
              formatCount={format.count}
              onChange={(next) => setPage(next - 1)}
            />
          </>
        )}
      </Async>
    </FormDrawer>
  );
}
