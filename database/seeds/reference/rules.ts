// The first version of every rule of an enterprise; it makes further ones itself (specification 9).
import { ruleSeeds } from '@yijian/contract/rules';

/** Long before the first record, so that every record has a rule that held. */
const FIRST_DAY = '2020-01-01';

export interface RuleRow {
  readonly code: string;
  readonly version: number;
  readonly valid_from: string;
  readonly is_hard: boolean;
  readonly figures: Readonly<Record<string, number>>;
  readonly message: string;
  readonly en_message: string;
  readonly comment_required: boolean;
  readonly source: string;
  readonly note: string;
}

export function listRuleRows(): RuleRow[] {
  return ruleSeeds.map((seed) => ({
    code: seed.code,
    version: 1,
    valid_from: FIRST_DAY,
    is_hard: seed.isHard,
    figures: Object.fromEntries(seed.figures.map((figure) => [figure.key, figure.value])),
    message: seed.message,
    en_message: seed.enMessage,
    comment_required: seed.commentRequired === true,
    source: seed.source,
    note: '随产品提供',
  }));
}
