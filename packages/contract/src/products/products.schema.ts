// The drugs that a user works for (specification 7.1).
import { z } from 'zod';
import { Id } from '../core/index.ts';

export const Product = z.object({
  id: Id,
  code: z.string(),
  name: z.string(),
  enName: z.string(),
  genericName: z.string(),
  indication: z.string(),
});
export type Product = z.infer<typeof Product>;
