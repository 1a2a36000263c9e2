// What the product knows of a data asset: its words, where it comes from, who uses it, and the rules of its quality (product 3.20).
import type { AssetCode, AssetSource, AssetSubject, Dimension } from '@yijian/contract/data-assets';
import type { Bilingual, GovernedFieldName } from '@yijian/contract/core';
import type { ModelId } from '@yijian/contract/data-models';

export interface QualityRule {
  readonly code: string;
  readonly dimension: Dimension;
  readonly name: Bilingual;
  readonly definition: Bilingual;
  /** What the rule looks at, where a role may be kept from it. */
  readonly field?: GovernedFieldName;
}

export interface DataAsset {
  readonly code: AssetCode;
  readonly name: Bilingual;
  readonly description: Bilingual;
  readonly subject: AssetSubject;
  readonly sources: readonly AssetSource[];
  /** The usual rhythm, until an administrator says another. */
  readonly expectedDays: number;
  /** Who may see its records in their own room. */
  readonly permission: string;
  /** Its records are of patients: counts of one to nine are for whoever may read them. */
  readonly isOfPatients?: true;
  /** The list of its records. */
  readonly path: string;
  /** The page of one record; left out where it has none. */
  readonly recordPath?: (id: string) => string;
  readonly models: readonly ModelId[];
  readonly jobs: readonly string[];
  readonly upstream: readonly AssetCode[];
  readonly screens: readonly string[];
  readonly rules: readonly QualityRule[];
}

/** Percent of the records that must keep a rule. */
const leasts: Readonly<Record<Dimension, number>> = {
  COMPLETENESS: 80,
  VALIDITY: 98,
  UNIQUENESS: 99,
  TIMELINESS: 80,
};
export const leastOf = (rule: QualityRule): number => leasts[rule.dimension];

export const dimensionWords: Readonly<Record<Dimension, Bilingual>> = {
  COMPLETENESS: {
    zh: '必要字段已填写的比例：各完整性规则合计的符合记录 ÷ 检查记录',
    en: 'Share of needed fields that are filled: records that keep the completeness rules of all that were checked',
  },
  VALIDITY: {
    zh: '取值合理的比例：各有效性规则合计的符合记录 ÷ 检查记录',
    en: 'Share of values that make sense: records that keep the validity rules of all that were checked',
  },
  UNIQUENESS: {
    zh: '没有重复的比例：关键字段与其他记录都不相同的记录 ÷ 检查记录',
    en: 'Share of records kept once: records that no other one equals in its key fields, of all that were checked',
  },
  TIMELINESS: {
    zh: '按时更新的比例：各及时性规则合计的符合记录 ÷ 检查记录',
    en: 'Share of records that are on time: records that keep the timeliness rules of all that were checked',
  },
};

type Words = readonly [zh: string, en: string];

const both = ([zh, en]: Words): Bilingual => ({ zh, en });

/** A rule in one line. */
export function rule(
  dimension: Dimension,
  code: string,
  words: { readonly name: Words; readonly means: Words; readonly field?: GovernedFieldName },
): QualityRule {
  const { name, means, field } = words;
  return {
    code,
    dimension,
    name: both(name),
    definition: both(means),
    ...(field === undefined ? {} : { field }),
  };
}
