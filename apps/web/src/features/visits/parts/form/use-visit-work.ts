// The visit being written and what it began from; where it was changed elsewhere meanwhile, the newest is read and joined.
import { visitEndpoints, type VisitDetail } from '@yijian/contract/visits';
import { useState } from 'react';
import type { PickedDoctor } from '../../../doctors/index.ts';
import { ApiError, call, isCancelled } from '../../../../lib/api/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import type { QueuedVisit } from '../offline/queue.ts';
import { emptyWork, mergedWork, readOf, type ReadVisit, type VisitWork } from './visit-work.ts';

interface Begun {
  readonly visit: VisitDetail | undefined;
  readonly doctor: PickedDoctor | null;
  readonly queued: QueuedVisit | undefined;
  readonly now: Date;
}

function readIn({ visit, queued }: Begun): ReadVisit | undefined {
  if (visit) return readOf(visit);
  if (queued?.kind !== 'change') return undefined;
  // Where it is not known what was read, nothing of the own work may be taken for read.
  const unread = emptyWork(null, new Date(0));
  return queued.read ?? { id: queued.visitId, version: queued.body.version, work: unread };
}

/** `outdated`: it was changed elsewhere; `joined`: the newest is in the form beside the own changes. */
export type Standing = 'current' | 'outdated' | 'joined';

export function useVisitWork(begun: Begun) {
  const shell = useShell();
  // What the list behind the form reads meanwhile must not pass for what the user saw.
  const [read, setRead] = useState(() => readIn(begun));
  const [start, setStart] = useState<VisitWork>(
    () => begun.queued?.work ?? read?.work ?? emptyWork(begun.doctor, begun.now),
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
    isDirty: work !== start,
    standing,
    setOutdated: () => setStanding('outdated'),
    reading,
    takeNewest: (how: 'join' | 'drop') => void takeNewest(how),
  };
}
