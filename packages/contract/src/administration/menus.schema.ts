// Menu entries as the administration console keeps them (specification 3, 6; R6.3).
import { z } from 'zod';
import { Id, list, text } from '../core/index.ts';
import { Version } from './administration.schema.ts';

export const EntryType = z.enum(['MENU', 'TAG', 'BUTTON']);
export type EntryType = z.infer<typeof EntryType>;

const attribute = z.strictObject({ name: text(40, 1).regex(/^[A-Za-z]\w*$/), value: text(200) });

const fields = {
  parentId: Id.nullable().meta({ description: 'null stands at the top' }),
  type: EntryType,
  name: text(40, 1),
  enName: text(80, 1),
  shortTitle: text(20, 1).nullable().default(null).meta({ description: 'Name where there is little room' }),
  path: text(200, 2).regex(/^\/(?!\/)[\w\-./:]*$/),
  code: text(120, 5)
    .regex(/^(\*|[\w-]+):(\*|[\w-]+):(\*|[\w-]+)$/)
    .nullable()
    .meta({ description: 'Function permission <section>:<domain>:<verb> that a holder has' }),
  api: text(500, 1)
    .nullable()
    .meta({ description: 'Page shown in a frame, or opened directly with externalApi: an http or https address' }),
  icon: text(300, 1).nullable().meta({ description: 'Name of a line icon, or an https address at a listed host' }),
  sort: z.int().min(0).max(100_000),
  isVisible: z.boolean(),
  alwaysShow: z.boolean().default(false).meta({ description: 'A group of one page stays a group' }),
  dashboardId: text(100, 1)
    .regex(/^[\w-]+$/)
    .nullable()
    .default(null)
    .meta({ description: 'Dashboard of the analytics site' }),
  status: z.boolean().meta({ description: 'false: switched off for everyone' }),
  attributes: list(attribute, 20).meta({ description: 'Such as customRoute and externalApi' }),
};

export const NewMenu = z.strictObject(fields);
export type NewMenu = z.infer<typeof NewMenu>;

export const ChangedMenu = z.strictObject({ ...fields, version: Version });
export type ChangedMenu = z.infer<typeof ChangedMenu>;

export const MenuEntry = z.object({ ...fields, id: Id, version: Version });
export type MenuEntry = z.infer<typeof MenuEntry>;
