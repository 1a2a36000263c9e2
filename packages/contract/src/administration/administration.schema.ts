// What the sections of the administration console share: the version of a record and the answers of a write (specification 3).
import { z } from 'zod';
import { Id } from '../core/index.ts';

/** Changes with every change of the record; a write with an old one is refused. */
export const Version = z
  .string()
  .regex(/^\d{1,20}$/)
  .meta({ description: 'Version that was read; another one is answered with 409' });

export const Saved = z.object({ id: Id, version: Version });
export type Saved = z.infer<typeof Saved>;

export const Deleted = z.object({ deleted: z.int().describe('How many records went') });
export type Deleted = z.infer<typeof Deleted>;

export const ById = z.strictObject({ id: Id });

/** Deleting a tree takes what is below with it, once the user has agreed to that. */
export const DeleteTree = z.strictObject({
  withBelow: z.boolean().default(false).meta({ description: 'true: everything below goes too' }),
});
export type DeleteTree = z.infer<typeof DeleteTree>;
