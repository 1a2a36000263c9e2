// Own hold-outs and what they say, newest first.
import type { Holdout } from '@yijian/contract/sales-funnels';
import { FormDrawer } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { useShell } from '../../../../lib/router/index.ts';
import { useHoldoutPhrases } from '../../holdouts.phrases.ts';
import { useHoldouts, useRemoveHoldout } from '../../sales-funnels.api.ts';
import { HoldoutCard } from './holdout-card.tsx';
import { HoldoutPeople, type OpenArm } from './holdout-people.tsx';
import './holdouts.css';

export interface HoldoutListProps {
  /** The group that is open at once: the treated of a hold-out that was just drawn. */
  readonly start?: OpenArm | undefined;
  readonly onClose: () => void;
}

export function HoldoutList({ start, onClose }: HoldoutListProps): ReactNode {
  const t = useHoldoutPhrases();
  const shell = useShell();
  const query = useHoldouts();
  const remove = useRemoveHoldout();
  const [open, setOpen] = useState<OpenArm | undefined>(start);
  const ask = async ({ id, name }: Holdout): Promise<void> => {
    if (!(await shell.confirm({ title: t('removeAsk', { name }), deletes: true }))) return;
    remove.mutate({ params: { id } }, { onSuccess: () => shell.toast.success(t('removed')) });
  };
  return (
    <FormDrawer open width={760} title={t('title')} onClose={onClose}>
      <Async query={query} shape="list" rows={4} failedTitle={t('failed')} empty={{ reason: t('empty') }}>
        {(holdouts) => (
          <div className="holdouts">
            {holdouts.map((one) => (
              <HoldoutCard key={one.id} holdout={one} onPeople={setOpen} onRemove={() => void ask(one)} />
            ))}
          </div>
        )}
      </Async>
      {open === undefined ? null : <HoldoutPeople open={open} onClose={() => setOpen(undefined)} />}
    </FormDrawer>
  );
}
