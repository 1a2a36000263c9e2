// Contracts of the metrics of boards and system reports: definition, unit, owner, the tables they count and how old these may be (product 3.19, 3.20).
import type { Bilingual } from '@yijian/contract/core';
import type { MetricKey, MetricPlace } from '@yijian/contract/dashboards';
import { channelWords } from '../boards/channel-words.policy.ts';
import { managerUnits as units, managerWords } from '../boards/manager-words.policy.ts';
import { owners, type SourceName } from './metric-words.policy.ts';
import { SALES_LIMIT, salesWords } from '../boards/sales-words.policy.ts';
import { boardNames } from '../boards/tile-words.policy.ts';
import { dailyWords, reportNames, sendWords, useWords } from './report-words.policy.ts';

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
  readonly board: MetricPlace;
  readonly boardName: Bilingual;
  readonly path: string;
}

const names = { ...boardNames, ...reportNames } as const;
const paths: Readonly<Record<MetricPlace, string>> = {
  MANAGER: '/data/managerDashboard',
  HOSPITAL_SALES: '/data/businessDashboard-1',
  CHANNELS: '/data/businessDashboard-2',
  PRODUCTS: '/data/businessDashboard-3',
  DAILY: '/systemReport/rbRecords',
  MASS_SENDS: '/systemReport/qfRecord',
  USE: '/systemReport/systemUseAnalysis',
};

const { sales, office, marketing, stewards, approvals, finance, uploads, product } = owners;
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
  response: { owner: marketing, unit: units.ratio, tables: ['interactions', 'sends'] },
};

const daily: Readonly<Record<keyof typeof dailyWords, Terms>> = {
  held: { ...visitsOf, tables: ['visits'] },
  planned: { ...visitsOf, tables: ['visits'] },
  waiting: { ...visitsOf, tables: ['visits'] },
  odd: { ...visitsOf, tables: ['visits'] },
};

const massSends: Readonly<Record<keyof typeof sendWords, Terms>> = {
  sentTo: { owner: marketing, unit: units.doctors, tables: ['interactions'] },
  answered: { owner: marketing, unit: units.doctors, tables: ['interactions'] },
};

const use: Readonly<Record<keyof typeof useWords, Terms>> = {
  active: { owner: product, unit: units.users, tables: ['usage_events', 'users'] },
  pages: { owner: product, unit: units.pages, tables: ['usage_events'] },
  perUser: { owner: product, unit: units.minutes, tables: ['usage_events'] },
  quiet: { owner: product, unit: units.users, tables: ['usage_events', 'users'] },
};

function contractsOf<K extends MetricKey>(
  board: MetricPlace,
  words: Readonly<Record<K, Words>>,
  terms: Readonly<Record<K, Terms>>,
): MetricContract[] {
  return (Object.keys(terms) as K[]).map((key) => ({
    key,
    board,
    boardName: names[board],
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
  ...contractsOf('DAILY', dailyWords, daily),
  ...contractsOf('DAILY', { joint: managerWords.joint }, { joint: manager.joint }),
  ...contractsOf('MASS_SENDS', sendWords, massSends),
  ...contractsOf('USE', useWords, use),
];
