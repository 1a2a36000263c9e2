// Contracts of the metrics of boards: definition, unit, owner, the tables they count and how old these may be (product 3.19, 3.20).
import type { Bilingual } from '@yijian/contract/core';
import type { Board, MetricKey } from '@yijian/contract/dashboards';
import { channelWords } from '../boards/channel-words.policy.ts';
import { managerUnits as units, managerWords } from '../boards/manager-words.policy.ts';
import { owners, type SourceName } from './metric-words.policy.ts';
import { SALES_LIMIT, salesWords } from '../boards/sales-words.policy.ts';
import { boardNames } from '../boards/tile-words.policy.ts';

interface Words {
  readonly title: Bilingual;
  readonly definition: Bilingual;
}

interface Terms {
  readonly unit: Bilingual;
  readonly owner: Bilingual;
  readonly tables: readonly SourceName[];
  /** Days the source may be old; left out where the records themselves are counted as they are. */
  readonly limitDays?: number;
}

export interface MetricContract extends Words, Terms {
  readonly key: MetricKey;
  readonly board: Board;
  readonly boardName: Bilingual;
  readonly path: string;
}

const paths: Readonly<Record<Board, string>> = {
  MANAGER: '/data/managerDashboard',
  HOSPITAL_SALES: '/data/businessDashboard-1',
  CHANNELS: '/data/businessDashboard-2',
  PRODUCTS: '/data/businessDashboard-3',
};

const { sales, office, marketing, stewards, approvals, finance, uploads } = owners;
const visitsOf = { owner: sales, unit: units.visits } as const;
const ratioOf = { owner: sales, unit: units.ratio } as const;
const uploaded = { owner: uploads, tables: ['hospital_sales', 'hospitals'], limitDays: SALES_LIMIT } as const;

const manager: Readonly<Record<keyof typeof managerWords, Terms>> = {
  handedIn: { ...visitsOf, tables: ['visits'] },
  coverage: { ...ratioOf, tables: ['visits', 'doctors'] },
  frequency: { ...ratioOf, tables: ['visits', 'visit_cycles'] },
  pace: { owner: sales, unit: units.points, tables: ['visits', 'visit_cycles'] },
  joint: { ...visitsOf, tables: ['visits'] },
  toDecide: { ...visitsOf, tables: ['visits'] },
  ranking: { ...visitsOf, tables: ['visits', 'doctors'] },
  confirmed: { owner: office, unit: units.meetings, tables: ['meetings'] },
  heads: { owner: office, unit: units.heads, tables: ['meetings', 'meeting_guests'] },
  headCost: { owner: finance, unit: units.yuan, tables: ['meetings', 'meeting_guests'] },
  content: { owner: marketing, unit: units.doctors, tables: ['interactions', 'sends'] },
  approvals: { owner: approvals, unit: units.hours, tables: ['workflow_tasks'] },
  verifications: { owner: stewards, unit: units.requests, tables: ['verification_requests'] },
  exceptions: { owner: sales, unit: units.records, tables: ['doctors', 'visits', 'tasks', 'meetings'] },
  budget: { owner: finance, unit: units.yuan, tables: ['budget_lines'] },
};

const hospitalSales: Readonly<Record<keyof typeof salesWords, Terms>> = {
  amount: { ...uploaded, unit: units.yuan },
  attained: { ...uploaded, unit: units.ratio },
  growth: { ...uploaded, unit: units.ratio },
  selling: { ...uploaded, unit: units.hospitals },
};

const channels: Readonly<Record<keyof typeof channelWords, Terms>> = {
  engaged: { owner: marketing, unit: units.doctors, tables: ['interactions', 'sends'] },
  acts: { owner: marketing, unit: units.acts, tables: ['interactions'] },
};

function contractsOf<K extends MetricKey>(
  board: Board,
  words: Readonly<Record<K, Words>>,
  terms: Readonly<Record<K, Terms>>,
): MetricContract[] {
  return (Object.keys(terms) as K[]).map((key) => ({
    key,
    board,
    boardName: boardNames[board],
    path: paths[board],
    title: words[key].title,
    definition: words[key].definition,
    ...terms[key],
  }));
}

export const metricContracts: readonly MetricContract[] = [
  ...contractsOf('MANAGER', managerWords, manager),
  ...contractsOf('HOSPITAL_SALES', salesWords, hospitalSales),
  ...contractsOf('PRODUCTS', { amount: salesWords.amount }, { amount: hospitalSales.amount }),
  ...contractsOf('CHANNELS', channelWords, channels),
];
