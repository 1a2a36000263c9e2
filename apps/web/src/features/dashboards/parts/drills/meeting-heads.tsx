// Who came to the meetings of a period, once for each meeting; a row opens its meeting.
import type { MeetingHead } from '@yijian/contract/dashboards';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useMeetingHeads, type Days } from '../../dashboards-boards.api.ts';
import { useBoardPhrases } from '../../dashboards-boards.phrases.ts';
import { DrillDrawer } from './drill-drawer.tsx';

export function MeetingHeads({ days, onClose }: { days: Days; onClose: () => void }): ReactNode {
  const t = useBoardPhrases();
  const format = useFormat();
  const shell = useShell();
  const [page, setPage] = useState(0);
  const columns: DataColumn<MeetingHead>[] = [
    {
      key: 'person',
      title: t('attendee'),
      width: { zh: 200, en: 200 },
      render: (row) => <TwoLine strong value={row.name} context={row.hospitalName} />,
    },
    { key: 'meeting', title: t('meeting'), width: { zh: 216, en: 216 }, render: (row) => row.meetingTitle },
    { key: 'startsAt', title: t('day'), width: { zh: 104, en: 104 }, render: (row) => format.date(row.startsAt) },
  ];
  return (
    <DrillDrawer
      title={t('heads')}
      label={t('attendee')}
      query={useMeetingHeads({ ...days, page })}
      columns={columns}
      rowKey={(row) => row.id}
      onOpen={({ meetingId, meetingTitle }) =>
        shell.openTab(`/meeting/meetDetail?id=${meetingId}`, { title: meetingTitle })
      }
      page={page}
      onPage={setPage}
      onClose={onClose}
    />
  );
}
