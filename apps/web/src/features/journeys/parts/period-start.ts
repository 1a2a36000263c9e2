// How the beginning of a week or a month is written: a week by its Monday, a month without a day.
import type { TrendQuestion } from '@yijian/contract/journeys';

export const startOf = (day: string, grain: TrendQuestion['grain']): string =>
  grain === 'MONTH' ? day.slice(0, 7) : day;
