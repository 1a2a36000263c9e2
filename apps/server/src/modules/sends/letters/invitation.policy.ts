// When and where a meeting is, as its invitation says it.
import type { InvitingMeeting } from '../../meetings/index.ts';

type Language = 'zh' | 'en';

const dayWords = {
  zh: new Intl.DateTimeFormat('zh-CN', {
    timeZone: 'Asia/Shanghai',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    weekday: 'short',
  }),
  en: new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Shanghai',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    weekday: 'short',
  }),
} as const;
const timeWords = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Shanghai', hour: '2-digit', minute: '2-digit' });

export function whenOf({ startsAt, endsAt }: Pick<InvitingMeeting, 'startsAt' | 'endsAt'>, language: Language): string {
  const dayOf = (at: Date): string => dayWords[language].format(at);
  const timeOf = (at: Date): string => timeWords.format(at);
  const until = dayOf(startsAt) === dayOf(endsAt) ? timeOf(endsAt) : `${dayOf(endsAt)} ${timeOf(endsAt)}`;
  return `${dayOf(startsAt)} ${timeOf(startsAt)}–${until}`;
}

const online = { zh: '线上会议', en: 'Online' } as const;

export function whereOf(
  { format, venueName, address }: Pick<InvitingMeeting, 'format' | 'venueName' | 'address'>,
  language: Language,
): string {
  const place = [venueName, address].filter((part) => part !== '').join(language === 'zh' ? '，' : ', ');
  return format === 'ONLINE' || place === '' ? online[language] : place;
}
