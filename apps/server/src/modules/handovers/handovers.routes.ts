// Front door of the handovers; each room brings the kinds of records that its users own.
import { handoverEndpoints } from '@yijian/contract/handovers';
import { bind, type BoundEndpoint } from '../../platform/http/index.ts';
import { subscribe, type Subscriber } from '../../platform/jobs/index.ts';
import type { HandoverDoor } from './handover-doors.sql.ts';
import { beginHandover, findHandover, listHandovers, previewHandover, undoHandover } from './handovers.service.ts';
import { carryOutInPortions } from './moving.service.ts';

export function handoverRoutes(doors: readonly HandoverDoor[]): BoundEndpoint[] {
  return bind('handovers', handoverEndpoints, {
    list: (context, { query }) => listHandovers(context, query),
    find: (context, { params }) => findHandover(context, params.id),
    preview: (context, { params }) => previewHandover(context, { doors, userId: params.id }),
    begin: (context, { body }) => beginHandover(context, { doors, body }),
    undo: (context, { params }) => undoHandover(context, { doors, id: params.id }),
  });
}

export const handoverSubscribers = (doors: readonly HandoverDoor[]): Subscriber[] => [
  subscribe<{ handoverId: string }>('handovers.begun', (context, { handoverId }) =>
    carryOutInPortions(context, { doors, id: handoverId }),
  ),
];
