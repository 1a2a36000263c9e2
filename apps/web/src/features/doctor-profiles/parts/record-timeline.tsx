// What happened around the doctor, by day; one kind or all of them.
import type { TimelineEntry, TimelineKind } from '@yijian/contract/doctor-profiles';
import { Timeline, type TimelineDay, type TimelineItem } from '@yijian/ui/detail-page';
import { Empty, Failed, Loading, describeError } from '@yijian/ui/states';
import { Segmented } from 'antd';
import {
  BadgeCheck,
  CalendarCheck,
  ListChecks,
  MessageSquareText,
  PencilLine,
  Presentation,
  Star,
  Tag,
} from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { joined, useFormat } from '../../../lib/format/index.ts';
import { useLanguage } from '../../../lib/i18n/index.ts';
import { useShell } from '../../../lib/router/index.ts';
import { useDictionaries } from '../../dictionaries/index.ts';
import { usePrivacyPhrases } from '../../privacy/index.ts';
import { useTimeline } from '../doctor-profiles.api.ts';
import { useProfilePhrases } from '../doctor-profiles.phrases.ts';
import { RecordChanges } from './record-changes.tsx';
import { VisitTalkLines } from './visit-talk-lines.tsx';

const icons = {
  VISIT: CalendarCheck,
  MEETING: Presentation,
  TASK: ListChecks,
  TAG: Tag,
  CONSENT: MessageSquareText,
  VERIFICATION: BadgeCheck,
  FOLLOW: Star,
  CHANGE: PencilLine,
} as const;
const kinds = Object.keys(icons) as TimelineKind[];
const keys = ['visitType', 'visitState'] as const;

export function RecordTimeline({ doctorId }: { doctorId: string }): ReactNode {
  const t = useProfilePhrases();
  const [kind, setKind] = useState<TimelineKind | 'all'>('all');
  const list = useTimeline(doctorId, kind === 'all' ? [] : [kind]);
  const itemOf = useItem();
  const options = [
    { value: 'all' as const, label: t('all') },
    ...kinds.map((one) => ({ value: one, label: t(`kind.${one}`) })),
  ];
  return (
    <div className="record-timeline">
      <Segmented size="small" aria-label={t('timeline')} options={options} value={kind} onChange={setKind} />
      {list.isError ? (
        <Failed title={t('timelineFailed')} onRetry={() => void list.refetch()} {...describeError(list.error)} />
      ) : list.isPending ? (
        <Loading shape="list" />
      ) : list.items.length === 0 ? (
        <Empty reason={t('noTimeline')} />
      ) : (
        <Timeline
          days={daysOf(list.items, itemOf)}
          hasMore={list.hasNextPage}
          loadingMore={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </div>
  );
}

type ItemOf = (entry: TimelineEntry) => TimelineItem & { readonly day: string };

function daysOf(entries: readonly TimelineEntry[], itemOf: ItemOf): TimelineDay[] {
  const groups = Map.groupBy(entries.map(itemOf), (item) => item.day);
  return [...groups].map(([day, items]) => ({ key: day, label: day, items }));
}

function useItem(): ItemOf {
  const t = useProfilePhrases();
  const format = useFormat();
  const shell = useShell();
  const words = useDictionaries(keys);
  const consent = usePrivacyPhrases() as (key: string) => string;
  const say = t as (key: string) => string;
  const isEnglish = useLanguage() === 'en';
  const said = ({ kind, what, text, changes }: TimelineEntry): string => {
    switch (kind) {
      case 'VISIT':
        return `${words.label('visitType', text)} · ${words.label('visitState', what)}`;
      case 'MEETING':
        return `${text} · ${say(`meeting.${what}`)}`;
      case 'TASK':
        return `${text} · ${say(`task.${what}`)}`;
      case 'TAG':
        return what === 'RULE' ? `${text} · ${t('byRule')}` : text;
      case 'CONSENT':
        return `${consent(`channel.${text}`)} · ${consent(`event.${what}`)}`;
      case 'VERIFICATION':
        return t(what === 'VERIFIED' ? 'verified' : 'partlyVerified');
      case 'FOLLOW':
        return t('followed');
      case 'CHANGE':
        return joined(changes.map(({ field }) => (isEnglish ? field.enName : field.name)));
    }
  };
  return (entry) => {
    const path = pathOf(entry);
    return {
      key: entry.key,
      day: format.date(entry.at),
      icon: icons[entry.kind],
      title: `${t(`kind.${entry.kind}`)} · ${said(entry)}`,
      ...(entry.kind === 'CHANGE' ? { note: <RecordChanges changes={entry.changes} /> } : {}),
      ...(entry.talk === null ? {} : { note: <VisitTalkLines talk={entry.talk} /> }),
      ...(entry.who === null ? {} : { source: entry.who }),
      time: format.time(entry.at),
      ...(entry.kind === 'VISIT' ? { tone: 'primary' as const } : {}),
      ...(path === undefined ? {} : { onOpen: () => shell.openTab(path) }),
    };
  };
}

function pathOf({ kind, id }: TimelineEntry): string | undefined {
  if (kind === 'VISIT') return `/customer/visitTeamManager/myVisit?id=${id}`;
  if (kind === 'MEETING') return `/meeting/meetDetail?id=${id}`;
  return kind === 'TASK' ? `/task/taskRecordDetail?id=${id}` : undefined;
}
