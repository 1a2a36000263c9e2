// What can be done with the funnel in front: changed and deleted by its owner, copied by anyone, a new one made.
import type { Funnel, FunnelDraft } from '@yijian/contract/sales-funnels';
import { IconButton } from '@yijian/ui/icon';
import { Copy, Pencil, Split, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useShell } from '../../../../lib/router/index.ts';
import { useHoldoutPhrases } from '../../holdouts.phrases.ts';
import { useRemoveFunnel } from '../../sales-funnels.api.ts';
import { useFunnelPhrases } from '../../sales-funnels.phrases.ts';

export interface FunnelToolsProps {
  readonly funnel: Funnel;
  readonly onEdit: (editing: { funnel: Funnel | undefined; start: FunnelDraft }) => void;
  readonly onRemoved: () => void;
  readonly onHoldouts: () => void;
  readonly add: ReactNode;
}

export function FunnelTools({ funnel, onEdit, onRemoved, onHoldouts, add }: FunnelToolsProps): ReactNode {
  const t = useFunnelPhrases();
  const holdouts = useHoldoutPhrases();
  const shell = useShell();
  const remove = useRemoveFunnel();
  const { name, isShared, definition, breakdown } = funnel;
  const start = { name, isShared, definition, breakdown };
  const ask = async (): Promise<void> => {
    if (!(await shell.confirm({ title: t('removeAsk', { name }), deletes: true }))) return;
    remove.mutate(
      { params: { id: funnel.id } },
      {
        onSuccess: () => {
          shell.toast.success(t('removed'));
          onRemoved();
        },
      },
    );
  };
  return (
    <>
      <IconButton icon={Split} label={holdouts('title')} outlined onClick={onHoldouts} />
      {funnel.isOwn ? (
        <>
          <IconButton icon={Pencil} label={t('edit')} outlined onClick={() => onEdit({ funnel, start })} />
          <IconButton icon={Trash2} label={t('remove')} outlined onClick={() => void ask()} />
        </>
      ) : (
        <IconButton
          icon={Copy}
          label={t('copy')}
          outlined
          onClick={() => onEdit({ funnel: undefined, start: { ...start, isShared: false } })}
        />
      )}
      {add}
    </>
  );
}
