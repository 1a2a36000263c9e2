// Side door of the audit trail: its seals, and what other rooms tell it of their records.
export { camelOf, formerDraft } from './history/former-draft.policy.ts';
export { kindOf, type Former, type RecordDoor } from './kinds/kinds.policy.ts';
export { anchorFolder, type Anchor } from './seals/anchors.policy.ts';
export { openAnchors } from './seals/anchors.service.ts';
export { sealTrail } from './seals/seals.service.ts';
