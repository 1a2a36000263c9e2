// Deciding on the row: what has a low risk is agreed to by one click, anything else and every refusal asks for words first.
import type { Decision, DecisionKind } from '@yijian/contract/open-decisions';
import { Button } from 'antd';
import { IconButton } from '@yijian/ui/icon';
import { Check, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useShell } from '../../../../../lib/router/index.ts';
import { hasPermission } from '../../../../../lib/session/index.ts';
import { useDecide } from '../../../workflow-decisions.api.ts';
import { useDecisionPhrases } from '../../../workflow-decisions.phrases.ts';
import { DecideDialog } from './on-demand.tsx';

const needs: Readonly<Record<DecisionKind, string>> = {
  WORKFLOW: 'taskManager:workflows:approve',
  LATE_VISIT: 'customer:visits:approve',
  VISIT_UNLOCK: 'customer:visits:unlock',
  VISIT_REVIEW: 'customer:visits:flag',
  CYCLE_PLAN: 'customer:visits:approve',
  TIER_OVERRIDE: 'customer:opinion-leaders:approve',
};

export function DecideRow({ line }: { line: Decision }): ReactNode {
  const t = useDecisionPhrases();
  const shell = useShell();
  const decide = useDecide();
  const [asking, setAsking] = useState<'approve' | 'refuse' | null>(null);
  const { kind, id, version, title } = line;
  const agree = (): void => {
    if (!line.isBatch) return setAsking('approve');
    decide.mutate(
      { body: { items: [{ kind, id, version: version ?? undefined }], approve: true, reason: '' } },
      {
        onSuccess: ({ results }) =>
          results[0]?.isDone ? shell.toast.success(t('done', { title })) : shell.toast.error(results[0]?.message ?? ''),
        onError: (error) => shell.toast.error(error.message),
      },
    );
  };
  if (!line.isInPlace || !hasPermission(needs[kind]))
    return (
      <Button type="link" size="small" onClick={() => shell.openTab(line.path)}>
        {t('open')}
      </Button>
    );
  return (
    // The row itself opens the record: what happens in here stays in here.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <span
      className="workflow-decide"
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <IconButton
        icon={Check}
        label={t('actOn', { act: t(`approve.${kind}`), title })}
        disabled={decide.isPending}
        onClick={agree}
      />
      <IconButton
        icon={X}
        label={t('actOn', { act: t(`refuse.${kind}`), title })}
        disabled={decide.isPending}
        onClick={() => setAsking('refuse')}
      />
      {asking === null ? null : <DecideDialog line={line} act={asking} onClose={() => setAsking(null)} />}
    </span>
  );
}
