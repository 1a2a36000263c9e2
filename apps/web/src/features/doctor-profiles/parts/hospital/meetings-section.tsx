// Meetings and live sessions of a hospital by day: topic, kind, how many of its doctors took part and who (specification 2.3).
import type { HospitalMeeting } from '@yijian/contract/interactions';
import { Section, Timeline, type TimelineDay } from '@yijian/ui/detail-page';
import { Empty, Failed, Loading, describeError } from '@yijian/ui/states';
import { Presentation, TvMinimalPlay } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useDictionaries } from '../../../dictionaries/index.ts';
import { useHospitalMeetingPhrases } from '../../hospital-meetings.phrases.ts';
import { useHospitalMeetings } from '../../profile.api.ts';
import { MeetingDoctors } from './meeting-doctors.tsx';

const icons = { MEETING: Presentation, LIVE: TvMinimalPlay } as const;
const keys = ['interactionChannel'] as const;

export function MeetingsSection({ hospitalId }: { hospitalId: string }): ReactNode {
  const t = useHospitalMeetingPhrases();
  const list = useHospitalMeetings(hospitalId);
  return (
    <Section id="meetings" title={t('meetings')} note={t('note')} {...(list.total ? { count: list.total } : {})}>
      <MeetingList list={list} />
    </Section>
  );
}

function MeetingList({ list }: { list: ReturnType<typeof useHospitalMeetings> }): ReactNode {
  const t = useHospitalMeetingPhrases();
  const daysOf = useDays();
  if (list.isError)
    return <Failed compact title={t('failed')} onRetry={() => void list.refetch()} {...describeError(list.error)} />;
  if (list.isPending) return <Loading shape="list" />;
  if (list.items.length === 0) return <Empty compact reason={t('none')} />;
  return (
    <Timeline
      days={daysOf(list.items)}
      hasMore={list.hasNextPage}
      loadingMore={list.isFetchingNextPage}
      onMore={() => void list.fetchNextPage()}
    />
  );
}

function useDays(): (meetings: readonly HospitalMeeting[]) => TimelineDay[] {
  const t = useHospitalMeetingPhrases();
  const format = useFormat();
  const words = useDictionaries(keys);
  return (meetings) =>
    [...Map.groupBy(meetings, (one) => one.day)].map(([day, items]) => ({
      key: day,
      label: `${format.date(items[0]!.startsAt)} ${format.weekday(items[0]!.startsAt)}`,
      items: items.map((one) => ({
        key: `${one.kind} ${one.topic}`,
        icon: icons[one.kind],
        title: one.topic === '' ? t('medical') : one.topic,
        note: <MeetingDoctors meeting={one} />,
        source: words.label('interactionChannel', one.kind),
        time: format.time(one.startsAt),
        ...(one.kind === 'MEETING' ? { tone: 'primary' as const } : {}),
      })),
    }));
}
