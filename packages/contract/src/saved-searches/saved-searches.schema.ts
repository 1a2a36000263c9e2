// Named filters, columns and order of a list (specification 7.5, saved searches).
import { z } from 'zod';
import { Id, Moment, text } from '../core/index.ts';

/** Largest parameters of a search, in characters of JSON. */
export const PARAMETERS_LIMIT = 8_192;
/** Most searches that one user keeps for one list. */
export const SEARCHES_LIMIT = 50;

/** Most searches that one user pins to the workspace. */
export const PINS_LIMIT = 6;

/** The list that a search belongs to, such as MY_CUSTOMER or hospitals. */
export const SearchList = z.string().regex(/^[A-Za-z][\w-]{0,39}$/);

// JSON writes NUL and lone surrogates as escapes; PostgreSQL stores neither.
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/;

/** What the list makes of its filters, columns and order; the server only keeps it. */
export const SearchParameters = z
  .record(z.string().min(1).max(100), z.unknown())
  .refine(
    (parameters) => JSON.stringify(parameters).length <= PARAMETERS_LIMIT,
    `at most ${PARAMETERS_LIMIT} characters`,
  )
  .refine((parameters) => !UNSTORABLE.test(JSON.stringify(parameters)), 'unstorable');
export type SearchParameters = z.infer<typeof SearchParameters>;

/** Who else sees a view: nobody, the owner's organisation with those below it, everyone. */
export const SearchSharing = z.enum(['PRIVATE', 'TEAM', 'ENTERPRISE']);
export type SearchSharing = z.infer<typeof SearchSharing>;

export const SavedSearch = z.object({
  id: Id,
  list: z.string(),
  name: z.string(),
  parameters: z.record(z.string(), z.unknown()),
  sharing: SearchSharing,
  teamName: z.string().describe('The team that sees it; empty unless it is shown to one'),
  isDefault: z.boolean().describe('Opened with the list, for the caller'),
  isPinned: z.boolean().describe('Its number stands on the workspace of the caller'),
  isOwn: z.boolean(),
  mayChange: z.boolean().describe('Whether the caller may rename, share and delete it'),
  ownerName: z.string(),
  createdAt: Moment,
});
export type SavedSearch = z.infer<typeof SavedSearch>;

export const SavedSearchQuery = z.strictObject({ list: SearchList.optional() });
export type SavedSearchQuery = z.infer<typeof SavedSearchQuery>;

/** A search of the same list and name is replaced. */
export const SavedSearchBody = z.strictObject({
  list: SearchList.default('ALL_CUSTOMER'),
  name: text(60, 1),
  parameters: SearchParameters.default({}),
  sharing: SearchSharing.optional().describe('Left out: private, or as it was where one is replaced'),
  isDefault: z.boolean().optional().describe('Left out: not the default, or as it was where one is replaced'),
});
export type SavedSearchBody = z.infer<typeof SavedSearchBody>;

/** What is left out stays. */
export const SavedSearchChange = z.strictObject({
  name: text(60, 1).optional(),
  sharing: SearchSharing.optional(),
  parameters: SearchParameters.optional(),
});
export type SavedSearchChange = z.infer<typeof SavedSearchChange>;

export const SavedSearchDefault = z.strictObject({ isDefault: z.boolean() });
export const SavedSearchPin = z.strictObject({ isPinned: z.boolean() });
