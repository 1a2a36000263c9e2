// Side door of the audit trail: its seals, what other rooms tell it of their records, and the changes of one for their timelines.
export { camelOf, formerDraft } from './history/former-draft.policy.ts';
export { kindOf, type Former, type RecordDoor } from './kinds/kinds.policy.ts';
export { anchorFolder, type Anchor } from './seals/anchors.policy.ts';
export { openAnchors } from './seals/anchors.service.ts';
export { sealTrail } from './seals/seals.service.ts';
export { coveredFor, untoldBy, type Covered } from './trail/changes.policy.ts';
export { byWhom } from './trail/state-setter.service.ts';
export { wordsOfChanges } from './trail/changes.service.ts';
export { recordChanges } from './trail/trail.sql.ts';
