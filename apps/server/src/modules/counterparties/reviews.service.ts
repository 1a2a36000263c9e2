// Compliance approves, rejects and blocks institutions and suppliers (product: due diligence, blacklist).
import { coreErrors } from '@yijian/contract/core';
import {
  counterpartyErrors as errors,
  type BlockedCounterparty,
  type CounterpartyKept,
  type DecidedCounterparty,
} from '@yijian/contract/counterparties';
import { notify } from '../notifications/index.ts';
import { dayInShanghai } from '../../platform/clock/index.ts';
import { fail } from '../../platform/errors/index.ts';
import type { Context } from '../../platform/http/index.ts';
import { riskOf } from './counterparties.policy.ts';
import { move, openFor, requireLicense, type OfKind } from './counterparties.service.ts';
import type { StoredCounterparty } from './counterparties.sql.ts';

/** Every approval ends, so that everyone is looked at again. */
const USUAL_DAYS = 365;
const LONGEST_DAYS = 731;

const refuseField = (field: string, message: string) =>
  fail(coreErrors.badInput, { fields: field }, [{ field, message }]);

export async function decideCounterparty(
  context: Context,
  { isApproved, validUntil, reason, ...which }: DecidedCounterparty & OfKind,
): Promise<CounterpartyKept> {
  const { user, clock, language } = context;
  const found = await openFor(context, { ...which, act: isApproved ? 'approve' : 'reject' });
  if (found.submitterId === user.id) throw fail(errors.ownRequest);
  const isReasonNeeded = !isApproved || riskOf(found.score) === 'HIGH';
  if (isReasonNeeded && reason === '')
    throw refuseField(
      'body.reason',
      { zh: '退回或批准高风险单位须说明原因', en: 'is required to reject, and to approve a high risk' }[language],
    );
  const decided = { reviewer_id: user.id, reviewed_at: clock.now(), reason };
  const kept = isApproved
    ? await move(context, {
        id: which.id,
        ...decided,
        state: 'APPROVED',
        valid_until: endOf(context, found, validUntil),
      })
    : await move(context, { id: which.id, ...decided, state: 'DRAFT' });
  await notifySubmitter(context, which, { found, isApproved });
  return kept;
}

/** The last day of an approval: never after the licence. */
function endOf(context: Context, found: StoredCounterparty, asked: string | undefined): string {
  if (found.flags.includes('SANCTIONED')) throw fail(errors.sanctioned);
  requireLicense(context, found);
  const now = context.clock.now();
  const inDays = (days: number): string => dayInShanghai(new Date(now.getTime() + days * 86_400_000));
  const [today, latest] = [dayInShanghai(now), inDays(LONGEST_DAYS)];
  const end = asked ?? inDays(USUAL_DAYS);
  if (end < today || end > latest)
    throw refuseField(
      'body.validUntil',
      { zh: `须在今天至 ${latest} 之间`, en: `must be between today and ${latest}` }[context.language],
    );
  return found.licenseUntil !== null && found.licenseUntil < end ? found.licenseUntil : end;
}

async function notifySubmitter(
  context: Context,
  { kind, id }: OfKind,
  { found, isApproved }: { found: StoredCounterparty; isApproved: boolean },
): Promise<void> {
  if (found.submitterId === null) return;
  await notify(context, {
    userId: found.submitterId,
    kind: 'counterparties.reviewed',
    title: isApproved
      ? { zh: `“${found.name}”已批准`, en: `“${found.name}” was approved` }
      : { zh: `“${found.name}”被退回`, en: `“${found.name}” was rejected` },
    path: `/meeting/${kind === 'INSTITUTION' ? 'institution' : 'supplier'}?id=${id}`,
  });
}

/** After a block is lifted due diligence begins anew. */
export async function blockCounterparty(
  context: Context,
  { isBlocked, reason, ...which }: BlockedCounterparty & OfKind,
): Promise<CounterpartyKept> {
  await openFor(context, { ...which, act: isBlocked ? 'block' : 'unblock' });
  return move(context, { id: which.id, state: isBlocked ? 'BLOCKED' : 'DRAFT', valid_until: null, reason });
}
