// What I started: state, node, whom it waits for, how long, and what can be done with it (specification 2.3, myProcess).
import { instanceStates, type OwnLine } from '@yijian/contract/workflows';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import type { ReactNode } from 'react';
import { joined, useFormat } from '../../../../lib/format/index.ts';
import { ListScreen, type ListFields, type ListScreenProps } from '../../../../lib/lists/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useOwnProcesses } from '../../workflows.api.ts';
import { useWorkflowPhrases } from '../../workflows.phrases.ts';
import { ForecastWords } from '../forecast/forecast-words.tsx';
import { InstanceBadge } from '../words/badges.tsx';
import { useNames } from '../words/use-names.ts';
import { OwnActions } from './own-actions.tsx';
import { paths } from './paths.ts';
import { useKinds } from './use-kinds.ts';
import './list.css';

type Frame = Pick<
  ListScreenProps<ListFields, OwnLine>,
  'tabs' | 'tab' | 'onTabChange' | 'above' | 'actions' | 'phoneBar'
>;

export function OwnList({ frame }: { frame: Frame }): ReactNode {
  const t = useWorkflowPhrases();
  const shell = useShell();
  const list = useOwnProcesses();
  const { kinds, categories } = useKinds();
  const columns = useColumns();
  return (
    <ListScreen
      {...frame}
      title={t('myProcesses')}
      label={t('started')}
      list={list}
      columns={columns}
      rowKey={(row) => row.id}
      filters={[
        { kind: 'search', field: 'keyword', placeholder: t('searchTitle') },
        {
          kind: 'choice',
          field: 'state',
          label: t('state'),
          options: instanceStates.map((value) => ({ value, label: t(`state.${value}`) })),
        },
        { kind: 'choice', field: 'category', label: t('category'), options: categories },
        { kind: 'choice', field: 'definitionKey', label: t('name'), options: kinds },
      ]}
      matching={(count) => t('matching', { count })}
      failed={t('failed')}
      onOpen={(row) => shell.openTab(row.state === 'DRAFT' ? paths.draft(row.id) : paths.detail(row.id))}
      renderCard={(row) => <OwnCard line={row} />}
      empty={t('emptyMine')}
      emptyAction={frame.actions}
    />
  );
}

function useColumns(): DataColumn<OwnLine>[] {
  const t = useWorkflowPhrases();
  const format = useFormat();
  const names = useNames();
  return [
    {
      key: 'title',
      title: t('name'),
      width: { zh: 240, en: 280 },
      render: (row) => <TwoLine strong value={row.title} context={names.definition(row)} title={row.title} />,
    },
    { key: 'category', title: t('category'), width: 80, render: (row) => names.category(row.category) },
    {
      key: 'state',
      title: t('state'),
      width: { zh: 104, en: 124 },
      render: (row) => <InstanceBadge state={row.state} />,
    },
    {
      key: 'node',
      title: t('node'),
      width: { zh: 132, en: 168 },
      render: (row) => joined(row.nodes) || t('noValue'),
    },
    {
      key: 'waitingOn',
      title: t('waitingOn'),
      width: { zh: 112, en: 168 },
      render: (row) => names.people(row.waitingOn) || t('noValue'),
    },
    {
      key: 'duration',
      title: t('duration'),
      width: { zh: 124, en: 148 },
      render: (row) => (row.startedAt === null ? t('noValue') : format.duration(row.seconds)),
    },
    {
      key: 'forecast',
      title: t('forecast'),
      width: { zh: 248, en: 300 },
      render: (row) => (row.forecast === null ? t('noValue') : <ForecastWords forecast={row.forecast} />),
    },
    {
      key: 'amount',
      title: t('amount'),
      width: 96,
      align: 'right',
      sortable: true,
      render: (row) => (row.amount === null ? t('noValue') : format.money(row.amount)),
    },
    {
      key: 'startedAt',
      title: t('startedAt'),
      width: 148,
      sortable: true,
      render: (row) => <span className="num">{format.dateTime(row.startedAt)}</span>,
    },
    {
      key: 'actions',
      title: t('actions'),
      width: { zh: 116, en: 148 },
      locked: true,
      pinRight: true,
      render: (row) => <OwnActions line={row} />,
    },
  ];
}

function OwnCard({ line }: { line: OwnLine }): ReactNode {
  const format = useFormat();
  const names = useNames();
  return (
    <article className="workflow-card">
      <header>
        <strong>{line.title}</strong>
        <InstanceBadge state={line.state} />
      </header>
      <p>
        {line.nodes.length > 0 ? <span>{joined(line.nodes)}</span> : null}
        {line.waitingOn.length > 0 ? <span>{names.people(line.waitingOn)}</span> : null}
        {line.startedAt === null ? null : <span className="num">{format.duration(line.seconds)}</span>}
      </p>
    </article>
  );
}
