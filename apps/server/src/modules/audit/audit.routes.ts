// Front door of the audit trail.
import { auditEndpoints } from '@yijian/contract/audit';
import { bind, type BoundEndpoint } from '../../platform/http/index.ts';
import { listFieldHistory, listRecordHistory, restoreField } from './history/history.service.ts';
import { listKinds, type RecordDoor } from './kinds/kinds.policy.ts';
import { countTrail, findEntry, findState, searchTrail } from './trail/trail.service.ts';

/** `doors`: what the rooms tell of their records. */
export function auditRoutes(doors: readonly RecordDoor[]): BoundEndpoint[] {
  return bind('audit', auditEndpoints, {
    list: (context, { query }) => searchTrail(context, { doors, ...query }),
    count: (context, { query }) => countTrail(context, { doors, ...query }),
    listKinds: () => listKinds(),
    findState: (context) => findState(context),
    find: (context, { params }) => findEntry(context, { doors, ...params }),
    listRecord: (context, { params, query }) => listRecordHistory(context, { doors, ...params, ...query }),
    listField: (context, { params }) => listFieldHistory(context, { doors, ...params }),
    restore: (context, { params, body }) => restoreField(context, { doors, ...params, ...body }),
  });
}
