// Interaction detail, by day; of a live session the time online is told (specification 2.5, 3; R3.6).
import type { Action } from '@yijian/contract/interactions';
import { Section, Timeline, type TimelineDay } from '@yijian/ui/detail-page';
import { Empty, Failed, Loading, describeError } from '@yijian/ui/states';
import {
  ClipboardList,
  Handshake,
  LogIn,
  Mail,
  MessageCircle,
  MessageSquareText,
  Presentation,
  TvMinimalPlay,
  GraduationCap,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat, type Format } from '../../../../lib/format/index.ts';
import { useDictionaries } from '../../../dictionaries/index.ts';
import { useActions } from '../../profile.api.ts';
import { usePanoramaPhrases } from '../../profile.phrases.ts';

const icons = {
  VISIT: Handshake,
  LogIn,
  SMS: MessageSquareText,
  MAIL: Mail,
  WECOM: MessageCircle,
  LIVE: TvMinimalPlay,
  EDUCATION: GraduationCap,
  SURVEY: ClipboardList,
  MEETING: Presentation,
  PORTAL: LogIn,
} as const;
const keys = ['interactionChannel', 'interactionAction'] as const;

export function ActionsTimeline({ doctorId }: { doctorId: string }): ReactNode {
  const t = usePanoramaPhrases();
  const list = useActions(doctorId);
  return (
    <Section id="profile-actions" title={t('actions')} {...(list.total ? { count: list.total } : {})}>
      <ActionList list={list} />
    </Section>
  );
}

/** Interactions by day; `none` says what an empty list means. */
export function ActionList({ list, none }: { list: ReturnType<typeof useActions>; none?: string }): ReactNode {
  const t = usePanoramaPhrases();
  const daysOf = useDays();
  if (list.isError)
    return (
      <Failed compact title={t('listFailed')} onRetry={() => void list.refetch()} {...describeError(list.error)} />
    );
  if (list.isPending) return <Loading shape="list" />;
  if (list.items.length === 0) return <Empty compact {...(none === undefined ? {} : { reason: none })} />;
  return (
    <Timeline
      days={daysOf(list.items)}
      hasMore={list.hasNextPage}
      loadingMore={list.isFetchingNextPage}
      onMore={() => void list.fetchNextPage()}
    />
  );
}

function useDays(): (actions: readonly Action[]) => TimelineDay[] {
  const t = usePanoramaPhrases();
  const format = useFormat();
  const words = useDictionaries(keys);
  return (actions) =>
    [...Map.groupBy(actions, (action) => format.date(action.actionStartTime))].map(([day, items]) => ({
      key: day,
      label: `${day} ${format.weekday(items[0]!.actionStartTime)}`,
      items: items.map((action) => ({
        key: action.id,
        icon: icons[action.channel],
        title: [words.label('interactionAction', action.actionType), action.subject].filter(Boolean).join(' · '),
        note: durationOf(action, format, t),
        source: action.who ?? words.label('interactionChannel', action.channel),
        time: format.time(action.actionStartTime),
        ...(action.channel === 'VISIT' ? { tone: 'primary' as const } : {}),
      })),
    }));
}

type Say = (key: 'online' | 'lasted', values: { duration: string }) => string;

/** Time online for a live session, time taken for anything else, nothing where none is known. */
export function durationOf(
  { channel, duration }: Pick<Action, 'channel' | 'duration'>,
  format: Pick<Format, 'duration'>,
  say: Say,
): string | undefined {
  if (duration === null) return undefined;
  return say(channel === 'LIVE' ? 'online' : 'lasted', { duration: format.duration(duration) });
}
