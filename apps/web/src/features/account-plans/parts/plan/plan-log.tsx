// What happened to a plan, its goals and its tactics, newest first; read when it is opened.
import type { PlanLogEntry } from '@yijian/contract/account-plans';
import { Button } from 'antd';
import { Ban, CircleCheck, Flag, Pencil, Play, Plus, RotateCcw, Target, TrendingUp } from 'lucide-react';
import { Timeline, type TimelineDay, type TimelineItem } from '@yijian/ui/detail-page';
import { Async } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { usePlanLog } from '../../account-plans.api.ts';
import { usePlanPhrases } from '../../account-plans.phrases.ts';

const icons = {
  CREATE: Plus,
  CHANGE: Pencil,
  START: Play,
  CLOSE: CircleCheck,
  REOPEN: RotateCcw,
  REACH: Target,
  PROGRESS: TrendingUp,
  DROP: Ban,
  RESUME: Flag,
} as const satisfies Record<PlanLogEntry['act'], unknown>;

export function PlanLog({ planId }: { planId: string }): ReactNode {
  const t = usePlanPhrases();
  const [isOpen, setOpen] = useState(false);
  return (
    <section>
      <Button type="link" size="small" className="plan-history" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('history')}
      </Button>
      {isOpen ? <Entries planId={planId} /> : null}
    </section>
  );
}

function Entries({ planId }: { planId: string }): ReactNode {
  const query = usePlanLog(planId);
  const days = useDays();
  return (
    <Async query={query} shape="list" rows={3} compact>
      {(entries) => <Timeline days={days(entries)} />}
    </Async>
  );
}

function useDays(): (entries: readonly PlanLogEntry[]) => TimelineDay[] {
  const t = usePlanPhrases();
  const format = useFormat();
  const say = t as (key: string) => string;
  const valueOf = (value: string | null): string => {
    const key = value !== null && /^[A-Z_]+$/.test(value) ? value : undefined;
    if (key === undefined) return value ?? '';
    return say(key === 'DRAFT' || key === 'ACTIVE' || key === 'CLOSED' ? `planState.${key}` : `tacticState.${key}`);
  };
  const itemOf = (entry: PlanLogEntry): TimelineItem => ({
    key: entry.id,
    icon: icons[entry.act],
    title: `${t(`log.${entry.act}`, { subject: t(`subject.${entry.subject}`) })} · ${entry.subjectTitle}`,
    note:
      [
        entry.from !== null && entry.to !== null
          ? t('fromTo', { from: valueOf(entry.from), to: valueOf(entry.to) })
          : '',
        entry.reason,
      ]
        .filter(Boolean)
        .join(' · ') || undefined,
    source: entry.userName ?? undefined,
    time: format.time(entry.at),
    tone: entry.act === 'PROGRESS' || entry.act === 'REACH' ? 'primary' : 'neutral',
  });
  return (entries) => {
    const byDay = Map.groupBy(entries, (entry) => format.date(entry.at));
    return [...byDay].map(([day, found]) => ({ key: day, label: day, items: found.map(itemOf) }));
  };
}
