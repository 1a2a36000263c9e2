// What may be done with a rule set in its state; the next step is the main one.
import type { ClueSet } from '@yijian/contract/clue-scores';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useSectionPath, useShell } from '../../../../lib/router/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useApplyClueSet, useCopyClueSet, useRemoveClueSet, useSimulateClueSet } from '../../clue-scores.api.ts';
import { useSetPhrases } from '../../clue-sets.phrases.ts';

export function SetActs({ set, onClose }: { set: ClueSet; onClose: () => void }): ReactNode {
  const t = useSetPhrases();
  const shell = useShell();
  const pathOf = useSectionPath();
  const isEditable = set.state === 'DRAFT' || set.state === 'SIMULATED';
  const clues = (
    <Button
      onClick={() => shell.openTab(pathOf(`/clueScore/clueQuery${set.productId ? `?productId=${set.productId}` : ''}`))}
    >
      {t('seeClues')}
    </Button>
  );
  if (!hasPermission('clueScore:clue-scores:write')) return set.state === 'APPLIED' ? clues : null;
  return (
    <div className="clue-acts">
      {isEditable ? <Remove set={set} onClose={onClose} /> : null}
      <Copy set={set} />
      {isEditable ? (
        <Button
          onClick={() => {
            onClose();
            shell.openTab(pathOf(`/clueScore/addRule?id=${set.id}`), { title: t('editTitle') });
          }}
        >
          {t('edit')}
        </Button>
      ) : null}
      {set.state === 'APPLIED' ? clues : null}
      {isEditable ? <Simulate set={set} /> : null}
      {set.state === 'SIMULATED' ? <Apply set={set} /> : null}
    </div>
  );
}

function Remove({ set, onClose }: { set: ClueSet; onClose: () => void }): ReactNode {
  const t = useSetPhrases();
  const shell = useShell();
  const remove = useRemoveClueSet();
  const ask = async (): Promise<void> => {
    if (!(await shell.confirm({ title: t('removeAsk', { name: set.name }), deletes: true }))) return;
    const onSuccess = (): void => {
      shell.toast.success(t('removed'));
      onClose();
    };
    remove.mutate({ params: { id: set.id } }, { onSuccess });
  };
  return (
    <Button danger loading={remove.isPending} onClick={() => void ask()}>
      {t('remove')}
    </Button>
  );
}

function Copy({ set }: { set: ClueSet }): ReactNode {
  const t = useSetPhrases();
  const shell = useShell();
  const pathOf = useSectionPath();
  const copy = useCopyClueSet();
  const onSuccess = ({ id }: { id: string }): void => {
    shell.toast.success(t('copied'));
    shell.openTab(pathOf(`/clueScore/addRule?id=${id}`), { title: t('editTitle') });
  };
  return (
    <Button loading={copy.isPending} onClick={() => copy.mutate({ params: { id: set.id } }, { onSuccess })}>
      {t('copy')}
    </Button>
  );
}

function Simulate({ set }: { set: ClueSet }): ReactNode {
  const t = useSetPhrases();
  const shell = useShell();
  const simulate = useSimulateClueSet();
  return (
    <Button
      type={set.state === 'DRAFT' ? 'primary' : 'default'}
      loading={simulate.isPending}
      onClick={() =>
        simulate.mutate(
          { params: { id: set.id }, body: { version: set.version } },
          { onSuccess: () => shell.toast.success(t('simulated')) },
        )
      }
    >
      {t('simulate')}
    </Button>
  );
}

function Apply({ set }: { set: ClueSet }): ReactNode {
  const t = useSetPhrases();
  const shell = useShell();
  const apply = useApplyClueSet();
  const ask = async (): Promise<void> => {
    const question = { title: t('applyAsk', { name: set.name }), content: t('applyText'), okText: t('apply') };
    if (!(await shell.confirm(question))) return;
    apply.mutate(
      { params: { id: set.id }, body: { version: set.version } },
      { onSuccess: () => shell.toast.success(t('applied')) },
    );
  };
  return (
    <Button type="primary" loading={apply.isPending} onClick={() => void ask()}>
      {t('apply')}
    </Button>
  );
}
