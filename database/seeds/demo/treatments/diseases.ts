// What patients of the demo have and take: invented drugs, shares near those of published cohorts.

export interface Disease {
  readonly indication: string;
  /** Patients of it among all. */
  readonly share: number;
  readonly department: string;
  /** Share of women. */
  readonly women: number;
  /** Age bands with their shares: youngest and oldest of each. */
  readonly ages: readonly (readonly [from: number, to: number, share: number])[];
  /** Usual days from the first symptom to the diagnosis. */
  readonly delay: number;
  /** Usual days on the therapy. */
  readonly persistence: number;
  readonly drugs: readonly (readonly [name: string, share: number])[];
  readonly comorbidities: readonly (readonly [value: string, probability: number])[];
}

export const diseases: readonly Disease[] = [
  {
    indication: 'MIGRAINE',
    share: 34,
    department: '神经内科',
    women: 0.72,
    ages: [
      [18, 39, 52],
      [40, 59, 38],
      [60, 74, 10],
    ],
    delay: 260,
    persistence: 330,
    drugs: [
      ['泰舒宁', 36],
      ['安脑平', 28],
      ['布洛芬', 22],
      ['托吡酯', 14],
    ],
    comorbidities: [
      ['ANXIETY', 0.27],
      ['INSOMNIA', 0.31],
      ['HYPERTENSION', 0.14],
      ['DEPRESSION', 0.18],
      ['OBESITY', 0.11],
    ],
  },
  {
    indication: 'INSOMNIA',
    share: 26,
    department: '睡眠医学科',
    women: 0.61,
    ages: [
      [18, 39, 30],
      [40, 59, 44],
      [60, 82, 26],
    ],
    delay: 190,
    persistence: 240,
    drugs: [
      ['眠舒欣', 44],
      ['右佐匹克隆', 34],
      ['曲唑酮', 22],
    ],
    comorbidities: [
      ['ANXIETY', 0.38],
      ['DEPRESSION', 0.24],
      ['HYPERTENSION', 0.29],
      ['DIABETES', 0.13],
    ],
  },
  {
    indication: 'DEPRESSION',
    share: 26,
    department: '精神科',
    women: 0.64,
    ages: [
      [14, 17, 9],
      [18, 39, 46],
      [40, 59, 31],
      [60, 80, 14],
    ],
    delay: 310,
    persistence: 290,
    drugs: [
      ['悦思达', 38],
      ['舍曲林', 34],
      ['文拉法辛', 28],
    ],
    comorbidities: [
      ['ANXIETY', 0.48],
      ['INSOMNIA', 0.42],
      ['HYPERTENSION', 0.15],
      ['DIABETES', 0.08],
    ],
  },
  {
    indication: 'ALZHEIMER',
    share: 14,
    department: '神经内科',
    women: 0.58,
    ages: [
      [52, 59, 8],
      [60, 92, 92],
    ],
    delay: 620,
    persistence: 520,
    drugs: [
      ['忆立清', 46],
      ['美金刚', 34],
      ['卡巴拉汀', 20],
    ],
    comorbidities: [
      ['HYPERTENSION', 0.52],
      ['DIABETES', 0.24],
      ['HEART_DISEASE', 0.22],
      ['STROKE', 0.16],
      ['DEPRESSION', 0.19],
    ],
  },
];
