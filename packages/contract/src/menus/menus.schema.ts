// A menu entry as the server gives it (specification 3, menu or route entry; R3.1).
import { z } from 'zod';
import { Id } from '../core/index.ts';

/** MENU and TAG stand in the side menu; BUTTON is a function on a page. */
export const MenuType = z.enum(['MENU', 'TAG', 'BUTTON']);
export type MenuType = z.infer<typeof MenuType>;

/** A named value of an entry, such as customRoute or externalApi. */
export const MenuAttribute = z.object({ name: z.string(), value: z.string() });
export type MenuAttribute = z.infer<typeof MenuAttribute>;

export interface MenuItem {
  id: string;
  parentId: string | null;
  type: MenuType;
  path: string;
  code: string | null;
  name: string;
  enName: string;
  shortTitle: string | null;
  api: string | null;
  icon: string | null;
  sort: number;
  isHidden: boolean;
  alwaysShow: boolean;
  dashboardId: string | null;
  initials: string;
  attributes: MenuAttribute[];
  children: MenuItem[];
}

export const MenuItem: z.ZodType<MenuItem> = z
  .object({
    id: Id,
    parentId: Id.nullable(),
    type: MenuType,
    path: z.string().describe('Address of the page, or of the function for a BUTTON; matched by button checks'),
    code: z.string().nullable().describe('Function permission that a holder of this entry has'),
    name: z.string(),
    enName: z.string(),
    shortTitle: z.string().nullable(),
    api: z.string().nullable().describe('An http address is shown in a frame when the entry has no children'),
    icon: z.string().nullable(),
    sort: z.int(),
    isHidden: z.boolean(),
    alwaysShow: z.boolean(),
    dashboardId: z.string().nullable().describe('Dashboard of the analytics site that the page shows'),
    initials: z.string().describe('First letters of the Chinese name, for searching: 访视 is fs'),
    attributes: z.array(MenuAttribute),
    get children() {
      return z.array(MenuItem);
    },
  })
  .meta({ id: 'MenuItem' });

const view = z
  .string()
  .regex(/^[a-z]{1,20}$/)
  .default('pc');
const ignorePermission = z.boolean().default(false).meta({ description: 'true shows every entry; for administrators' });

export const MenuTreeQuery = z.strictObject({ ignorePermission, view });
export type MenuTreeQuery = z.infer<typeof MenuTreeQuery>;

export const MenuListQuery = z.strictObject({
  ignorePermission,
  view,
  type: MenuType.optional(),
  status: z.boolean().optional().meta({ description: 'true: entries in use; false: entries switched off' }),
});
export type MenuListQuery = z.infer<typeof MenuListQuery>;
