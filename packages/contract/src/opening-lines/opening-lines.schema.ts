// Opening lines: the first words of a message to a doctor, approved before anybody may send them.
import { z } from 'zod';
import { Day, Id, Language, Moment, maybe, pageQuery, text } from '../core/index.ts';
import { ConsentChannel } from '../privacy/index.ts';

/** A message goes out over it. */
export const OpeningChannel = ConsentChannel.exclude(['LIVE']);
export type OpeningChannel = z.infer<typeof OpeningChannel>;

/** What a line may hold in braces: of the doctor the surname and the title, of the sender the name. */
export const openingPlaceholders = ['surname', 'title', 'sender'] as const;

/** EXPIRED is APPROVED after its last day. */
export const openingStates = ['DRAFT', 'IN_REVIEW', 'APPROVED', 'EXPIRED', 'WITHDRAWN'] as const;
export const OpeningState = z.enum(openingStates);
export type OpeningState = z.infer<typeof OpeningState>;

export const OpeningAct = z.enum(['edit', 'submit', 'withdraw']);
export type OpeningAct = z.infer<typeof OpeningAct>;

export const OpeningLineFilter = z.strictObject({
  keyword: text(50).optional().describe('Part of the words'),
  channel: OpeningChannel.optional(),
  language: Language.optional(),
  state: OpeningState.optional(),
});
export type OpeningLineFilter = z.infer<typeof OpeningLineFilter>;

export const OpeningLinePaging = pageQuery(['updatedAt', 'expiresOn']).extend(OpeningLineFilter.shape);
export type OpeningLinePaging = z.infer<typeof OpeningLinePaging>;

export const OpeningLineCount = z.object({ totalElements: z.int().min(0) });
export type OpeningLineCount = z.infer<typeof OpeningLineCount>;

export const NewOpeningLine = z.strictObject({
  channel: OpeningChannel,
  language: Language,
  words: text(100, 2).describe('May hold {surname}, {title} and {sender}; none in enterprise chat'),
  expiresOn: Day.describe('Last day on which it goes out; at most a year ahead'),
});
export type NewOpeningLine = z.infer<typeof NewOpeningLine>;

/** `version` is the one that was read: a change of what others changed meanwhile is refused. */
export const ChangedOpeningLine = NewOpeningLine.extend({ version: z.int().min(1) });
export type ChangedOpeningLine = z.infer<typeof ChangedOpeningLine>;

export const OpeningWithdrawal = z.strictObject({ reason: text(300, 2) });
export type OpeningWithdrawal = z.infer<typeof OpeningWithdrawal>;

const Named = z.object({ id: Id, name: z.string() });
export const OpeningLine = z.object({
  id: Id,
  channel: OpeningChannel,
  language: Language,
  words: z.string(),
  state: OpeningState,
  expiresOn: Day,
  owner: Named,
  reviewer: maybe(Named),
  reviewedAt: maybe(Moment),
  reason: z.string().describe('Why it was withdrawn'),
  instanceId: maybe(Id),
  version: z.int(),
  updatedAt: Moment,
});
export type OpeningLine = z.infer<typeof OpeningLine>;

export const OpeningLineDetail = OpeningLine.extend({ acts: z.array(OpeningAct) });
export type OpeningLineDetail = z.infer<typeof OpeningLineDetail>;

/** What a change answers. */
export const OpeningLineKept = z.object({ id: Id, state: OpeningState, version: z.int() });
export type OpeningLineKept = z.infer<typeof OpeningLineKept>;
