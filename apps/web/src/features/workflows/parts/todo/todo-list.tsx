// Everything that waits for me, of every room: what, who, why, risk and age; decided on the row or opened (specification 2.3, task/todo).
import { decisionKinds, risks, type Decision } from '@yijian/contract/open-decisions';
import { Button } from 'antd';
import { CheckCheck, UserRoundCog } from 'lucide-react';
import { Glyph } from '@yijian/ui/icon';
import { useSelection } from '@yijian/ui/table';
import { useIsPhone } from '@yijian/ui/viewport';
import { useState, type ReactNode } from 'react';
import { joined, useFormat } from '../../../../lib/format/index.ts';
import { ListScreen, useRowKeys } from '../../../../lib/lists/index.ts';
import { useSectionStrip, useShell } from '../../../../lib/router/index.ts';
import { Allowed } from '../../../../lib/session/index.ts';
import { useDecisionCount, useDecisions } from '../../workflow-decisions.api.ts';
import { useDecisionPhrases } from '../../workflow-decisions.phrases.ts';
import { useWorkflowPhrases } from '../../workflows.phrases.ts';
import { useKinds } from '../list/use-kinds.ts';
import { DecisionCard } from './decision-card.tsx';
import { BatchDialog, DelegationDrawer } from './decide/on-demand.tsx';
import { useDecisionColumns } from './use-decision-columns.tsx';

const keyOf = ({ kind, id }: Decision): string => `${kind}:${id}`;
const others = decisionKinds.filter((kind) => kind !== 'WORKFLOW');

export function TodoList(): ReactNode {
  const t = useWorkflowPhrases();
  const word = useDecisionPhrases();
  const shell = useShell();
  const list = useDecisions();
  const isPhone = useIsPhone();
  const selection = useSelection();
  const [dialog, setDialog] = useState<'batch' | 'delegations' | null>(null);
  const { kinds } = useKinds();
  const columns = useDecisionColumns();
  const summary = useCountWords(list.filters);
  const box = useRowKeys();
  const chosen = (list.rows ?? []).filter((row) => selection.keys.includes(keyOf(row)));
  const close = (): void => setDialog(null);
  return (
    <div ref={box}>
      <ListScreen
        title={t('todo')}
        {...useSectionStrip()}
        list={list}
        columns={columns}
        rowKey={keyOf}
        rowName={(row) => row.title}
        filters={[
          { kind: 'search', field: 'keyword', placeholder: t('searchTitle') },
          {
            kind: 'choice',
            field: 'risk',
            label: t('risk'),
            options: risks.map((value) => ({ value, label: t(`risk.${value}`) })),
          },
          { kind: 'flag', field: 'isLate', label: t('sla'), words: { yes: t('onlyLate') } },
          {
            kind: 'choice',
            field: 'kind',
            label: word('kind'),
            options: [...others.map((value) => ({ value, label: word(`kind.${value}`) })), ...kinds],
          },
        ]}
        matching={(count) => summary ?? t('matching', { count })}
        failed={t('failed')}
        asOf={isPhone ? undefined : word('keysHint')}
        selection={selection}
        actions={
          <Allowed permission="taskManager:workflows:approve">
            <Button icon={<Glyph icon={UserRoundCog} />} onClick={() => setDialog('delegations')}>
              {t('delegations')}
            </Button>
          </Allowed>
        }
        batchActions={[{ key: 'batch', label: t('batchApprove'), icon: CheckCheck, onClick: () => setDialog('batch') }]}
        onOpen={(row) => shell.openTab(row.path)}
        renderCard={(row) => <DecisionCard line={row} />}
        empty={t('emptyTodo')}
      />
      {dialog === 'batch' ? (
        <BatchDialog
          lines={chosen}
          onClose={() => {
            close();
            selection.clear();
          }}
        />
      ) : null}
      {dialog === 'delegations' ? <DelegationDrawer onClose={close} /> : null}
    </div>
  );
}

/** The exact number of what matches; without filters it is the number in the menu. */
function useCountWords(filters: object): string | undefined {
  const t = useWorkflowPhrases();
  const format = useFormat();
  const count = useDecisionCount(filters).data;
  if (count === undefined) return undefined;
  const all = t('matching', { count: format.count(count.total) });
  return count.late === 0 ? all : joined([all, t('todoLate', { count: format.count(count.late) })]);
}
