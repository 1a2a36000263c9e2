// Today by the hour: visits, meetings and free time, with the next stop; tasks below (product: working day).
import { Tile } from '@yijian/ui/dashboard-tile';
import { DayCards, type DayCard } from '@yijian/ui/phone';
import { Async } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../../lib/format/index.ts';
import { useShell } from '../../../../../lib/router/index.ts';
import { TaskDrawer } from '../../../../tasks/index.ts';
import { VisitDrawer, VisitForm } from '../../../../visits/index.ts';
import { useOwnMeetings, useOwnVisits } from '../../../dashboards-day.api.ts';
import { useDayPhrases } from '../../../dashboards-day.phrases.ts';
import { visitsPath } from '../../paths.ts';
import { dayItems, type DayItem } from './day-items.ts';
import { DayTasks } from './day-tasks.tsx';
import { DayFree, DayMeeting } from './day-others.tsx';
import { DayVisit } from './day-visit.tsx';
import { UndoLine } from '../undo-line.tsx';
import type { Undo } from '../use-undo.ts';
import { useNow } from './use-now.ts';
import { useVisitMoves } from '../use-visit-moves.ts';

type Opened =
  | { readonly kind: 'visit'; readonly id: string; readonly start: 'read' | 'edit' | 'reschedule' }
  | { readonly kind: 'task'; readonly id: string }
  | { readonly kind: 'plan'; readonly startsAt: string };

/** States in which nothing is left to do today. */
const isDone = (item: DayItem): boolean =>
  item.kind === 'visit' && !['PLANNED', 'IN_VISIT', 'SAVED', 'MISSED'].includes(item.visit.state);

export function DayAgenda({ day, undo }: { day: string; undo: Undo }): ReactNode {
  const t = useDayPhrases();
  const format = useFormat();
  const shell = useShell();
  const now = useNow();
  const [opened, setOpened] = useState<Opened | null>(null);
  const visits = useOwnVisits({ from: day, to: day });
  const meetings = useOwnMeetings(day);
  const { later } = useVisitMoves(undo);
  const items = dayItems({ day, visits: visits.data?.content ?? [], meetings, now });
  const toVisit = items.filter(({ kind }) => kind === 'visit');
  const close = (): void => setOpened(null);
  const cards = items.map((item): DayCard => ({
    key: item.key,
    time: format.time(item.at),
    past: isDone(item),
    next: item.kind === 'visit' && item.isNext,
    content:
      item.kind === 'visit' ? (
        <DayVisit
          visit={item.visit}
          isNext={item.isNext}
          onOpen={(start) => setOpened({ kind: 'visit', id: item.visit.id, start })}
          onLater={(move) => later(item.visit, move)}
        />
      ) : item.kind === 'meeting' ? (
        <DayMeeting meeting={item.meeting} />
      ) : (
        <DayFree item={item} onPlan={() => setOpened({ kind: 'plan', startsAt: item.at })} />
      ),
  }));
  return (
    <Tile
      title={t('today')}
      note={toVisit.length === 0 ? null : t('progress', { done: toVisit.filter(isDone).length, all: toVisit.length })}
      span={7}
      actions={
        <button
          type="button"
          className="workspace-link"
          onClick={() => shell.openTab(visitsPath('own', { startFrom: day, startTo: day, sort: 'startsAt,asc' }))}
        >
          {t('allVisits')}
        </button>
      }
    >
      <UndoLine {...undo} />
      <Async
        query={visits}
        shape="list"
        rows={4}
        compact
        failedTitle={t('failed')}
        isEmpty={() => cards.length === 0}
        empty={{ reason: t('nothing') }}
      >
        {() => <DayCards items={cards} label={t('timeline')} />}
      </Async>
      <DayTasks day={day} undo={undo} onOpen={(id) => setOpened({ kind: 'task', id })} />
      {opened?.kind === 'visit' ? <VisitDrawer id={opened.id} start={opened.start} onClose={close} /> : null}
      {opened?.kind === 'task' ? <TaskDrawer id={opened.id} onClose={close} /> : null}
      {opened?.kind === 'plan' ? <VisitForm startsAt={opened.startsAt} onClose={close} /> : null}
    </Tile>
  );
}
