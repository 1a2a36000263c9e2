// Reads and adds versions of rules.
import type { Figures, NewRuleVersion, RuleOrganization } from '@yijian/contract/rules';
import { namedUser, type Sql } from '../../platform/db/index.ts';

export interface VersionRow {
  readonly id: string;
  readonly code: string;
  readonly version: number;
  readonly organizationId: string | null;
  readonly organizationName: string | null;
  readonly organizationEnName: string | null;
  readonly country: string;
  readonly scopeType: string | null;
  readonly validFrom: string;
  readonly validTo: string | null;
  readonly isHard: boolean;
  readonly isEnabled: boolean;
  readonly figures: Figures;
  readonly message: string;
  readonly enMessage: string;
  readonly commentRequired: boolean;
  readonly source: string;
  readonly note: string;
  readonly createdAt: Date;
  readonly authorName: string | null;
}

/** Every version of every rule, or of one, newest first; authors in the language. */
export async function selectVersions(sql: Sql, language: 'zh' | 'en', code?: string): Promise<VersionRow[]> {
  return sql<VersionRow[]>`
    select r.id, r.code, r.version, r.organization_id as "organizationId", o.name as "organizationName",
      o.en_name as "organizationEnName", r.country, r.scope_type as "scopeType", r.valid_from::text as "validFrom", r.valid_to::text as "validTo",
      r.is_hard as "isHard", r.is_enabled as "isEnabled", r.figures, r.message, r.en_message as "enMessage",
      r.comment_required as "commentRequired", r.source, r.note, r.created_at as "createdAt",
      ${namedUser(sql, language, 'u')} as "authorName"
    from rule_versions r
    left join organizations o on o.enterprise_id = r.enterprise_id and o.id = r.organization_id
    left join users u on u.enterprise_id = r.enterprise_id and u.id = r.created_by
    where ${code === undefined ? sql`true` : sql`r.code = ${code}`}
    order by r.code, r.version desc`;
}

export async function selectOrganizations(sql: Sql): Promise<RuleOrganization[]> {
  return sql<RuleOrganization[]>`
    select id, parent_id as "parentId", name, en_name as "enName", sort from organizations order by sort, id`;
}

/** Who stands above whom. */
export async function selectParents(sql: Sql): Promise<{ id: string; parentId: string | null }[]> {
  return sql<{ id: string; parentId: string | null }[]>`select id, parent_id as "parentId" from organizations`;
}

/** One change of a rule after the other; answers the newest version. */
export async function lockNewest(sql: Sql, code: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('rules ' || app.enterprise_id() || ' ' || ${code}, 0))`;
  const [row] = await sql<{ newest: number | null }[]>`
    select max(version) as newest from rule_versions where code = ${code}`;
  return row?.newest ?? 0;
}

export async function insertVersion(
  sql: Sql,
  code: string,
  version: number,
  rule: Omit<NewRuleVersion, 'version'>,
): Promise<void> {
  await sql`
    insert into rule_versions (code, version, organization_id, country, scope_type, valid_from, valid_to, is_hard, is_enabled, figures,
      message, en_message, comment_required, source, note)
    values (${code}, ${version}, ${rule.organizationId}, ${rule.country}, ${rule.scopeType}, ${rule.validFrom}, ${rule.validTo},
      ${rule.isHard}, ${rule.isEnabled}, ${sql.json(rule.figures)}, ${rule.message}, ${rule.enMessage},
      ${rule.commentRequired}, ${rule.source}, ${rule.note})`;
}
