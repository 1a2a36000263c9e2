// What a steward does with a pair: merge as previewed, call them two people, or look at a rejected pair again.
import type { Comparison, DuplicateBox, Side, SurvivingField } from '@yijian/contract/duplicates';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { ApiError, isCancelled } from '../../../../lib/api/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useMerge, useReconsider, useReject } from '../../duplicates.api.ts';
import { useDuplicatePhrases } from '../../duplicates.phrases.ts';
import { NoteDialog } from '../note-dialog.tsx';

export interface CompareFootProps {
  readonly comparison: Comparison;
  readonly choices: Partial<Record<SurvivingField, Side>>;
  readonly box: DuplicateBox;
  readonly onDone: () => void;
}

export function CompareFoot({ comparison, choices, box, onDone }: CompareFootProps): ReactNode {
  const t = useDuplicatePhrases();
  const [asking, setAsking] = useState<'merge' | 'reject' | null>(null);
  const acts = useActs({ comparison, choices, box, onDone });
  if (!hasPermission('customer:doctors:merge')) return null;
  const { survivor, loser, lines } = comparison;
  const isBlocked = lines.some(({ blocked }) => blocked > 0);
  return (
    <>
      {box === 'REJECTED' ? (
        <Button onClick={() => void acts.reconsider()}>{t('reconsider')}</Button>
      ) : (
        <Button onClick={() => setAsking('reject')}>{t('reject')}</Button>
      )}
      <Button type="primary" disabled={isBlocked} onClick={() => setAsking('merge')}>
        {t('merge')}
      </Button>
      {asking === 'merge' ? (
        <NoteDialog
          title={t('askMerge', { loser: loser.doctorName, survivor: survivor.doctorName })}
          hint={t('askMergeHint')}
          okText={t('merge')}
          run={acts.merge}
          onClose={() => setAsking(null)}
        />
      ) : null}
      {asking === 'reject' ? (
        <NoteDialog
          title={t('rejectTitle')}
          hint={t('rejectHint')}
          okText={t('reject')}
          run={acts.reject}
          onClose={() => setAsking(null)}
        />
      ) : null}
    </>
  );
}

function useActs({ comparison, choices, onDone }: CompareFootProps) {
  const t = useDuplicatePhrases();
  const shell = useShell();
  const merging = useMerge();
  const rejecting = useReject();
  const reconsidering = useReconsider();
  const { survivor, loser, stamp } = comparison;
  const ends = { leftId: survivor.id, rightId: loser.id };
  return {
    merge: async (note: string): Promise<void> => {
      try {
        await merging.mutateAsync({ body: { survivorId: survivor.id, loserId: loser.id, choices, stamp, note } });
      } catch (error) {
        if (isCancelled(error)) return;
        const isOld = error instanceof ApiError && error.code === 'duplicates.changedMeanwhile';
        shell.toast.error(isOld ? t('changedMeanwhile') : error instanceof ApiError ? error.message : String(error));
        throw error;
      }
      shell.toast.success(t('mergedNow'));
      onDone();
    },
    reject: async (note: string): Promise<void> => {
      await rejecting.mutateAsync({ body: { ...ends, note } });
      shell.toast.success(t('rejectedNow'));
      onDone();
    },
    reconsider: async (): Promise<void> => {
      await reconsidering.mutateAsync({ body: ends }).then(
        () => {
          shell.toast.success(t('reconsidered'));
          onDone();
        },
        () => undefined,
      );
    },
  };
}
