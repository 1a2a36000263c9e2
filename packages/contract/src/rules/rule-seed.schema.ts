// What a rule of the catalogue begins as.
import type { FigureUnit, RuleExemption, RuleRoom, RuleScenario } from './rules.schema.ts';

export interface FigureSeed {
  readonly key: string;
  readonly zh: string;
  readonly en: string;
  readonly unit: FigureUnit;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** Broken when the input is above (the rule is a ceiling) or below it (a floor). */
  readonly is: 'CEILING' | 'FLOOR';
  /** Passing it blocks even where the rule only warns. */
  readonly blocks?: boolean;
}

export interface RuleSeed {
  readonly code: string;
  readonly zh: string;
  readonly en: string;
  readonly scenario: RuleScenario;
  readonly room: RuleRoom;
  readonly isHard: boolean;
  readonly commentRequired?: boolean;
  /** Read before a user is known, so that it cannot differ between organisations. */
  readonly wholeEnterprise?: boolean;
  /** Its kind is the code of a role. */
  readonly byRole?: boolean;
  /** Who may let a record pass that the rule blocks, when its owner says why. */
  readonly exemption?: RuleExemption | undefined;
  readonly message: string;
  readonly enMessage: string;
  readonly source: string;
  readonly figures: readonly FigureSeed[];
}

type Bounds = readonly [least: number, value: number, most: number];
export const figure = (
  key: string,
  words: readonly [zh: string, en: string],
  unit: FigureUnit,
  [least, value, most]: Bounds,
  is: FigureSeed['is'] = 'CEILING',
): FigureSeed => ({ key, zh: words[0], en: words[1], unit, value, least, most, is });

/** Where the figures come from. */
export const sources = {
  house: '产品默认值',
  rdpac: 'RDPAC 行业行为准则',
  samr: '医药企业防范商业贿赂风险合规指引（2025）',
  labourTax: '国家税务总局公告2018年第61号 第八条、附件2',
  lectures: '讲课费参考标准（中央和国家机关培训费管理办法）',
} as const;
