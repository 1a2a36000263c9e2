// Completes the chosen reviews together and says how many could not be.
import { verificationEndpoints as calls } from '@yijian/contract/verifications';
import type { BatchAction } from '@yijian/ui/list-page';
import type { Selection } from '@yijian/ui/table';
import { BadgeCheck } from 'lucide-react';
import { useWrite } from '../../../../lib/api/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { changed } from '../../verifications.api.ts';
import { useVerificationPhrases } from '../../verifications.phrases.ts';

const MOST = 50;

export function useCompleteMany(selection: Selection): { actions: BatchAction[] } {
  const t = useVerificationPhrases();
  const shell = useShell();
  const complete = useWrite(calls.completeMany, { refreshes: changed });
  const run = (): void =>
    complete.mutate(
      { body: { ids: selection.keys.slice(0, MOST) } },
      {
        onSuccess: ({ results }) => {
          const done = results.filter(({ isDone }) => isDone).length;
          const words = t('completedMany', { done, left: results.length - done });
          const why = results.find(({ isDone }) => !isDone)?.message;
          if (why === undefined) shell.toast.success(words);
          else shell.toast.error(`${words} · ${why}`);
          selection.clear();
        },
      },
    );
  return {
    actions: [
      {
        key: 'complete',
        label: t('completeMany'),
        icon: BadgeCheck,
        disabled: complete.isPending || selection.allMatching,
        onClick: run,
      },
    ],
  };
}
