// The days that the page of one doctor shows.
import type { PersonalQuery } from '@yijian/contract/journeys';
import type { Days } from '@yijian/contract/sales-funnels';
import { daysOf } from '../../sales-funnels/index.ts';

/** Without a first day the last so many. */
const USUAL_DAYS = 180;

export const personalDays = ({ from, to }: PersonalQuery, today: string): Days =>
  from === undefined ? daysOf({ lastDays: USUAL_DAYS }, today) : daysOf({ from, to: to ?? today }, today);
