// What happened to a task, newest first, under its days.
import type { TaskAct, TaskLogEntry } from '@yijian/contract/tasks';
import { ArrowRightLeft, Ban, CircleCheck, Pencil, Play, Plus, RotateCcw, Undo2 } from 'lucide-react';
import { Timeline, type TimelineDay, type TimelineItem } from '@yijian/ui/detail-page';
import { Async } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useTaskLog } from '../../tasks.api.ts';
import { useTaskPhrases } from '../../tasks.phrases.ts';

const icons = {
  CREATE: Plus,
  CHANGE: Pencil,
  START: Play,
  COMPLETE: CircleCheck,
  CLOSE: Ban,
  SHIFT: ArrowRightLeft,
  REFUSE: Undo2,
  REOPEN: RotateCcw,
} as const satisfies Record<TaskAct, unknown>;

export function TaskLog({ id }: { id: string }): ReactNode {
  const t = useTaskPhrases();
  const query = useTaskLog(id);
  const days = useDays();
  return (
    <Async query={query} shape="list" rows={4} compact failedTitle={t('logFailed')}>
      {(entries) => <Timeline days={days(entries)} />}
    </Async>
  );
}

function useDays(): (entries: readonly TaskLogEntry[]) => TimelineDay[] {
  const t = useTaskPhrases();
  const format = useFormat();
  const noteOf = (entry: TaskLogEntry): string =>
    [
      entry.fromUserName && entry.toUserName ? t('fromTo', { from: entry.fromUserName, to: entry.toUserName }) : '',
      entry.fromDueOn && entry.toDueOn ? t('fromTo', { from: entry.fromDueOn, to: entry.toDueOn }) : '',
      entry.reason,
      entry.fromState !== null && entry.secondsInState !== null && entry.secondsInState > 0
        ? t('stoodFor', { state: t(`state.${entry.fromState}`), duration: format.duration(entry.secondsInState) })
        : '',
    ]
      .filter(Boolean)
      .join(' · ');
  const itemOf = (entry: TaskLogEntry): TimelineItem => ({
    key: entry.id,
    icon: icons[entry.act],
    title: t(`log.${entry.act}`),
    note: noteOf(entry) || undefined,
    source: entry.userName ?? t('bySystem'),
    time: format.time(entry.at),
    tone: entry.act === 'COMPLETE' ? 'primary' : 'neutral',
  });
  return (entries) => {
    const days = new Map<string, TimelineItem[]>();
    for (const entry of entries.toReversed()) {
      const day = format.date(entry.at);
      days.set(day, [...(days.get(day) ?? []), itemOf(entry)]);
    }
    return [...days].map(([key, items]) => ({ key, label: key, items }));
  };
}
