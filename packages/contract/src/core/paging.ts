// Paged lists (specification 3): a result with content and totalElements; pages count from 0.
import { z } from 'zod';

export const LARGEST_PAGE = 100;

/** Query of a paged list. `sort` is `field,asc` or `field,desc` and only takes the fields the list names. */
export function pageQuery<const F extends readonly [string, ...string[]]>(sortFields: F) {
  const directions = sortFields.flatMap((field) => [`${field},asc`, `${field},desc`]) as [string, ...string[]];
  return z.strictObject({
    page: z.int().min(0).max(100_000).default(0),
    size: z.int().min(1).max(LARGEST_PAGE).default(20),
    sort: z.enum(directions).optional(),
    count: z
      .boolean()
      .optional()
      .describe('false leaves the exact total out where it costs; the answer then says totalIsExact: false'),
  });
}

/** A page of records. `totalElements` is exact; only whoever asks without the count gets a lower bound. */
export const paged = <T extends z.ZodType>(item: T) =>
  z.object({
    content: z.array(item),
    totalElements: z.int().min(0),
    totalIsExact: z.boolean().default(true).describe('false when totalElements is only a lower bound'),
  });

export interface Paged<T> {
  content: T[];
  totalElements: number;
  totalIsExact: boolean;
}
