// Who may share what, and for how long (specification 3, 6).
import { coreErrors } from '@yijian/contract/core';
import { LONGEST_SHARE_DAYS, shareErrors, type ShareResource } from '@yijian/contract/shares';
import { isAllowed, type SessionUser } from '../../platform/auth/index.ts';
import { dayInShanghai } from '../../platform/clock/index.ts';
import type { Context } from '../../platform/http/index.ts';
import { fail, wordsOf } from '../../platform/errors/index.ts';

export interface OwnRecord {
  readonly name: string;
  /** Who looks after it; of a visit who made it. */
  readonly ownerIds: readonly string[];
}

/** For each kind of record what the caller sees without a share, else undefined. Nobody passes on what was only shown. */
export type OwnRecords = Readonly<
  Record<ShareResource, (context: Context, id: string) => Promise<OwnRecord | undefined>>
>;

const readings: Readonly<Record<ShareResource, string>> = {
  doctor: 'customer:doctors:read',
  hospital: 'customer:hospitals:read',
  visit: 'customer:visits:read',
};

const writings: Readonly<Record<ShareResource, string>> = {
  doctor: 'customer:doctors:write',
  hospital: 'customer:hospitals:write',
  visit: 'customer:visits:write',
};

/** Whether the caller may change this record of the own range; a visit is changed by who made it alone. */
export function mayWrite(user: SessionUser, resource: ShareResource, { ownerIds }: OwnRecord): boolean {
  return isAllowed(user, writings[resource]) && (resource !== 'visit' || ownerIds.includes(user.id));
}

/** Shares of a record are listed for whoever may read its kind. */
export function requireReader(user: SessionUser, resource: ShareResource): void {
  if (!isAllowed(user, readings[resource])) throw fail(coreErrors.forbidden);
}

const DAY = 86_400_000;

/** Throws unless the last day lies ahead and not too far. */
export function requireUntil(until: string, now: Date, language: 'zh' | 'en'): void {
  const latest = dayInShanghai(new Date(now.getTime() + LONGEST_SHARE_DAYS * DAY));
  if (until >= dayInShanghai(now) && until <= latest) return;
  const values = { days: LONGEST_SHARE_DAYS };
  const message = wordsOf(shareErrors.untilWrong, language, values);
  throw fail(shareErrors.untilWrong, values, [{ field: 'body.until', message }]);
}

/** What the receiver is told, and where it opens. */
export const places: Readonly<
  Record<ShareResource, { zh: string; en: string; path: (id: string, name: string) => string }>
> = {
  doctor: { zh: '医生', en: 'the doctor', path: (id) => `/customer/doctorTeamManager/allCustomer?id=${id}` },
  hospital: {
    zh: '医院',
    en: 'the hospital',
    path: (id, name) => `/customer/hospitalList/hospitalDetail/${id}/${encodeURIComponent(name)}`,
  },
  visit: { zh: '拜访', en: 'the visit to', path: (id) => `/customer/visitTeamManager/myVisit?id=${id}` },
};
