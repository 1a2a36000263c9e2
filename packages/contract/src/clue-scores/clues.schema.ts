// Clues: doctors whose score reached a grade, who follows them, and the ledger behind each score (product 3.16).
import { z } from 'zod';
import { Day, Id, Moment, governedBy, governedSorts, list, maybe, pageQuery, paged, text } from '../core/index.ts';
import { ActionChannel } from '../interactions/index.ts';
import { ClueGrade } from './clue-rules.schema.ts';

export const clueStates = ['NEW', 'ASSIGNED', 'FOLLOWING', 'CONVERTED', 'RECYCLED', 'INVALID'] as const;
export const ClueState = z.enum(clueStates);
export type ClueState = z.infer<typeof ClueState>;

export const Clue = z.object({
  id: Id,
  doctorId: Id,
  doctorName: z.string(),
  title: z.string(),
  hospitalName: z.string(),
  department: z.string(),
  tier: z.string(),
  setName: z.string(),
  productId: maybe(Id),
  productName: z.string(),
  grade: maybe(ClueGrade).describe('Null, like what follows to the reasons, for whoever does not read clue scores'),
  fit: maybe(z.number()),
  engagement: maybe(z.number()),
  score: maybe(z.number()),
  trend: maybe(z.number()).describe('Score less that of 30 days before'),
  lastEventAt: maybe(Moment),
  reasons: z.array(z.object({ name: z.string(), points: z.number() })).describe('The three rules with most points'),
  state: ClueState,
  ownerId: maybe(Id).describe('The own alone for whoever does not read who looks after doctors'),
  ownerName: z.string(),
  isOwn: z.boolean(),
  dueAt: maybe(Moment).describe('Recycled unless it is followed by then'),
  note: z.string(),
  openedAt: Moment,
});
export type Clue = z.infer<typeof Clue>;

export const ClueFilter = z.strictObject({
  keyword: text(60).optional(),
  grade: ClueGrade.optional().meta(governedBy('doctor.clueScore')),
  state: ClueState.optional(),
  whose: z.enum(['OWN', 'ALL']).optional(),
  productId: Id.optional(),
});
export type ClueFilter = z.infer<typeof ClueFilter>;
const paging = pageQuery(['score', 'openedAt', 'dueAt']).shape;
export const ClueQuery = ClueFilter.extend({
  ...paging,
  sort: paging.sort.meta(governedSorts({ score: 'doctor.clueScore' })),
});
export type ClueQuery = z.infer<typeof ClueQuery>;
export const Clues = paged(Clue);

const MOST_AT_ONCE = 200;
export const ClueAssignment = z.strictObject({ ids: list(Id, MOST_AT_ONCE).min(1), userId: Id });
export type ClueAssignment = z.infer<typeof ClueAssignment>;
export const ClueRecycling = z.strictObject({ ids: list(Id, MOST_AT_ONCE).min(1), reason: text(200, 1) });
export type ClueRecycling = z.infer<typeof ClueRecycling>;
export const ClueEnding = z.strictObject({ note: text(200, 1) });
export type ClueEnding = z.infer<typeof ClueEnding>;
export const CluesMoved = z.object({ moved: z.int() });
export type CluesMoved = z.infer<typeof CluesMoved>;

export const ClueOwner = z.object({ id: Id, name: z.string(), organizationName: z.string() });
export type ClueOwner = z.infer<typeof ClueOwner>;

export const LedgerQuery = z.strictObject({
  doctorId: Id,
  productId: Id.optional().describe('Of the set for this product; without it the set for all products'),
  asOf: Day.optional().describe('Score at the end of this day'),
});
export type LedgerQuery = z.infer<typeof LedgerQuery>;

export const LedgerLine = z.object({
  rule: z.string(),
  axis: z.enum(['FIT', 'ENGAGEMENT']),
  at: maybe(Moment).describe('When the event happened; null for fit'),
  channel: maybe(ActionChannel),
  action: maybe(z.string()),
  subject: z.string(),
  full: z.number().describe('Points before decay and cap'),
  points: z.number().describe('Points that count'),
});
export type LedgerLine = z.infer<typeof LedgerLine>;

export const Ledger = z.object({
  setId: Id,
  setName: z.string(),
  asOf: Day,
  fit: z.number(),
  engagement: z.number(),
  score: z.number(),
  grade: ClueGrade,
  lines: z.array(LedgerLine).describe('Fit first, then events, newest first; at most 500'),
  others: z
    .object({ lines: z.int(), points: z.number() })
    .describe('What stands beyond the lines, so that the sum holds'),
  history: z.array(z.object({ day: Day, score: z.number() })).describe('The last 26 weeks'),
});
export type Ledger = z.infer<typeof Ledger>;
