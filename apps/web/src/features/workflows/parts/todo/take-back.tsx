// One's own agreement is taken back while nobody went on.
import type { DoneLine } from '@yijian/contract/workflows';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useShell } from '../../../../lib/router/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useWithdrawDecision } from '../../workflows.api.ts';
import { useWorkflowPhrases } from '../../workflows.phrases.ts';

export function TakeBack({ line }: { line: DoneLine }): ReactNode {
  const t = useWorkflowPhrases();
  const shell = useShell();
  const withdraw = useWithdrawDecision();
  if (!line.mayWithdraw || !hasPermission('taskManager:workflows:approve')) return null;
  const ask = async (): Promise<void> => {
    if (await shell.confirm({ title: t('askTakeBack', { title: line.title }), okText: t('takeBackDecision') }))
      withdraw.mutate({ params: { id: line.id } }, { onSuccess: () => shell.toast.success(t('decisionTakenBack')) });
  };
  return (
    <Button
      type="link"
      size="small"
      loading={withdraw.isPending}
      onClick={(event) => {
        event.stopPropagation();
        void ask();
      }}
    >
      {t('takeBackDecision')}
    </Button>
  );
}
