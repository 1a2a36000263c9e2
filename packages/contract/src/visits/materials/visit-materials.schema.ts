// What is shown to a doctor in a visit: articles and materials of the library, in the edition that was approved then (product: field visits).
import { z } from 'zod';
import { Day, Id, text } from '../../core/index.ts';

export const ShownKind = z.enum(['ARTICLE', 'MATERIAL']);
export type ShownKind = z.infer<typeof ShownKind>;

export const ShownDraft = z.strictObject({ kind: ShownKind, id: Id });
export type ShownDraft = z.infer<typeof ShownDraft>;

const Edition = z.object({
  kind: ShownKind,
  id: Id,
  title: z.string(),
  edition: z.int(),
  approvalNumber: z.string(),
});

/** What may be shown at a time, those of the products asked for first. */
export const Showable = Edition.extend({ expiresOn: Day, isOfProduct: z.boolean() });
export type Showable = z.infer<typeof Showable>;

export const ShowableQuery = z.strictObject({
  on: Day.optional().describe('Day of the visit, in Asia/Shanghai; left out: today'),
  productId: Id.optional().describe('Of the product spoken about; what is of no product is answered as well'),
  keyword: text(50).optional().describe('Part of a title or an approval number'),
});
export type ShowableQuery = z.infer<typeof ShowableQuery>;

/** What was shown in a visit, and how that edition stands today. */
export const Shown = Edition.extend({ standing: z.enum(['IN_FORCE', 'EXPIRED', 'SUPERSEDED', 'RECALLED']) });
export type Shown = z.infer<typeof Shown>;
