// Columns of the tasks that are done.
import type { DoneLine, TaskLine } from '@yijian/contract/workflows';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import type { z } from 'zod';
import { useFormat } from '../../../../lib/format/index.ts';
import { useWorkflowPhrases } from '../../workflows.phrases.ts';
import { InstanceBadge, TaskBadge } from '../words/badges.tsx';
import { useNames } from '../words/use-names.ts';
import { TakeBack } from './take-back.tsx';

type Line = z.infer<typeof TaskLine>;

function useSharedColumns(): Record<'title' | 'starter' | 'summary' | 'node', DataColumn<Line>> {
  const t = useWorkflowPhrases();
  const names = useNames();
  return {
    title: {
      key: 'title',
      title: t('name'),
      width: { zh: 216, en: 264 },
      render: (row) => <TwoLine strong value={row.title} context={names.definition(row)} title={row.title} />,
    },
    starter: {
      key: 'starter',
      title: t('starter'),
      width: { zh: 96, en: 132 },
      render: (row) => names.person(row.starter),
    },
    summary: {
      key: 'summary',
      title: t('summary'),
      width: { zh: 208, en: 240 },
      render: (row) => (
        <span className="workflow-summary">{row.summary.map(names.summary).join(' · ') || t('noValue')}</span>
      ),
    },
    node: { key: 'node', title: t('node'), width: { zh: 132, en: 156 }, render: (row) => row.nodeName },
  };
}

export function useDoneColumns(): DataColumn<DoneLine>[] {
  const t = useWorkflowPhrases();
  const format = useFormat();
  const names = useNames();
  const shared = useSharedColumns();
  return [
    shared.title,
    shared.starter,
    shared.node,
    {
      key: 'decision',
      title: t('decision'),
      width: { zh: 128, en: 148 },
      render: (row) => (
        <TwoLine
          value={<TaskBadge state={row.state} />}
          context={row.onBehalfOf ? t('standingInFor', { name: names.person(row.onBehalfOf) }) : undefined}
        />
      ),
    },
    {
      key: 'comment',
      title: t('opinion'),
      width: 200,
      render: (row) => <span className="workflow-summary">{row.comment || t('noValue')}</span>,
    },
    {
      key: 'processState',
      title: t('processState'),
      width: { zh: 104, en: 124 },
      render: (row) => <InstanceBadge state={row.instanceState} />,
    },
    {
      key: 'decidedAt',
      title: t('decidedAt'),
      width: 148,
      sortable: true,
      render: (row) => <span className="num">{format.dateTime(row.decidedAt)}</span>,
    },
    {
      key: 'actions',
      title: t('actions'),
      width: 112,
      locked: true,
      pinRight: true,
      render: (row) => <TakeBack line={row} />,
    },
  ];
}
