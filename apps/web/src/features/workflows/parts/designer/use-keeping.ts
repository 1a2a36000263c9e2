// The draft kept by itself a moment after each change, one save after the other, and checked as it was kept.
import type { DefinitionFault, DesignerDraft } from '@yijian/contract/workflows';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../../lib/api/index.ts';
import { useSaveDraft, useValidateDesign } from '../../workflow-designer.api.ts';
import type { Studio } from './studio/studio.ts';

export type Card = Pick<DesignerDraft, 'category' | 'name' | 'enName' | 'description' | 'enDescription' | 'icon'>;
export type Keeping =
  | { readonly state: 'idle' | 'waiting' | 'saving' }
  | { readonly state: 'saved'; readonly at: string }
  | { readonly state: 'failed' | 'conflict'; readonly why: string };

const PAUSE = 1_200;

export function useKeeping(draft: DesignerDraft, studio: Studio | null) {
  const { category, name, enName, description, enDescription, icon } = draft;
  const [card, setCard] = useState<Card>({ category, name, enName, description, enDescription, icon });
  const [keeping, setKeeping] = useState<Keeping>({ state: 'idle' });
  const [faults, setFaults] = useState<readonly DefinitionFault[] | null>(null);
  const lockVersion = useRef(draft.lockVersion);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const calls = { save: useSaveDraft(), validate: useValidateDesign() };
  const latest = useRef({ card, studio, calls });
  useEffect(() => {
    latest.current = { card, studio, calls };
  });

  const check = useCallback(async (): Promise<readonly DefinitionFault[]> => {
    const xml = await latest.current.studio!.save();
    const { faults: found } = await latest.current.calls.validate.mutateAsync({ body: { xml } });
    setFaults(found);
    return found;
  }, []);

  const save = useCallback((): Promise<number> => {
    const run = async (): Promise<number> => {
      setKeeping({ state: 'saving' });
      const xml = await latest.current.studio!.save();
      const body = { ...latest.current.card, xml, lockVersion: lockVersion.current };
      const kept = await latest.current.calls.save.mutateAsync({ params: { key: draft.key }, body });
      lockVersion.current = kept.lockVersion;
      setKeeping({ state: 'saved', at: kept.updatedAt });
      return kept.lockVersion;
    };
    const next = queue.current.catch(() => undefined).then(run);
    queue.current = next;
    next.catch((cause: unknown) => {
      const isConflict = cause instanceof ApiError && cause.status === 409;
      setKeeping({ state: isConflict ? 'conflict' : 'failed', why: cause instanceof Error ? cause.message : '' });
    });
    return next;
  }, [draft.key]);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const touch = useCallback((): void => {
    clearTimeout(timer.current);
    setKeeping((now) => (now.state === 'conflict' ? now : { state: 'waiting' }));
    timer.current = setTimeout(() => {
      save()
        .then(check)
        .catch(() => undefined);
    }, PAUSE);
  }, [save, check]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    card,
    changeCard: (part: Partial<Card>): void => {
      setCard((now) => ({ ...now, ...part }));
      touch();
    },
    keeping,
    faults,
    setFaults,
    touch,
    check,
    /** Keeps what is on the page now; answers the version that was kept. */
    keepNow: (): Promise<number> => {
      clearTimeout(timer.current);
      return save();
    },
    lockVersion,
  };
}
