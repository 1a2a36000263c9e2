// A draft is saved a moment after the last change; one save at a time, the next with what was written meanwhile.
import { useEffect, useRef, useState } from 'react';
import type { MeetingKept } from '@yijian/contract/meetings';
import { useAddMeeting, useUpdateMeeting } from '../../meetings.api.ts';
import { draftOf, type MeetingWork } from './meeting-work.ts';

const PAUSE_MILLISECONDS = 1200;

export interface Stored {
  readonly id: string;
  readonly version: number;
}

export interface Saving {
  readonly stored: Stored | undefined;
  readonly state: 'idle' | 'saving' | 'saved' | 'failed';
  readonly savedAt: number;
  readonly fault: string;
  /** Stores what is unsaved now; answers the record, or undefined where it failed. */
  readonly flush: () => Promise<Stored | undefined>;
}

/** `isOn` false leaves the record alone: a change of an approved meeting is sent as a whole. */
export function useSaving(work: MeetingWork, start: Stored | undefined, { isOn }: { isOn: boolean }): Saving {
  const [add, update] = [useAddMeeting(), useUpdateMeeting()];
  const [shown, setShown] = useState<Omit<Saving, 'flush'>>({ stored: start, state: 'idle', savedAt: 0, fault: '' });
  const stored = useRef(start);
  const latest = useRef(work);
  const saved = useRef(work);
  const running = useRef<Promise<Stored | undefined> | null>(null);
  latest.current = work;

  const save = async (): Promise<Stored | undefined> => {
    if (!isOn) return stored.current;
    while (saved.current !== latest.current && latest.current.title.trim().length > 1) {
      const sent = latest.current;
      setShown((now) => ({ ...now, state: 'saving' }));
      try {
        const body = draftOf(sent);
        const kept: MeetingKept =
          stored.current === undefined
            ? await add.mutateAsync({ body })
            : await update.mutateAsync({
                params: { id: stored.current.id },
                body: { ...body, version: stored.current.version },
              });
        stored.current = { id: kept.id, version: kept.version };
        saved.current = sent;
        setShown({ stored: stored.current, state: 'saved', savedAt: Date.now(), fault: '' });
      } catch (error) {
        setShown((now) => ({ ...now, state: 'failed', fault: (error as Error).message }));
        return undefined;
      }
    }
    return stored.current;
  };

  const flush = (): Promise<Stored | undefined> => {
    running.current ??= save().finally(() => {
      running.current = null;
    });
    return running.current;
  };

  useEffect(() => {
    if (!isOn || work === saved.current) return undefined;
    const timer = setTimeout(() => void flush(), PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
    // Every change of the work starts the pause anew; the functions change with each drawing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [work, isOn]);

  return { ...shown, flush };
}
