// What the academic network hears: credits of papers, academic records, doctors that became one or two again.
import { subscribe, type Subscriber } from '../../platform/jobs/index.ts';
import { noteChanged } from './deriving/relations.service.ts';

interface Merge {
  readonly [key: string]: unknown;
  readonly survivorId: string;
  readonly loserId: string;
}
interface Written {
  readonly [key: string]: unknown;
  readonly isWhole: boolean;
  readonly personIds: readonly string[];
}
interface Doctor {
  readonly [key: string]: unknown;
  readonly doctorId: string;
}
const bothOf = ({ survivorId, loserId }: Merge) => ({ doctorIds: [survivorId, loserId] });

export const academicNetworkSubscribers: readonly Subscriber[] = [
  subscribe<Written>('publications.written', noteChanged),
  subscribe('publications.credited', noteChanged),
  subscribe('academicRecords.changed', noteChanged),
  subscribe<Merge>('doctors.merged', (context, merge) => noteChanged(context, bothOf(merge))),
  subscribe<Merge>('doctors.unmerged', (context, merge) => noteChanged(context, bothOf(merge))),
  subscribe<Doctor>('doctors.archived', (context, { doctorId }) => noteChanged(context, { doctorIds: [doctorId] })),
  subscribe<Doctor>('doctors.restored', (context, { doctorId }) => noteChanged(context, { doctorIds: [doctorId] })),
];
