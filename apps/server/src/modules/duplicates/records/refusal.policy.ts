// Refusals of a merge in words: what the database refuses, and a record that is one with another already.
import { duplicateErrors } from '@yijian/contract/duplicates';
import { kindOf } from '../../audit/index.ts';
import { momentInWords } from '../../../platform/clock/index.ts';
import { Failure, fail } from '../../../platform/errors/index.ts';

const BLOCKED = 'DM001';
const UNIQUE = '23505';
type Refusal = Parameters<typeof fail>[0];

/** What is told otherwise of doctors and of hospitals. */
export interface MergeRefusals {
  readonly same: Refusal;
  readonly mergedAlready: Refusal;
  readonly blocked: Refusal;
  readonly placeTaken: Refusal;
}

export const doctorRefusals: MergeRefusals = {
  same: duplicateErrors.samePerson,
  mergedAlready: duplicateErrors.mergedAlready,
  blocked: duplicateErrors.blocked,
  placeTaken: duplicateErrors.placeTaken,
};
export const hospitalRefusals: MergeRefusals = {
  same: duplicateErrors.sameHospital,
  mergedAlready: duplicateErrors.hospitalMergedAlready,
  blocked: duplicateErrors.hospitalBlocked,
  placeTaken: duplicateErrors.hospitalPlaceTaken,
};

/** Any other fault as it is. */
export function refusalOf(error: unknown, { blocked, placeTaken }: MergeRefusals, language: 'zh' | 'en'): unknown {
  const { code, table_name: table } = error as { code?: string; table_name?: string };
  if (error instanceof Failure) return error;
  if (code === BLOCKED) return fail(blocked, { what: kindOf(table ?? '')[language === 'zh' ? 'name' : 'enName'] });
  return code === UNIQUE ? fail(placeTaken) : error;
}

/** Says who made the record one with another, when, and which one it is now. */
export function mergedAlready(
  refusal: Refusal,
  merge: { by: string | null; at: Date; survivorId: string },
  language: 'zh' | 'en',
): Error {
  const by = merge.by ?? (language === 'zh' ? '合并规则' : 'The rule');
  const at = momentInWords(merge.at, language);
  return fail(refusal, { by, at }, [{ field: 'survivorId', message: merge.survivorId }]);
}
