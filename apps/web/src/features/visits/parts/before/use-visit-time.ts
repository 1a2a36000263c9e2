// When a visit that is opened takes place: a new one at the nearest free time, a plan that is recorded early at its actual time.
import type { VisitDetail } from '@yijian/contract/visits';
import { useEffect, useState } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useFreeTime } from '../../visit-briefing.api.ts';
import { useBriefingPhrases } from '../../visit-briefing.phrases.ts';
import { momentOf, shanghaiText, type VisitWork } from '../form/visit-work.ts';

interface Timed {
  readonly isNew: boolean;
  readonly visit: VisitDetail | undefined;
  readonly work: VisitWork;
  readonly now: Date;
  readonly begin: (part: Partial<VisitWork>) => void;
}

/** Words beside the time; undefined where there is nothing to say. */
export function useVisitTime({ isNew, visit, work, now, begin }: Timed): string | undefined {
  const t = useBriefingPhrases();
  const format = useFormat();
  const [asked] = useState(work.startsAt);
  const free = useFreeTime(isNew ? momentOf(asked).toISOString() : null).data;
  const freeTime = free?.isMoved === true ? shanghaiText(free.startsAt) : undefined;
  useEffect(() => {
    if (freeTime !== undefined && work.startsAt === asked) begin({ startsAt: freeTime });
    // Once, when the answer comes: what the user chooses afterwards stays.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [freeTime]);
  if (freeTime !== undefined && work.startsAt === freeTime) return t('moved', { time: asked.slice(11) });
  if (visit?.state === 'PLANNED' && new Date(visit.startsAt) > now && work.startsAt === shanghaiText(now))
    return t('plannedFor', { time: format.dateTime(visit.startsAt) });
  return undefined;
}
