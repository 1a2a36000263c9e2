// /customer/doctorRequests: what doctors asked for themselves, for the data stewards (product 3.24).
import type { DoctorRequest } from '@yijian/contract/doctor-portal';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { useMemo, useState, type ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { ListScreen } from '../../../lib/lists/index.ts';
import { useDoctorRequests } from '../doctor-portal.api.ts';
import { useDoctorPortalPhrases } from '../doctor-portal.phrases.ts';
import { useDoctorRequestPhrases } from '../doctor-requests.phrases.ts';
import { RequestDrawer, RequestState } from '../parts/requests/request-drawer.tsx';

const states = ['OPEN', 'ACCEPTED', 'REFUSED'] as const;

export default function DoctorRequestsScreen(): ReactNode {
  const t = useDoctorPortalPhrases();
  const words = useDoctorRequestPhrases();
  const list = useDoctorRequests();
  const [opened, setOpened] = useState<DoctorRequest | null>(null);
  return (
    <>
      <ListScreen
        title={words('requests')}
        list={list}
        columns={useColumns()}
        filters={[
          {
            kind: 'choice',
            field: 'state',
            label: words('state'),
            options: states.map((value) => ({ value, label: t(`request.${value}`) })),
          },
        ]}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        onOpen={setOpened}
        renderCard={(row) => (
          <TwoLine strong value={row.name} context={[row.hospitalName, row.department].join(' · ')} title={row.name} />
        )}
        empty={words('noRequests')}
        failed={t('failed')}
      />
      {opened === null ? null : <RequestDrawer key={opened.id} request={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

function useColumns(): DataColumn<DoctorRequest>[] {
  const t = useDoctorPortalPhrases();
  const words = useDoctorRequestPhrases();
  const format = useFormat();
  return useMemo(
    () => [
      {
        key: 'name',
        title: t('name'),
        width: 160,
        render: (row) => <TwoLine strong value={row.name} context={row.titleName} title={row.name} />,
      },
      {
        key: 'hospital',
        title: t('hospital'),
        width: 264,
        render: (row) => <TwoLine value={row.hospitalName} context={row.department} title={row.hospitalName} />,
      },
      { key: 'phone', title: t('phone'), width: 128, render: (row) => row.maskedPhone || '—' },
      { key: 'kind', title: words('kind'), width: 112, render: (row) => t(`kind.${row.kind}`) },
      { key: 'state', title: words('state'), width: 112, render: (row) => <RequestState state={row.state} /> },
      { key: 'at', title: words('receivedAt'), width: 152, render: (row) => format.dateTime(row.at) },
      { key: 'decidedBy', title: words('decidedBy'), width: 120, render: (row) => row.decidedBy ?? '—' },
    ],
    [t, words, format],
  );
}
