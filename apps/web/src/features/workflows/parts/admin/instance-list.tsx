// Every process of the enterprise, whoever started it.
import { instanceStates, type InstanceLine } from '@yijian/contract/workflows';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useAllInstances } from '../../workflow-admin.api.ts';
import { useWorkflowPhrases } from '../../workflows.phrases.ts';
import { ListFrame } from '../list/list-frame.tsx';
import { paths } from '../list/paths.ts';
import { useFilters } from '../list/use-filters.tsx';
import { useKinds } from '../list/use-kinds.ts';
import { InstanceCard, useInstanceColumns } from './use-instance-columns.tsx';
import type { SectionFrame } from './section-frame.ts';

export function InstanceList({ frame }: { frame: SectionFrame }): ReactNode {
  const t = useWorkflowPhrases();
  const navigate = useNavigate();
  const list = useAllInstances();
  const { kinds } = useKinds();
  const columns = useInstanceColumns();
  const { search, filters, chips } = useFilters(list, [
    {
      field: 'state',
      label: t('state'),
      options: instanceStates
        .filter((value) => value !== 'DRAFT')
        .map((value) => ({ value, label: t(`state.${value}`) })),
    },
    { field: 'definitionKey', label: t('name'), options: kinds, multiple: false },
  ]);
  return (
    <ListFrame
      {...frame}
      label={t('allProcesses')}
      list={list}
      columns={columns}
      rowKey={(row: InstanceLine) => row.id}
      search={search}
      filters={filters}
      chips={chips}
      onOpen={(row) => void navigate(paths.detail(row.id))}
      renderCard={(row) => <InstanceCard line={row} />}
      empty={t('emptyMine')}
    />
  );
}
