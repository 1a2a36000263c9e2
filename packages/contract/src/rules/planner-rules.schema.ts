// The figures a route over a day is planned with: travel, length of a visit, how often a doctor is visited a quarter (product: route planner).
import { figure, sources, type RuleSeed } from './rule-seed.schema.ts';

export const plannerRules: readonly RuleSeed[] = [
  {
    code: 'V9',
    zh: '路线规划',
    en: 'Route planning',
    scenario: 'VISIT',
    room: 'NOW',
    isHard: false,
    message: '按每 10 公里 {planner.minutesPer10Km} 分钟、每次拜访 {planner.visitMinutes} 分钟规划路线',
    enMessage: 'Routes reckon {planner.minutesPer10Km} minutes for 10 km and {planner.visitMinutes} minutes a visit',
    source: sources.house,
    figures: [
      figure('planner.minutesPer10Km', ['每 10 公里用时', 'Time for 10 km'], 'MINUTES', [5, 24, 120]),
      figure('planner.detour', ['绕行系数', 'Way against straight line'], 'PERCENT', [100, 130, 300]),
      figure('planner.visitMinutes', ['单次拜访时长', 'Length of a visit'], 'MINUTES', [10, 30, 120]),
      figure('planner.sameHospitalMinutes', ['同院步行', 'Way within a hospital'], 'MINUTES', [0, 5, 60]),
      figure('planner.unknownMinutes', ['位置未知时的路程', 'Way to an unknown position'], 'MINUTES', [5, 40, 240]),
      figure('planner.goalA', ['A 级每季度次数', 'Visits a quarter, tier A'], 'TIMES', [0, 6, 60]),
      figure('planner.goalB', ['B 级每季度次数', 'Visits a quarter, tier B'], 'TIMES', [0, 4, 60]),
      figure('planner.goalC', ['C 级每季度次数', 'Visits a quarter, tier C'], 'TIMES', [0, 2, 60]),
      figure('planner.goalD', ['D 级每季度次数', 'Visits a quarter, tier D'], 'TIMES', [0, 1, 60]),
    ],
  },
];
