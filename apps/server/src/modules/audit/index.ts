// Side door of the audit trail.
export { anchorFolder, openAnchors, type Anchor } from './seals/anchors.service.ts';
export { sealTrail } from './seals/seals.service.ts';
