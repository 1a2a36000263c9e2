// Words inside formatted times and amounts (specification 9).
import { definePhrases } from '../i18n/index.ts';

export const { phraseIn } = definePhrases('format', {
  morning: { zh: '上午 {time}', en: '{time} AM' },
  afternoon: { zh: '下午 {time}', en: '{time} PM' },
  yesterday: { zh: '昨天 {time}', en: 'Yesterday {time}' },
  dayBefore: { zh: '前天 {time}', en: '2 days ago {time}' },
  today: { zh: '今天', en: 'Today' },
  oneDayAgo: { zh: '1 天前', en: '1 day ago' },
  daysAgo: { zh: '{n} 天前', en: '{n, day|days} ago' },
  inOneDay: { zh: '1 天后', en: 'In 1 day' },
  inDays: { zh: '{n} 天后', en: 'In {n, day|days}' },
  hours: { zh: '{n} 小时', en: '{n} h' },
  minutes: { zh: '{n} 分钟', en: '{n} min' },
  seconds: { zh: '{n} 秒', en: '{n} s' },
});
