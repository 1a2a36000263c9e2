// The visit being written and what it began from; where it was changed elsewhere meanwhile, the newest is read and joined.
import { visitEndpoints, type VisitDetail } from '@yijian/contract/visits';
import { useState } from 'react';
import type { PickedDoctor } from '../../../doctors/index.ts';
import { ApiError, call, isCancelled } from '../../../../lib/api/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import type { QueuedVisit } from '../offline/queue.ts';
import { emptyWork, mergedWork, readOf, shanghaiText, type ReadVisit, type VisitWork } from './visit-work.ts';

interface Begun {
  readonly visit: VisitDetail | undefined;
  readonly doctor: PickedDoctor | null;
  readonly queued: QueuedVisit | undefined;
  readonly now: Date;
  /** When a new visit begins; now unless given. */
  readonly startsAt: Date | undefined;
  /** What a new visit begins with. */
  readonly known?: Partial<VisitWork> | undefined;
}

function readIn({ visit, queued }: Begun): ReadVisit | undefined {
  if (visit) return readOf(visit);
  if (queued?.kind !== 'change') return undefined;
  // Where it is not known what was read, nothing of the own work may be taken for read.
  const unread = emptyWork(null, new Date(0));
  return queued.read ?? { id: queued.visitId, version: queued.body.version, work: unread };
}

/** A plan that is recorded before its time took place now; anything else keeps its time. */
function recordedNow({ visit, now }: Begun, read: ReadVisit | undefined): VisitWork | undefined {
  if (read === undefined || visit?.state !== 'PLANNED' || new Date(visit.startsAt) <= now) return read?.work;
  return { ...read.work, startsAt: shanghaiText(now) };
}

/** One that an earlier release kept knows nothing of newer fields. */
const queuedWork = ({ queued, now }: Begun): VisitWork | undefined =>
  queued === undefined ? undefined : { ...emptyWork(null, now), ...queued.work };

/** `outdated`: it was changed elsewhere; `joined`: the newest is in the form beside the own changes. */
export type Standing = 'current' | 'outdated' | 'joined';

export function useVisitWork(begun: Begun) {
  const shell = useShell();
  // What the list behind the form reads meanwhile must not pass for what the user saw.
  const [read, setRead] = useState(() => readIn(begun));
  const [start, setStart] = useState<VisitWork>(
    () =>
      queuedWork(begun) ??
      recordedNow(begun, read) ?? { ...emptyWork(begun.doctor, begun.startsAt ?? begun.now), ...begun.known },
  );
  const [work, setWork] = useState(start);
  const [standing, setStanding] = useState<Standing>('current');
  const [reading, setReading] = useState<'join' | 'drop' | null>(null);

  const takeNewest = async (how: 'join' | 'drop'): Promise<void> => {
    if (read === undefined) return;
    setReading(how);
    try {
      const newest = readOf(await call(visitEndpoints.find, { params: { id: read.id } }, { errorMessage: false }));
      setRead(newest);
      setStart(newest.work);
      setWork((own) => (how === 'join' ? mergedWork(own, read.work, newest.work) : newest.work));
      setStanding(how === 'join' ? 'joined' : 'current');
    } catch (error) {
      if (!isCancelled(error)) shell.toast.error(error instanceof ApiError ? error.message : String(error));
    } finally {
      setReading(null);
    }
  };

  return {
    read,
    work,
    change: (part: Partial<VisitWork>): void => setWork((own) => ({ ...own, ...part })),
    /** Changes what the form begins with: nothing the user wrote. */
    begin: (part: Partial<VisitWork>): void => {
      setStart((now) => (now === work ? { ...now, ...part } : now));
      setWork((own) => (own === start ? { ...own, ...part } : own));
    },
    isDirty: JSON.stringify(work) !== JSON.stringify(start),
    standing,
    setOutdated: () => setStanding('outdated'),
    reading,
    takeNewest: (how: 'join' | 'drop') => void takeNewest(how),
  };
}
