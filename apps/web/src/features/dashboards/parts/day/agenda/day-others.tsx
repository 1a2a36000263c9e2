// What else stands on the day: a meeting of one's own, and time that is free.
import type { MeetingLine } from '@yijian/contract/meetings';
import { Tag } from '@yijian/ui/badge';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../../lib/format/index.ts';
import { useShell } from '../../../../../lib/router/index.ts';
import { Allowed } from '../../../../../lib/session/index.ts';
import { useDayPhrases } from '../../../dashboards-day.phrases.ts';
import type { DayItem } from './day-items.ts';
import '../day.css';

export function DayMeeting({ meeting }: { meeting: MeetingLine }): ReactNode {
  const t = useDayPhrases();
  const format = useFormat();
  const shell = useShell();
  const { startsAt, endsAt } = meeting;
  const isOneDay = format.date(startsAt) === format.date(endsAt);
  const ends = endsAt === null ? '' : isOneDay ? format.time(endsAt) : format.dateTime(endsAt);
  return (
    <div className="day-head">
      <button type="button" className="day-open" onClick={() => shell.openTab(`/meeting/meetDetail?id=${meeting.id}`)}>
        <strong>{meeting.title}</strong>
        <small>
          {[meeting.venueName, meeting.cityName, ends && t('until', { time: ends })].filter(Boolean).join(' · ')}
        </small>
      </button>
      <Tag>{t('meeting')}</Tag>
    </div>
  );
}

type Free = Extract<DayItem, { kind: 'free' }>;

export function DayFree({ item, onPlan }: { item: Free; onPlan: () => void }): ReactNode {
  const t = useDayPhrases();
  const format = useFormat();
  const hours = (Date.parse(item.until) - Date.parse(item.at)) / 3_600_000;
  return (
    <div className="day-free num">
      {t('free', { time: t('hours', { count: format.decimal(hours, 1) }) })} ·{' '}
      {t('until', { time: format.time(item.until) })}
      <Allowed permission="customer:visits:write">
        <button type="button" className="day-link" onClick={onPlan}>
          {t('planHere')}
        </button>
      </Allowed>
    </div>
  );
}
