// Sends what a form holds; what is wrong with it is told in the form.
import { useState } from 'react';
import { ApiError, isCancelled } from '../../../../lib/api/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { usePlanPhrases } from '../../account-plans.phrases.ts';

export function useSend(onDone: () => void) {
  const t = usePlanPhrases();
  const shell = useShell();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [sending, setSending] = useState(false);
  const send = async (
    missing: readonly (string | false)[],
    work: () => Promise<unknown>,
    done: 'added' | 'changed' = 'changed',
  ): Promise<void> => {
    const found = missing.filter((one) => one !== false);
    setProblems(found);
    if (found.length > 0) return;
    setSending(true);
    try {
      await work();
      shell.toast.success(t(done));
      onDone();
    } catch (error) {
      if (isCancelled(error)) return;
      const { message, fields } = error instanceof ApiError ? error : { message: String(error), fields: [] };
      setProblems(fields.length > 0 ? fields.map((one) => one.message) : [message]);
    } finally {
      setSending(false);
    }
  };
  return { send, sending, problems };
}
