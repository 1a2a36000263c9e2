// Reads who a user is and what the user may do, in one statement.
import type { DataRange } from '../../../platform/auth/index.ts';
import type { Sql } from '../../../platform/db/index.ts';
import { isPerson } from '../sign-in/sign-in.sql.ts';

export interface RightsRow {
  readonly id: string;
  readonly login: string;
  readonly firstName: string;
  readonly organizationId: string | null;
  readonly roles: string[];
  /** The session was opened through enterprise chat. */
  readonly isChat: boolean;
  readonly dataRanges: DataRange[];
  readonly permissions: string[];
  readonly teamOrganizationIds: string[];
  readonly regionCodes: string[];
  /** `<field> <rule>` for each field that every role narrows. */
  readonly fieldRules: string[];
  /** `<resource> <id>` for each live share. */
  readonly shares: string[];
}

/** Role of a user with none (R6.2). */
export const DEFAULT_ROLE = 'default';

export async function selectRoleCodes(sql: Sql, userId: string): Promise<string[]> {
  const rows = await sql<{ code: string }[]>`
    select r.code from user_roles ur
    join roles r on r.enterprise_id = ur.enterprise_id and r.id = ur.role_id and r.is_enabled
    where ur.user_id = ${userId} order by r.code`;
  return rows.length === 0 ? [DEFAULT_ROLE] : rows.map((row) => row.code);
}

export interface Whose {
  /** Null when the token came from an external server: then the login counts. */
  readonly userId: string | null;
  readonly login: string;
  /** Must be an open session; null when an external server keeps the sessions. */
  readonly sessionKey: string | null;
}

/** The user and the rights; undefined when disabled or when the session has ended. */
export async function selectRights(sql: Sql, { userId, login, sessionKey }: Whose): Promise<RightsRow | undefined> {
  const [row] = await sql<RightsRow[]>`
    with recursive holder as (
      select u.id, u.login, u.first_name, u.organization_id from users u
      where (u.id = ${userId}::bigint or (${userId}::bigint is null and u.login = ${login})) and u.is_enabled and u.may_log_in
        and ((${userId}::bigint is not null and ${sessionKey}::text is null) or ${isPerson(sql)})
        and (${sessionKey}::text is null or exists (
          select 1 from user_sessions s
          where s.session_key = ${sessionKey} and s.user_id = u.id and s.ended_at is null and s.ends_at > now()))
    ), assigned as (
      select r.id, r.code, r.data_range from user_roles ur
      join roles r on r.enterprise_id = ur.enterprise_id and r.id = ur.role_id and r.is_enabled
      where ur.user_id = (select id from holder)
    ), held as (
      select id, code, data_range from assigned
      union all
      select id, code, data_range from roles where code = ${DEFAULT_ROLE} and is_enabled and not exists (select 1 from assigned)
    ), team as (
      select o.id, o.region_codes from organizations o where o.id = (select organization_id from holder)
      union
      select o.id, o.region_codes from organizations o join team t on o.parent_id = t.id
    ), chosen as (
      select o.id, o.region_codes from held
      join role_organizations ro on ro.role_id = held.id
      join organizations o on o.enterprise_id = ro.enterprise_id and o.id = ro.organization_id
      where held.data_range = 'CUSTOM'
      union
      select o.id, o.region_codes from organizations o join chosen c on o.parent_id = c.id
    )
    select h.id, h.login, h.first_name as "firstName", h.organization_id as "organizationId",
      array(select code from held order by code) as roles,
      exists (select 1 from user_sessions s where s.session_key = ${sessionKey} and s.is_chat) as "isChat",
      array(select distinct data_range from held) as "dataRanges",
      array(select distinct m.code from held
        join role_menus rm on rm.role_id = held.id
        join menus m on m.enterprise_id = rm.enterprise_id and m.id = rm.menu_id
        where m.code is not null and m.status) as permissions,
      array(select id::text from (
        select id from chosen
        union select id from team where not exists (select from held where data_range = 'CUSTOM')
          or exists (select from held where data_range = 'TEAM')) seen order by id) as "teamOrganizationIds",
      app.with_regions_below(array(select code from (select id, region_codes from team union select id, region_codes from chosen) place,
        unnest(place.region_codes) as code)) as "regionCodes",
      array(select f.field || ' ' || max(f.rule) from held join role_fields f on f.role_id = held.id
        group by f.field having count(*) = (select count(*) from held)) as "fieldRules",
      app.live_shares(h.id) as shares
    from holder h`;
  return row;
}
