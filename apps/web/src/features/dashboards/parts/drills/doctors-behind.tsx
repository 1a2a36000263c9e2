// Doctors behind a number, those with most of what it counts first; each opens the own page.
import type { ChannelPerson } from '@yijian/contract/dashboards';
import type { Paged } from '@yijian/contract/core';
import type { QueryLike } from '@yijian/ui/states';
import { TwoLine, useSelection, type DataColumn } from '@yijian/ui/table';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { fillPath, useShell } from '../../../../lib/router/index.ts';
import { PeopleActs, pickPages } from '../../../sales-funnels/index.ts';
import { useBoardPhrases } from '../../dashboards-boards.phrases.ts';
import { DrillDrawer } from './drill-drawer.tsx';

const profile = '/customer/businessRecord/:doctorId/:doctorName';

export interface DoctorsBehindProps {
  readonly title: string;
  /** What is counted of each. */
  readonly counted: string;
  readonly query: QueryLike<Paged<ChannelPerson>>;
  /** Reads any page of them. */
  readonly read: (paging: { readonly page: number; readonly size: number }) => Promise<Paged<ChannelPerson>>;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onClose: () => void;
}

export function DoctorsBehind({ counted, read, ...drawer }: DoctorsBehindProps): ReactNode {
  const selection = useSelection();
  const t = useBoardPhrases();
  const format = useFormat();
  const shell = useShell();
  const pickAll = (): Promise<readonly string[]> =>
    pickPages(async (paging) => {
      const { content, totalElements } = await read(paging);
      return { content: content.map(({ doctorId: id }) => ({ id })), totalElements };
    });
  const columns: DataColumn<ChannelPerson>[] = [
    {
      key: 'doctor',
      title: t('doctor'),
      width: { zh: 240, en: 240 },
      render: (row) => <TwoLine strong value={`${row.doctorName} ${row.doctorTitle}`} context={row.hospitalName} />,
    },
    {
      key: 'acts',
      title: counted,
      align: 'right',
      width: { zh: 88, en: 88 },
      render: (row) => format.count(row.acts),
    },
    { key: 'lastAt', title: t('lastAt'), width: { zh: 120, en: 120 }, render: (row) => format.date(row.lastAt) },
  ];
  return (
    <DrillDrawer
      {...drawer}
      label={t('doctor')}
      columns={columns}
      rowKey={(row) => row.doctorId}
      selection={selection}
      footer={
        <PeopleActs selection={selection} pickAll={drawer.query.data?.totalElements === 0 ? undefined : pickAll} />
      }
      onOpen={({ doctorId, doctorName }) =>
        shell.openTab(fillPath(profile, { doctorId, doctorName }), { title: doctorName })
      }
    />
  );
}
