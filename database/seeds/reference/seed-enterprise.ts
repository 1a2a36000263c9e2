// Makes an enterprise ready for its first user: domains, dictionaries, rules, roles, menus with their grants, products.
import { json } from '../../../apps/server/src/platform/db/index.ts';
import { initialsOf } from '../../../apps/server/src/modules/menus/index.ts';
import { bindTo, type Handle, inTransaction, type Transaction } from './bound.ts';
import { listDictionaryEntries, listDictionaryTypes } from './dictionaries.ts';
import { flattenMenus, menuKey } from './menus/menu-tree.ts';
import { heldByNobody, menuTree } from './menus/all-menus.ts';
import { listRoles } from './roles.ts';
import { insertWorkflows } from './workflows/workflows.ts';
import { insertTags } from './tags/tags.ts';
import { listRuleRows } from './rules.ts';
import { insertSources } from './insights/sources.ts';
import { insertBankFormats } from './meetings/bank-formats.ts';
import { insertMeetingTemplates } from './meetings/templates.ts';
import { insertWeightSet } from './opinion-leaders/weight-set.ts';

export interface ProductSeed {
  readonly code: string;
  readonly name: string;
  readonly en_name: string;
  readonly generic_name: string;
  readonly indication: string;
}

export interface EnterpriseSpec {
  readonly name: string;
  readonly enName: string;
  readonly realm: string;
  /** Host names, with a port only where it matters. */
  readonly domains: readonly string[];
  readonly siteId?: string;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly products?: readonly ProductSeed[];
}

/**
 * Adds an enterprise or what is missing of it, as the owner. Running it again changes nothing: a role or a menu entry
 * gets its grants only when it is created, so that a grant the enterprise took away does not come back.
 * @returns the id of the enterprise
 */
export async function seedEnterprise(sql: Handle, spec: EnterpriseSpec): Promise<string> {
  return inTransaction(sql, async (tx) => {
    const id = await insertEnterprise(tx, spec);
    await bindTo(tx, id);
    await tx`insert into dictionary_entries ${tx(listDictionaryEntries())} on conflict (enterprise_id, key, value) do nothing`;
    await tx`insert into dictionary_types ${tx(listDictionaryTypes())} on conflict (enterprise_id, key) do nothing`;
    const rules = listRuleRows().map((row) => ({ ...row, figures: tx.json(row.figures) }));
    await tx`insert into rule_versions ${tx(rules)} on conflict (enterprise_id, code, version) do nothing`;
    const roles = await insertRoles(tx);
    const menus = await insertMenus(tx);
    await insertGrants(tx, roles, menus);
    await insertWorkflows(tx);
    await insertTags(tx);
    await insertWeightSet(tx);
    await insertMeetingTemplates(tx);
    await insertBankFormats(tx);
    await insertSources(tx);
    const products = (spec.products ?? []).map((product, sort) => ({ ...product, sort }));
    if (products.length > 0)
      await tx`insert into products ${tx(products)} on conflict (enterprise_id, code) do nothing`;
    return id;
  });
}

async function insertEnterprise(tx: Transaction, spec: EnterpriseSpec): Promise<string> {
  await tx`
    insert into enterprises (name, en_name, realm, site_id, settings)
    values (${spec.name}, ${spec.enName}, ${spec.realm}, ${spec.siteId ?? ''}, ${json(tx, spec.settings ?? {})})
    on conflict (realm) do nothing`;
  const [row] = await tx<{ id: string }[]>`select id::text from enterprises where realm = ${spec.realm}`;
  const id = row!.id;
  for (const domain of spec.domains) {
    await tx`insert into enterprise_domains (domain, enterprise_id) values (${domain}, ${id}) on conflict (domain) do nothing`;
  }
  return id;
}

/** Rows by what names them, and which of them this run created. */
interface Known {
  readonly ids: ReadonlyMap<string, string>;
  readonly fresh: ReadonlySet<string>;
}

async function insertRoles(tx: Transaction): Promise<Known> {
  const created = await tx<{ code: string }[]>`
    insert into roles ${tx(listRoles())} on conflict (enterprise_id, code) do nothing returning code`;
  const all = await tx<
    { id: string; code: string }[]
  >`select id::text, code from roles where enterprise_id = app.enterprise_id()`;
  return { ids: new Map(all.map((role) => [role.code, role.id])), fresh: new Set(created.map((role) => role.code)) };
}

async function insertMenus(tx: Transaction): Promise<Known> {
  const rows = flattenMenus(menuTree()).map(({ key: _key, parentKey: _parent, roles: _roles, ...row }) => ({
    ...row,
    initials: initialsOf(row.name),
    attributes: json(tx, row.attributes),
  }));
  const created = await tx<{ type: string; path: string }[]>`
    insert into menus ${tx(rows)} on conflict (enterprise_id, view, type, path) do nothing returning type, path`;
  const all = await tx<{ id: string; type: string; path: string }[]>`
    select id::text, type, path from menus where enterprise_id = app.enterprise_id() and view = 'pc'`;
  const known = { ids: new Map(all.map((row) => [menuKey(row), row.id])), fresh: new Set(created.map(menuKey)) };
  await linkMenus(tx, known);
  return known;
}

/** Ids exist only after the rows do, so parents are named in a second statement, for new rows alone. */
async function linkMenus(tx: Transaction, { ids, fresh }: Known): Promise<void> {
  const links = flattenMenus(menuTree()).filter((row) => row.parentKey !== null && fresh.has(row.key));
  if (links.length === 0) return;
  const children = links.map((row) => ids.get(row.key)!);
  const parents = links.map((row) => ids.get(row.parentKey!)!);
  await tx`
    update menus set parent_id = link.parent
    from unnest(${children}::bigint[], ${parents}::bigint[]) as link (child, parent)
    where enterprise_id = app.enterprise_id() and id = link.child`;
}

async function insertGrants(tx: Transaction, roles: Known, menus: Known): Promise<void> {
  const grants = flattenMenus(menuTree()).flatMap((row) => {
    const holders = new Set([...row.roles, ...(heldByNobody.has(row.path) ? [] : ['admin'])]);
    return [...holders]
      .filter((role) => roles.fresh.has(role) || menus.fresh.has(row.key))
      .map((role) => ({
        role_id: roles.ids.get(role)!,
        menu_id: menus.ids.get(row.key)!,
      }));
  });
  if (grants.length > 0)
    await tx`insert into role_menus ${tx(grants)} on conflict (enterprise_id, role_id, menu_id) do nothing`;
}
