// The stages of one doctor day by day, and whom to compare a doctor of a stage with (product 3.18).
import { shiftDay } from '@yijian/contract/core';
import { INTERESTED_DAYS, STAGE_DAYS, stages, type PersonalStages, type Stage } from '@yijian/contract/journeys';
import type { Days } from '@yijian/contract/sales-funnels';

/** What a doctor did on one day of Asia/Shanghai. */
export interface ActDay {
  readonly day: string;
  /** Whether an act was the doctor's own. */
  readonly own: boolean;
  readonly intent: boolean;
}

function stageOf(acts: readonly ActDay[]): Stage {
  if (acts.some(({ intent }) => intent)) return 'INTENT';
  const own = acts.filter((one) => one.own).length;
  if (own >= INTERESTED_DAYS) return 'INTERESTED';
  if (own > 0) return 'ENGAGED';
  return acts.length > 0 ? 'REACHED' : 'NONE';
}

/** The stage at the end of a day. `acts` holds one entry for each day with an act. */
export const stageOn = (acts: readonly ActDay[], day: string): Stage =>
  stageOf(acts.filter((one) => one.day <= day && one.day > shiftDay(day, -STAGE_DAYS)));

/** Where the stage of a doctor changes within the days: only with an act, or when one is half a year old. */
export function changesOf(
  acts: readonly ActDay[],
  { from, to }: Days,
): Pick<PersonalStages, 'stage' | 'since' | 'changes'> {
  const turns = new Set(acts.flatMap(({ day }) => [day, shiftDay(day, STAGE_DAYS)]));
  const days = [...turns].filter((day) => day >= from && day <= to).toSorted();
  const changes: { day: string; from: Stage; to: Stage }[] = [];
  let stage = stageOn(acts, shiftDay(from, -1));
  for (const day of days) {
    const next = stageOn(acts, day);
    if (next !== stage) changes.push({ day, from: stage, to: next });
    stage = next;
  }
  return { stage, since: changes.at(-1)?.day ?? null, changes };
}

/** Whom to compare a doctor of a stage with, and what leads further. */
export function alikeOf(stage: Stage): { isActing: boolean; goal: 'OWN' | 'INTENT' } {
  const place = stages.indexOf(stage);
  return {
    isActing: place >= stages.indexOf('ENGAGED'),
    goal: place >= stages.indexOf('INTERESTED') ? 'INTENT' : 'OWN',
  };
}
