// Drugs of the demo's opinion analysis: own ones by their products, competitors invented, each with what doctors think of it.
import type { Aspect } from '@yijian/contract/insights';

export interface DemoDrug {
  readonly name: string;
  readonly enName: string;
  readonly genericName: string;
  readonly aliases: readonly string[];
  readonly indications: readonly string[];
  readonly isWithheld?: true;
  /** Share of praise for each aspect; the rest is criticism and neither. */
  readonly praise: Readonly<Record<Aspect, number>>;
}

const praise = ([EFFICACY, SAFETY, DOSING, PRICE, ACCESS, EVIDENCE, OVERALL]: readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
]): Readonly<Record<Aspect, number>> => ({ EFFICACY, SAFETY, DOSING, PRICE, ACCESS, EVIDENCE, OVERALL });

/** Own drugs take their names from the products. */
export const ownViews: Readonly<Record<string, Pick<DemoDrug, 'indications' | 'praise' | 'aliases' | 'isWithheld'>>> = {
  泰舒宁: { indications: ['MIGRAINE'], aliases: [], praise: praise([0.78, 0.56, 0.66, 0.34, 0.52, 0.64, 0.7]) },
  安脑平: { indications: ['MIGRAINE'], aliases: [], praise: praise([0.72, 0.7, 0.74, 0.16, 0.3, 0.72, 0.64]) },
  眠舒欣: { indications: ['INSOMNIA'], aliases: [], praise: praise([0.68, 0.62, 0.6, 0.38, 0.48, 0.56, 0.62]) },
  悦思达: { indications: ['DEPRESSION'], aliases: [], praise: praise([0.62, 0.5, 0.62, 0.44, 0.56, 0.54, 0.58]) },
  健可安: {
    indications: ['SCHIZOPHRENIA'],
    aliases: [],
    isWithheld: true,
    praise: praise([0.6, 0.5, 0.5, 0.4, 0.5, 0.5, 0.5]),
  },
  忆立清: { indications: ['ALZHEIMER'], aliases: [], praise: praise([0.5, 0.52, 0.66, 0.36, 0.46, 0.44, 0.48]) },
  定宁舒: { indications: ['EPILEPSY'], aliases: [], praise: praise([0.66, 0.5, 0.58, 0.4, 0.5, 0.56, 0.56]) },
  立步康: { indications: ['PARKINSON'], aliases: [], praise: praise([0.62, 0.54, 0.7, 0.36, 0.46, 0.54, 0.58]) },
  欣思安: { indications: ['ANXIETY'], aliases: [], praise: praise([0.6, 0.48, 0.56, 0.46, 0.54, 0.5, 0.54]) },
  仲眠清: { indications: ['INSOMNIA'], aliases: [], praise: praise([0.6, 0.56, 0.58, 0.42, 0.5, 0.5, 0.56]) },
};

export const competitors: readonly DemoDrug[] = [
  {
    name: '佐缓平',
    enName: 'Zohuan',
    genericName: '佐曲普坦片',
    aliases: ['佐曲'],
    indications: ['MIGRAINE'],
    praise: praise([0.62, 0.44, 0.56, 0.6, 0.7, 0.5, 0.52]),
  },
  {
    name: '利舒坦',
    enName: 'Lisutan',
    genericName: '利瑞莫单抗注射液',
    aliases: [],
    indications: ['MIGRAINE'],
    praise: praise([0.66, 0.64, 0.6, 0.2, 0.36, 0.62, 0.56]),
  },
  {
    name: '静夕宁',
    enName: 'Jingxi',
    genericName: '佐匹酮片',
    aliases: ['静夕'],
    indications: ['INSOMNIA'],
    praise: praise([0.64, 0.34, 0.5, 0.66, 0.72, 0.46, 0.46]),
  },
  {
    name: '朗思乐',
    enName: 'Langsile',
    genericName: '艾司普仑片',
    aliases: [],
    indications: ['DEPRESSION', 'ANXIETY'],
    praise: praise([0.6, 0.48, 0.6, 0.62, 0.7, 0.6, 0.56]),
  },
  {
    name: '多奈宁',
    enName: 'Donanin',
    genericName: '多奈齐胶囊',
    aliases: [],
    indications: ['ALZHEIMER'],
    praise: praise([0.46, 0.42, 0.58, 0.6, 0.7, 0.56, 0.46]),
  },
];
