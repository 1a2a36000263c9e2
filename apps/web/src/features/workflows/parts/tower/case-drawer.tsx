// The cases behind a number, each leading to its detail.
import type { InstanceLine } from '@yijian/contract/workflows';
import { FormDrawer } from '@yijian/ui/form-page';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useFormat } from '../../../../lib/format/index.ts';
import { PagedTable } from '../../../../lib/lists/index.ts';
import { present, useCases } from '../../workflow-tower.api.ts';
import { useTowerPhrases } from '../../workflow-tower.phrases.ts';
import { InstanceCard, useInstanceColumns } from '../admin/use-instance-columns.tsx';
import { paths } from '../list/paths.ts';
import type { Drill, TowerState } from './use-tower-state.ts';

const SIZE = 20;

export function CaseDrawer({ state, drill }: { state: TowerState; drill: Drill }): ReactNode {
  const t = useTowerPhrases();
  const format = useFormat();
  const navigate = useNavigate();
  const columns = useInstanceColumns();
  const { label, ...what } = drill;
  const { chosen } = state;
  const fields = { ...chosen, ...present(what), page: state.page, size: SIZE };
  const query = useCases(present(fields));
  const total = query.data?.totalElements ?? 0;
  const title = [t(`set.${drill.set}`), label].filter(Boolean).join(' · ');
  return (
    <FormDrawer open onClose={state.close} title={title} width={960}>
      <p className="tower-note num">
        {query.data === undefined ? null : t('caseCount', { count: format.count(total) })}
      </p>
      <PagedTable
        label={title}
        columns={columns}
        query={query}
        list={{ page: state.page, size: SIZE, setPage: state.turn }}
        rowKey={(row: InstanceLine) => row.id}
        loading={query.isFetching}
        inCard
        onOpen={(row) => void navigate(paths.detail(row.id))}
        renderCard={(row) => <InstanceCard line={row} />}
        empty={t('noCases')}
        failed={t('failed')}
      />
    </FormDrawer>
  );
}
