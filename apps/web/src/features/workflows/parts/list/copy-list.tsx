// Processes somebody sent me a copy of.
import type { CopyLine } from '@yijian/contract/workflows';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { useFormat } from '../../../../lib/format/index.ts';
import { ListScreen, type ListFields, type ListScreenProps } from '../../../../lib/lists/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useCopies } from '../../workflows.api.ts';
import { useWorkflowPhrases } from '../../workflows.phrases.ts';
import { InstanceBadge } from '../words/badges.tsx';
import { useNames } from '../words/use-names.ts';
import { paths } from './paths.ts';
import './list.css';

type Line = z.infer<typeof CopyLine>;
type Frame = Pick<ListScreenProps<ListFields, Line>, 'tabs' | 'tab' | 'onTabChange' | 'above' | 'actions' | 'phoneBar'>;

export function CopyList({ frame }: { frame: Frame }): ReactNode {
  const t = useWorkflowPhrases();
  const format = useFormat();
  const names = useNames();
  const shell = useShell();
  const list = useCopies();
  const columns: DataColumn<Line>[] = [
    {
      key: 'title',
      title: t('name'),
      width: { zh: 260, en: 300 },
      render: (row) => <TwoLine strong value={row.title} context={names.definition(row)} title={row.title} />,
    },
    { key: 'starter', title: t('starter'), width: 132, render: (row) => names.person(row.starter) },
    {
      key: 'state',
      title: t('state'),
      width: { zh: 104, en: 124 },
      render: (row) => <InstanceBadge state={row.state} />,
    },
    {
      key: 'sentBy',
      title: t('sentBy'),
      width: 132,
      render: (row) => (row.sentBy === null ? t('bySystem') : names.person(row.sentBy)),
    },
    { key: 'reason', title: t('reason'), width: 200, render: (row) => row.reason || t('noValue') },
    {
      key: 'sentAt',
      title: t('sentAt'),
      width: 148,
      sortable: true,
      render: (row) => <span className="num">{format.dateTime(row.sentAt)}</span>,
    },
  ];
  return (
    <ListScreen
      {...frame}
      title={t('myProcesses')}
      label={t('copied')}
      list={list}
      columns={columns}
      rowKey={(row) => row.id}
      matching={(count) => t('matching', { count })}
      failed={t('failed')}
      onOpen={(row) => shell.openTab(paths.detail(row.id))}
      renderCard={(row) => (
        <article className="workflow-card">
          <header>
            <strong>{row.title}</strong>
            <InstanceBadge state={row.state} />
          </header>
          <p>
            <span>{names.person(row.starter)}</span>
            <span className="num">{format.dateTime(row.sentAt)}</span>
          </p>
        </article>
      )}
      empty={t('emptyCopies')}
    />
  );
}
