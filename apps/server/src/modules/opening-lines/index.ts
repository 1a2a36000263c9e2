// Side door of opening lines: what their reviews do, which may be sent, and the steps by which the demo's lines come about.
import type { Effect } from '../workflows/index.ts';
import { approveOpeningLine, beginOpeningReview } from './reviews/reviews.service.ts';

export { findOpeningInForce, listOpeningsInForce, type OpeningInForce } from './opening-lines.service.ts';
export { addOpeningLine, submitOpeningLine, withdrawOpeningLine } from './opening-lines.service.ts';

export const openingLineEffects: readonly Effect[] = [
  { name: 'opening-lines.begin', apply: beginOpeningReview },
  { name: 'opening-lines.approve', apply: approveOpeningLine },
];
