// Columns of the administrator's lists of processes.
import type { InstanceLine } from '@yijian/contract/workflows';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import type { ReactNode } from 'react';
import { joined, useFormat } from '../../../../lib/format/index.ts';
import { useWorkflowPhrases } from '../../workflows.phrases.ts';
import { InstanceBadge } from '../words/badges.tsx';
import { useNames } from '../words/use-names.ts';
import '../list/list.css';

export function useInstanceColumns(): DataColumn<InstanceLine>[] {
  const t = useWorkflowPhrases();
  const format = useFormat();
  const names = useNames();
  return [
    {
      key: 'title',
      title: t('name'),
      width: { zh: 260, en: 300 },
      render: (row) => <TwoLine strong value={row.title} context={names.definition(row)} title={row.title} />,
    },
    { key: 'starter', title: t('starter'), width: 120, render: (row) => names.person(row.starter) },
    {
      key: 'state',
      title: t('state'),
      width: { zh: 104, en: 124 },
      render: (row) => <InstanceBadge state={row.state} />,
    },
    {
      key: 'node',
      title: t('node'),
      width: 160,
      render: (row) => joined(row.nodes) || t('noValue'),
    },
    {
      key: 'waitingOn',
      title: t('waitingOn'),
      width: 160,
      render: (row) => names.people(row.waitingOn) || t('noValue'),
    },
    {
      key: 'duration',
      title: t('duration'),
      width: 136,
      render: (row) => <span className="num">{format.duration(row.seconds)}</span>,
    },
  ];
}

export function InstanceCard({ line, children }: { line: InstanceLine; children?: ReactNode }): ReactNode {
  const names = useNames();
  return (
    <article className="workflow-card">
      <header>
        <strong>{line.title}</strong>
        <InstanceBadge state={line.state} />
      </header>
      <p>
        <span>{names.person(line.starter)}</span>
        <span>{joined(line.nodes)}</span>
        <span>{names.people(line.waitingOn)}</span>
      </p>
      {children}
    </article>
  );
}
