// Every process of the enterprise, whoever started it.
import { instanceStates } from '@yijian/contract/workflows';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ListScreen } from '../../../../lib/lists/index.ts';
import { useAllInstances } from '../../workflow-admin.api.ts';
import { useWorkflowPhrases } from '../../workflows.phrases.ts';
import { paths } from '../list/paths.ts';
import { useKinds } from '../list/use-kinds.ts';
import { InstanceCard, useInstanceColumns } from './use-instance-columns.tsx';
import type { SectionFrame } from './section-frame.ts';

export function InstanceList({ frame }: { frame: SectionFrame }): ReactNode {
  const t = useWorkflowPhrases();
  const navigate = useNavigate();
  const list = useAllInstances();
  const { kinds } = useKinds();
  const columns = useInstanceColumns();
  return (
    <ListScreen
      {...frame}
      label={t('allProcesses')}
      list={list}
      columns={columns}
      rowKey={(row) => row.id}
      filters={[
        { kind: 'search', field: 'keyword', placeholder: t('searchTitle') },
        {
          kind: 'choice',
          field: 'state',
          label: t('state'),
          options: instanceStates
            .filter((value) => value !== 'DRAFT')
            .map((value) => ({ value, label: t(`state.${value}`) })),
        },
        { kind: 'choice', field: 'definitionKey', label: t('name'), options: kinds },
      ]}
      matching={(count) => t('matching', { count })}
      failed={t('failed')}
      onOpen={(row) => void navigate(paths.detail(row.id))}
      renderCard={(row) => <InstanceCard line={row} />}
      empty={t('emptyMine')}
    />
  );
}
