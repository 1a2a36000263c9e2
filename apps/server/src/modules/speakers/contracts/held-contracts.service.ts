// What a payment asks about whom it pays: the contract that held on the day, and the rate of the tier (product: rules H3, H15).
import type { RuleKey } from '@yijian/contract/rules';
import type { Context } from '../../../platform/http/index.ts';
import { rateKeys } from '../speakers.policy.ts';
import { selectContractOn, type HeldContract } from './contracts.sql.ts';

export interface Terms {
  /** Signed by the day and in force on it; null where there is none. */
  readonly contract: HeldContract | null;
  /** The figure of rule H3 that is the rate of the speaker's tier. */
  readonly rateKey: RuleKey;
}

/** Undefined for a doctor who is no speaker. */
export async function findTerms(
  context: Context,
  wanted: { readonly doctorId: string; readonly day: string },
): Promise<Terms | undefined> {
  const found = await selectContractOn(context.sql, wanted);
  return found === undefined ? undefined : { contract: found.contract, rateKey: rateKeys[found.tier] };
}
