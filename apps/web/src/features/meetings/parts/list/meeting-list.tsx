// The nine lists of meetings: as a table, as a calendar, as a board by state (specification 2.3, meeting; product: meetings).
import {
  meetingPurposes,
  meetingStages,
  meetingStates,
  meetingTypes,
  type MeetingFilter,
  type MeetingLine,
  type MeetingStage,
  type MeetingTab,
} from '@yijian/contract/meetings';
import { Button, Segmented } from 'antd';
import { Plus } from 'lucide-react';
import { Glyph } from '@yijian/ui/icon';
import type { ReactNode } from 'react';
import { ListScreen } from '../../../../lib/lists/index.ts';
import { useSectionStrip, useShell } from '../../../../lib/router/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useExport } from '../../../exports/index.ts';
import { downloadMeetings, useMeetings, useProducts } from '../../meetings.api.ts';
import { useMeetingPhrases } from '../../meetings.phrases.ts';
import { TemplatesButton } from '../templates/templates-button.tsx';
import { MeetingBoard } from './meeting-board.tsx';
import { MeetingCalendar } from './meeting-calendar.tsx';
import { MeetingCard } from './meeting-card.tsx';
import { useMeetingColumns } from './use-meeting-columns.tsx';
import { meetingViews, useMeetingView, type MeetingView } from './use-meeting-view.ts';
import './meetings.css';

export function MeetingList({ tab }: { tab: MeetingTab }): ReactNode {
  const t = useMeetingPhrases();
  const shell = useShell();
  const list = useMeetings(tab);
  const columns = useMeetingColumns();
  const filters = useFilters();
  const { view, setView } = useMeetingView();
  const of = { ...list.filters, tab } as MeetingFilter;
  const exporting = useExport({
    resource: 'meetings',
    permission: 'meeting:meetings:export',
    rows: list.total,
    run: (ask) => downloadMeetings({ ...of, ...ask }),
  });
  const open = (row: Pick<MeetingLine, 'id' | 'title' | 'waiting'>): void => {
    const page = row.waiting?.taskId ? 'approvalDetail' : 'meetDetail';
    shell.openTab(`/meeting/${page}?id=${row.id}`, { title: row.title });
  };
  const stage = list.filters.stage as MeetingStage | undefined;
  const choices = (
    <div className="meeting-views">
      <Segmented<MeetingStage | ''>
        aria-label={t('stage')}
        options={[
          { value: '', label: t('stage.ALL') },
          ...meetingStages.map((value) => ({ value, label: t(`stage.${value}`) })),
        ]}
        value={stage ?? ''}
        onChange={(value) => list.setFilters({ stage: value === '' ? undefined : value })}
      />
      <Segmented<MeetingView>
        aria-label={t('views')}
        options={meetingViews.map((value) => ({ value, label: t(`view.${value}`) }))}
        value={view}
        onChange={(next) => setView(next)}
      />
    </div>
  );
  const page = {
    title: t(`title.${tab}`),
    ...useSectionStrip(),
    actions: (
      <>
        <TemplatesButton />
        <ApplyButton />
      </>
    ),
  };
  return (
    <>
      <ListScreen
        {...page}
        list={list}
        tools={exporting.tool}
        columns={columns}
        filters={filters}
        rowKey={(row) => row.id}
        rowName={(row) => row.title}
        onOpen={open}
        above={choices}
        instead={
          view === 'calendar' ? (
            <MeetingCalendar of={of} onOpen={open} />
          ) : view === 'board' ? (
            <MeetingBoard of={of} empty={t(`empty.${tab}`)} onOpen={open} onAll={(state) => setView('list', state)} />
          ) : undefined
        }
        renderCard={(row) => <MeetingCard row={row} />}
        empty={t(`empty.${tab}`)}
        failed={t('failed')}
      />
      {exporting.dialog}
    </>
  );
}

function ApplyButton(): ReactNode {
  const t = useMeetingPhrases();
  const shell = useShell();
  if (!hasPermission('meeting:meetings:write')) return null;
  return (
    <Button
      type="primary"
      icon={<Glyph icon={Plus} />}
      onClick={() => shell.openTab('/meeting/meeting-form', { title: t('newMeeting') })}
    >
      {t('apply')}
    </Button>
  );
}

function useFilters() {
  const t = useMeetingPhrases();
  const products = useProducts().data ?? [];
  return [
    { kind: 'search', field: 'keyword', placeholder: t('search') },
    {
      kind: 'choice',
      field: 'type',
      label: t('type'),
      options: meetingTypes.map((value) => ({ value, label: t(`type.${value}`) })),
    },
    {
      kind: 'choice',
      field: 'state',
      label: t('state'),
      options: meetingStates.map((value) => ({ value, label: t(`state.${value}`) })),
    },
    {
      kind: 'choice',
      field: 'purpose',
      label: t('purpose'),
      options: meetingPurposes.map((value) => ({ value, label: t(`purpose.${value}`) })),
    },
    {
      kind: 'choice',
      field: 'productId',
      label: t('product'),
      options: products.map(({ id, name }) => ({ value: id, label: name })),
    },
    { kind: 'days', from: 'from', to: 'to', label: t('date') },
  ] as const;
}
