// The rules of visits: how late one may be submitted, what overlaps, how far from the hospital one checks in (product: visits).
import { figure, sources, type RuleSeed } from './rule-seed.schema.ts';

const { house } = sources;
const fixed = { scenario: 'VISIT', room: 'NOW', source: house } as const;

export const visitRules: readonly RuleSeed[] = [
  {
    ...fixed,
    code: 'V1',
    zh: '拜访补录期限',
    en: 'Late entry of visits',
    isHard: true,
    message: '拜访须在 {visits.lateDays} 天内提交',
    enMessage: 'A visit is submitted within {visits.lateDays} days',
    figures: [figure('visits.lateDays', ['可补录天数', 'Days for late entry'], 'DAYS', [0, 7, 90])],
  },
  {
    ...fixed,
    code: 'V2',
    zh: '拜访最晚补录',
    en: 'Last day for late entry',
    isHard: true,
    message: '超过期限须写明原因并经主管批准，{visits.lateMostDays} 天后不能再补录',
    enMessage:
      'Later it takes a reason and the approval of the manager; after {visits.lateMostDays} days nothing is entered',
    figures: [figure('visits.lateMostDays', ['最晚天数', 'Days at most'], 'DAYS', [0, 30, 365])],
  },
  {
    ...fixed,
    code: 'V3',
    zh: '拜访时间重叠',
    en: 'Overlapping visits',
    isHard: true,
    message: '同一人的拜访时间不能重叠；未填时长的拜访按 {visits.planMinutes} 分钟计',
    enMessage: 'Visits of one visitor do not overlap; one without a duration takes {visits.planMinutes} minutes',
    figures: [figure('visits.planMinutes', ['未填时长按', 'Without a duration'], 'MINUTES', [1, 15, 120])],
  },
  {
    ...fixed,
    code: 'V4',
    zh: '签到距离',
    en: 'Distance of a check-in',
    isHard: false,
    message: '签到地点距医院超过 {visits.checkInMetres} 米时标记',
    enMessage: 'A check-in farther than {visits.checkInMetres} m from the hospital is marked',
    figures: [figure('visits.checkInMetres', ['最远距离', 'Distance at most'], 'METRES', [50, 1000, 20_000])],
  },
];
