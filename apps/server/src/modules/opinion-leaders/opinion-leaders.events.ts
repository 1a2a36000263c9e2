// What the opinion leaders hear: credits and records changed, two doctors became one or two again (product 3.4).
import { subscribe, type Subscriber } from '../../platform/jobs/index.ts';
import { refreshDoctors } from './facts/facts.service.ts';
import { digitalChannels } from './facts/items.sql.ts';

type Named = { readonly doctorIds: readonly string[] };
type Acts = Named & { readonly channels: readonly string[] };
type Merge = { readonly survivorId: string; readonly loserId: string };

export const kolSubscribers: readonly Subscriber[] = [
  subscribe<Named>('publications.credited', (context, { doctorIds }) => refreshDoctors(context, doctorIds)),
  subscribe<Named>('academicRecords.changed', (context, { doctorIds }) => refreshDoctors(context, doctorIds)),
  subscribe<Acts>('interactions.changed', async (context, { doctorIds, channels }) => {
    if (channels.some((channel) => digitalChannels.includes(channel))) await refreshDoctors(context, doctorIds);
  }),
  subscribe<Merge>('doctors.merged', (context, { survivorId, loserId }) =>
    refreshDoctors(context, [survivorId, loserId]),
  ),
  subscribe<Merge>('doctors.unmerged', (context, { survivorId, loserId }) =>
    refreshDoctors(context, [survivorId, loserId]),
  ),
];
