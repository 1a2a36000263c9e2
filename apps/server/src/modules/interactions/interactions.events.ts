// What the interactions hear: lines of a room that tell of doctors, two doctors became one or two again, everything is to be derived.
import { touchedTopic, type ActSource, type Touched } from '../doctors/index.ts';
import { subscribe, type Subscriber } from '../../platform/jobs/index.ts';
import { deriveAll, followMerge, followTouched } from './deriving/deriving.service.ts';

interface Merge {
  readonly [key: string]: unknown;
  readonly survivorId: string;
  readonly loserId: string;
}

/** `sources`: what the rooms say that doctors did. */
export const interactionSubscribers = (sources: readonly ActSource[]): readonly Subscriber[] => [
  subscribe<Touched>(touchedTopic, (context, touched) => followTouched(context, { ...touched, sources })),
  subscribe<Merge>('doctors.merged', (context, merge) => followMerge(context, { ...merge, sources })),
  subscribe<Merge>('doctors.unmerged', (context, merge) => followMerge(context, { ...merge, sources })),
  subscribe('interactions.derive', (context) => deriveAll(context, { sources })),
];
