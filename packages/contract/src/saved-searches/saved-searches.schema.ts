// Named filters, columns and order of a list (specification 7.5, saved searches).
import { z } from 'zod';
import { Id, Moment, text } from '../core/index.ts';

/** Largest parameters of a search, in characters of JSON. */
export const PARAMETERS_LIMIT = 8_192;
/** Most searches that one user keeps for one list. */
export const SEARCHES_LIMIT = 50;

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

export const SavedSearch = z.object({
  id: Id,
  list: z.string(),
  name: z.string(),
  parameters: z.record(z.string(), z.unknown()),
  isShared: z.boolean(),
  isDefault: z.boolean().describe('Opened with the list; only ever true for an own search'),
  isOwn: z.boolean(),
  ownerName: z.string(),
  createdAt: Moment,
});
export type SavedSearch = z.infer<typeof SavedSearch>;

export const SavedSearchQuery = z.strictObject({ list: SearchList.optional() });
export type SavedSearchQuery = z.infer<typeof SavedSearchQuery>;

/** A search of the same list and name is replaced. */
export const SavedSearchBody = z.strictObject({
  list: SearchList,
  name: text(60, 1),
  parameters: SearchParameters,
  isShared: z.boolean().default(false),
  isDefault: z.boolean().default(false),
});
export type SavedSearchBody = z.infer<typeof SavedSearchBody>;
