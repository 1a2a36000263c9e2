// Figures of the boards, each with its definition and the tables it counts (product 3.19, 3.20).
import type { Bilingual } from '@yijian/contract/core';
import type { Board } from '@yijian/contract/dashboards';
import { channelWords } from './channel-words.policy.ts';
import { managerWords } from './manager-words.policy.ts';
import { salesWords } from './sales-words.policy.ts';
import { boardNames } from './tile-words.policy.ts';

export interface MetricContract {
  readonly board: Board;
  readonly boardName: Bilingual;
  readonly path: string;
  readonly title: Bilingual;
  readonly definition: Bilingual;
  readonly tables: readonly string[];
}

const paths: Readonly<Record<Board, string>> = {
  MANAGER: '/data/managerDashboard',
  HOSPITAL_SALES: '/data/businessDashboard-1',
  CHANNELS: '/data/businessDashboard-2',
  PRODUCTS: '/data/businessDashboard-3',
};

const on = (
  board: Board,
  words: { readonly title: Bilingual; readonly definition: Bilingual },
  tables: readonly string[],
): MetricContract => ({
  board,
  boardName: boardNames[board],
  path: paths[board],
  title: words.title,
  definition: words.definition,
  tables,
});

export const metricContracts: readonly MetricContract[] = [
  on('MANAGER', managerWords.handedIn, ['visits']),
  on('MANAGER', managerWords.coverage, ['visits', 'doctors']),
  on('MANAGER', managerWords.frequency, ['visits']),
  on('MANAGER', managerWords.pace, ['visits', 'visit_cycles']),
  on('MANAGER', managerWords.joint, ['visits']),
  on('MANAGER', managerWords.toDecide, ['visits']),
  on('MANAGER', managerWords.confirmed, ['meetings']),
  on('MANAGER', managerWords.heads, ['meetings', 'meeting_guests']),
  on('MANAGER', managerWords.headCost, ['meetings', 'meeting_guests']),
  on('MANAGER', managerWords.content, ['interactions', 'sends']),
  on('MANAGER', managerWords.approvals, ['workflow_tasks']),
  on('MANAGER', managerWords.verifications, ['verification_requests']),
  on('MANAGER', managerWords.exceptions, ['doctors', 'visits', 'tasks', 'meetings']),
  on('HOSPITAL_SALES', salesWords.amount, ['hospital_sales', 'hospitals']),
  on('HOSPITAL_SALES', salesWords.attained, ['hospital_sales']),
  on('HOSPITAL_SALES', salesWords.growth, ['hospital_sales']),
  on('HOSPITAL_SALES', salesWords.selling, ['hospital_sales', 'hospitals']),
  on('PRODUCTS', salesWords.amount, ['hospital_sales']),
  on('CHANNELS', channelWords.engaged, ['interactions', 'sends']),
];
