// The short forms of clues: to whom they go, why they are taken back, how they ended.
import type { ReactNode } from 'react';
import { EntryForm } from '../../../../lib/forms/index.ts';
import {
  useAssignClues,
  useClueOwners,
  useConvertClue,
  useInvalidateClue,
  useRecycleClues,
} from '../../clue-scores.api.ts';
import { useCluePhrases } from '../../clues.phrases.ts';

export interface MovingProps {
  readonly ids: readonly string[];
  readonly onMoved: () => void;
  readonly onClose: () => void;
}

export function AssignForm({ ids, onMoved, onClose }: MovingProps): ReactNode {
  const t = useCluePhrases();
  const assign = useAssignClues();
  const owners = useClueOwners().data ?? [];
  const options = owners.map(({ id, name, organizationName }) => ({
    value: id,
    label: organizationName === '' ? name : `${name} · ${organizationName}`,
  }));
  return (
    <EntryForm
      title={t('assignTitle', { count: ids.length })}
      fields={[{ key: 'userId', kind: 'choice', label: t('owner'), required: true, options }]}
      start={{ userId: null }}
      onKeep={({ userId }) => assign.mutateAsync({ body: { ids: [...ids], userId: userId as string } }).then(onMoved)}
      kept={t('assigned', { count: ids.length })}
      onClose={onClose}
    />
  );
}

export function RecycleForm({ ids, onMoved, onClose }: MovingProps): ReactNode {
  const t = useCluePhrases();
  const recycle = useRecycleClues();
  return (
    <EntryForm
      title={t('recycleTitle', { count: ids.length })}
      fields={[{ key: 'reason', kind: 'area', label: t('reason'), required: true, maxLength: 200 }]}
      start={{ reason: '' }}
      onKeep={({ reason }) => recycle.mutateAsync({ body: { ids: [...ids], reason: reason as string } }).then(onMoved)}
      kept={t('recycled', { count: ids.length })}
      onClose={onClose}
    />
  );
}

export interface EndingProps {
  readonly id: string;
  readonly to: 'convert' | 'invalidate';
  readonly onClose: () => void;
}

export function EndingForm({ id, to, onClose }: EndingProps): ReactNode {
  const t = useCluePhrases();
  const writes = { convert: useConvertClue(), invalidate: useInvalidateClue() };
  return (
    <EntryForm
      title={t(`${to}Title`)}
      fields={[
        {
          key: 'note',
          kind: 'area',
          label: t(to === 'convert' ? 'convertNote' : 'reason'),
          required: true,
          maxLength: 200,
        },
      ]}
      start={{ note: '' }}
      onKeep={({ note }) => writes[to].mutateAsync({ params: { id }, body: { note: note as string } })}
      kept={t(to === 'convert' ? 'converted' : 'invalidated')}
      onClose={onClose}
    />
  );
}
