// What a steward does with a pair: merge as previewed, call them two, or look at a rejected pair again.
import type { DuplicateBox, MovedLines } from '@yijian/contract/duplicates';
import { Button } from 'antd';
import type { z } from 'zod';
import { useState, type ReactNode } from 'react';
import { ApiError, isCancelled } from '../../../../lib/api/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useDuplicatePhrases } from '../../duplicates.phrases.ts';
import type { BenchWords } from '../bench-words.ts';
import { NoteDialog } from '../note-dialog.tsx';

export interface CompareFootProps {
  readonly box: DuplicateBox;
  readonly words: BenchWords;
  readonly mayMerge: boolean;
  readonly names: { readonly survivor: string; readonly loser: string };
  readonly lines: readonly z.infer<typeof MovedLines>[];
  readonly merge: (note: string) => Promise<unknown>;
  readonly reject: (note: string) => Promise<unknown>;
  readonly reconsider: () => Promise<unknown>;
  readonly onDone: () => void;
}

export function CompareFoot(props: CompareFootProps): ReactNode {
  const { box, words, mayMerge, names, lines } = props;
  const t = useDuplicatePhrases();
  const [asking, setAsking] = useState<'merge' | 'reject' | null>(null);
  const acts = useActs(props);
  if (!mayMerge) return null;
  const isBlocked = lines.some(({ blocked }) => blocked > 0);
  return (
    <>
      {box === 'REJECTED' ? (
        <Button onClick={() => void acts.reconsider()}>{t('reconsider')}</Button>
      ) : (
        <Button onClick={() => setAsking('reject')}>{words.reject}</Button>
      )}
      <Button type="primary" disabled={isBlocked} onClick={() => setAsking('merge')}>
        {t('merge')}
      </Button>
      {asking === 'merge' ? (
        <NoteDialog
          title={t('askMerge', names)}
          hint={t('askMergeHint')}
          okText={t('merge')}
          run={acts.merge}
          onClose={() => setAsking(null)}
        />
      ) : null}
      {asking === 'reject' ? (
        <NoteDialog
          title={words.rejectTitle}
          hint={t('rejectHint')}
          okText={words.reject}
          run={acts.reject}
          onClose={() => setAsking(null)}
        />
      ) : null}
    </>
  );
}

function useActs({ words, merge, reject, reconsider, onDone }: CompareFootProps) {
  const t = useDuplicatePhrases();
  const shell = useShell();
  return {
    merge: async (note: string): Promise<void> => {
      try {
        await merge(note);
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
      await reject(note);
      shell.toast.success(words.rejectedNow);
      onDone();
    },
    reconsider: async (): Promise<void> => {
      await reconsider().then(
        () => {
          shell.toast.success(t('reconsidered'));
          onDone();
        },
        () => undefined,
      );
    },
  };
}
