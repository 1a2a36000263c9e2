// Side door of the interactions: what pages about a doctor as a whole ask, analyses over many, and what other platforms recorded.
export { copiedEvents, endMoment, startMoment } from './copy/copied-events.sql.ts';
export { askCopy, type Copy } from './copy/copy.service.ts';
export { eventSeen } from './events-seen.sql.ts';
export { findSummary } from './interactions.service.ts';
export {
  deleteImportedInteractions,
  insertImportedInteractions,
  interactionBefore,
  recordActs,
  restoreImportedInteractions,
  updateImportedInteractions,
} from './records/interaction-records.sql.ts';
export {
  findInteractionsByKeys,
  storeInteractions,
  touchInteractionRecords,
} from './records/interaction-records.service.ts';
