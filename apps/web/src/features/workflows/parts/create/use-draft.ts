// The work on a new process: kept as a draft while it is filled in, sent at last; one process whatever is pressed.
import { useCallback, useEffect, useRef, useState } from 'react';
import { useChangeDraft, useCreate, useStart } from '../../workflows.api.ts';
import { filledIn, type Values } from '../form/check-form.ts';

export interface Work {
  readonly title: string;
  readonly values: Values;
  readonly selected: Record<string, string[]>;
}
export type Keeping =
  | { readonly state: 'idle' | 'saving' }
  | { readonly state: 'saved'; readonly at: number }
  | { readonly state: 'failed'; readonly why: string };

const PAUSE = 2_000;

export function useDraft(definitionKey: string, given: { readonly id: string | null; readonly work: Work }) {
  const [work, setWork] = useState(given.work);
  const [keeping, setKeeping] = useState<Keeping>({ state: 'idle' });
  const [version, setVersion] = useState(0);
  const id = useRef(given.id);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const latest = useRef(work);
  const calls = { create: useCreate(), change: useChangeDraft(), start: useStart() };
  const held = useRef(calls);
  useEffect(() => {
    latest.current = work;
    held.current = calls;
  });

  /** Saves follow one another, so that two of them never make two drafts. */
  const save = useCallback((): Promise<string> => {
    const run = async (): Promise<string> => {
      setKeeping({ state: 'saving' });
      const { title, values, selected } = latest.current;
      const form = filledIn(values);
      const named = title.trim() === '' ? {} : { title: title.trim() };
      if (id.current === null) {
        const body = { definitionKey, form, selected, ...named, isDraft: true };
        id.current = (await held.current.create.mutateAsync({ body })).id;
      } else await held.current.change.mutateAsync({ params: { id: id.current }, body: { form, selected, ...named } });
      setKeeping({ state: 'saved', at: Date.now() });
      return id.current;
    };
    const next = queue.current.catch(() => undefined).then(run);
    queue.current = next;
    next.catch((cause: unknown) => setKeeping({ state: 'failed', why: cause instanceof Error ? cause.message : '' }));
    return next;
  }, [definitionKey]);

  useEffect(() => {
    if (version === 0) return undefined;
    const timer = setTimeout(() => void save().catch(() => undefined), PAUSE);
    return () => clearTimeout(timer);
  }, [version, save]);

  return {
    work,
    keeping,
    save,
    change: (part: Partial<Work>): void => {
      setWork((now) => ({ ...now, ...part }));
      setVersion((now) => now + 1);
    },
    /** Answers the id of the started process. */
    submit: async (): Promise<string> => {
      setVersion(0);
      const draft = await save();
      await held.current.start.mutateAsync({ params: { id: draft } });
      return draft;
    },
    isSending: calls.start.isPending,
  };
}
