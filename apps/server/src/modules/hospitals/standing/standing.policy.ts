// Which step the standing of a product may take (product: listing).
import { type Bilingual, joined } from '@yijian/contract/core';
import {
  ListingStatus,
  ProcurementStatus,
  hospitalErrors,
  listingSteps,
  procurementSteps,
  purchasable,
  type StandingTrack,
} from '@yijian/contract/hospitals';
import { fail } from '../../../platform/errors/index.ts';
import type { StandingNow } from './standing.sql.ts';

const words: Readonly<Record<StandingTrack, Readonly<Record<string, Bilingual>>>> = {
  LISTING: {
    NONE: { zh: '未进院', en: 'Not listed' },
    TEMPORARY: { zh: '临采', en: 'Temporary' },
    PROPOSED: { zh: '已提单', en: 'Proposed' },
    LISTED: { zh: '已进院', en: 'Listed' },
    STOPPED: { zh: '停用', en: 'Stopped' },
  },
  PROCUREMENT: {
    NONE: { zh: '未采购', en: 'None' },
    PURCHASING: { zh: '采购中', en: 'Purchasing' },
    PAUSED: { zh: '暂停采购', en: 'Paused' },
    STOPPED: { zh: '停止采购', en: 'Stopped' },
  },
};

export interface Step {
  readonly track: StandingTrack;
  readonly from: string;
  readonly to: string;
}

/** The standing after the step; throws when the machine has no such step, or the other track forbids it. */
export function standingAfter(now: StandingNow, { track, to }: Step, language: 'zh' | 'en'): StandingNow {
  if (track === 'LISTING') {
    const next = ListingStatus.parse(to);
    if (!listingSteps[now.listingStatus].includes(next)) throw illegal(track, now.listingStatus, next, language);
    if (now.procurementStatus === 'PURCHASING' && !purchasable.includes(next))
      throw fail(hospitalErrors.stillPurchased);
    return { ...now, listingStatus: next };
  }
  const next = ProcurementStatus.parse(to);
  if (!procurementSteps[now.procurementStatus].includes(next))
    throw illegal(track, now.procurementStatus, next, language);
  if (next === 'PURCHASING' && !purchasable.includes(now.listingStatus)) throw fail(hospitalErrors.notPurchasable);
  return { ...now, procurementStatus: next };
}

/** Whether both ends are statuses of the track at all. */
export function isOfTrack({ track, from, to }: Step): boolean {
  const status = track === 'LISTING' ? ListingStatus : ProcurementStatus;
  return status.safeParse(from).success && status.safeParse(to).success;
}

function illegal(track: StandingTrack, from: string, to: string, language: 'zh' | 'en'): Error {
  const word = (status: string): string => words[track][status]?.[language] ?? status;
  const steps: Readonly<Record<string, readonly string[]>> = track === 'LISTING' ? listingSteps : procurementSteps;
  const allowed = joined((steps[from] ?? []).map(word), language);
  return fail(hospitalErrors.illegalStep, { from: word(from), to: word(to), allowed });
}
