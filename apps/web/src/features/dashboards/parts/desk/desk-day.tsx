// The start page of whoever visits nobody: what waits for a decision, and the own tasks; each number opens what it counts.
import { GridCell, KpiTile } from '@yijian/ui/dashboard-tile';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useDecisionNumbers, useTaskNumbers } from '../../dashboards-desk.api.ts';
import { useDeskPhrases } from '../../dashboards-desk.phrases.ts';
import { decisionsPath } from '../paths.ts';
import { DeskDecisions } from './desk-decisions.tsx';
import { DeskTasks } from './desk-tasks.tsx';

export function DeskDay(): ReactNode {
  return (
    <>
      <DeskNumbers />
      <DeskDecisions />
      <DeskTasks />
    </>
  );
}

function DeskNumbers(): ReactNode {
  const t = useDeskPhrases();
  const format = useFormat();
  const shell = useShell();
  const decisions = useDecisionNumbers();
  const tasks = useTaskNumbers();
  const tiles = [
    { name: 'toDecide', query: decisions, value: decisions.data?.total, unit: 'items', path: decisionsPath },
    {
      name: 'late',
      query: decisions,
      value: decisions.data?.late,
      unit: 'items',
      path: `${decisionsPath}?isLate=true`,
    },
    { name: 'today', query: tasks, value: tasks.data?.today, unit: 'tasks', path: '/task/index/today' },
    { name: 'expired', query: tasks, value: tasks.data?.expired, unit: 'tasks', path: '/task/index/expired' },
  ] as const;
  return tiles.map(({ name, query, value, unit, path }) => (
    <GridCell key={name} span={3}>
      <KpiTile
        title={t(name)}
        definition={t(`${name}Definition`)}
        value={value === undefined ? undefined : format.count(value)}
        onRetry={query.isError && value === undefined ? () => void query.refetch() : undefined}
        unit={t(unit)}
        onOpen={() => shell.openTab(path)}
      />
    </GridCell>
  ));
}
