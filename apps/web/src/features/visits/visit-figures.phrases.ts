// What each figure of visits means, in words; the same in SQL: apps/server/src/modules/visits/figures/figures.sql.ts.
import { definePhrases } from '../../lib/i18n/index.ts';

export type DefinedFigure = 'coverage' | 'frequency' | 'onTime' | 'visits' | 'perDay' | 'joint' | 'exceptions';

export const { usePhrases: useFigurePhrases } = definePhrases('visits-figures', {
  coverage: {
    zh: '周期计划期间至少见到过一次的目标医生 ÷ 全部目标医生；未见到、拒访不算。没有周期计划的成员以其 A、B 级医生为目标，按所选期间计算。',
    en: 'Target doctors met at least once in the period of the plan / all targets; not met and refused do not count. Without a plan the own doctors of tiers A and B are the targets, in the days chosen.',
  },
  frequency: {
    zh: '周期计划期间见到医生的拜访次数（每个目标最多计到目标次数）÷ 目标次数；计划开始前的拜访不计。',
    en: 'Visits in the period of the plan that met the doctor, each goal at most to its end / visits in all goals; visits before the plan began never count.',
  },
  onTime: {
    zh: '期限内提交的拜访 ÷ 已提交的拜访（含未见到、拒访）。',
    en: 'Visits submitted in time / visits submitted, those that met nobody included.',
  },
  visits: {
    zh: '所选期间内见到医生的已提交拜访；未见到、拒访和复核无效的不计。',
    en: 'Submitted visits of the days chosen that met the doctor; not met, refused and invalid ones do not count.',
  },
  perDay: {
    zh: '有效拜访 ÷ 有过有效拜访的天数。',
    en: 'Visits / days on which there was one.',
  },
  joint: {
    zh: '有主管同行的有效拜访；仅有同事同行的不算协访。',
    en: 'Visits on which a manager came along; colleagues alone make no joint visit.',
  },
  exceptions: {
    zh: '所选期间内错过、复核中和复核无效的拜访。',
    en: 'Visits of the days chosen that were missed, are under review or were found invalid.',
  },
  wholePlans: {
    zh: '覆盖率与频率达成按与所选期间相交的周期计划计算，每个计划整期计入，与周期计划页一致；其余指标按所选期间计算。',
    en: 'Coverage and frequency are those of the cycle plans that touch the days chosen, each plan whole, as in the plan itself; all else is of the days chosen.',
  },
});
