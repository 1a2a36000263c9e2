// Reads accounts as the administration console shows them.
import type { Account, AccountQuery, LastSignIn, UserType } from '@yijian/contract/administration';
import { allOf, anywhere, named, type Fragment, type Sql, type Viewer } from '../../../platform/db/index.ts';

export interface ListedAccount {
  readonly id: string;
  readonly login: string;
  readonly firstName: string;
  readonly enName: string;
  /** Masked. */
  readonly phone: string | null;
  readonly telephone: string | null;
  readonly email: string | null;
  readonly department: string | null;
  readonly workId: string | null;
  readonly organizationName: string | null;
  readonly userType: UserType;
  readonly mayLogIn: boolean;
  readonly isEnabled: boolean;
  readonly lastSignInAt: Date | null;
  readonly roles: { id: string; name: string; enName: string }[];
}

export type StoredAccount = Omit<Account, 'lastSignInAt'> & { readonly lastSignInAt: Date | null };

const orders: Readonly<Record<string, string>> = {
  login: 'login',
  firstName: 'first_name',
  createdAt: 'created_at',
  lastSignInAt: 'last_sign_in_at',
};

/** Who looks: a keyword finds nothing in a field that is not read. */
type Reader = Pick<Viewer, 'fieldRules'>;

/** What the list asks for, with the ids of those whose names sound like the keyword. */
export type AccountFilter = AccountQuery & { readonly sounding: readonly string[] };

const SIGNED_IN: Readonly<Record<LastSignIn, (sql: Sql) => Fragment>> = {
  NEVER: (sql) => sql`u.last_sign_in_at is null`,
  WITHIN_7: (sql) => sql`u.last_sign_in_at > now() - interval '7 days'`,
  WITHIN_30: (sql) => sql`u.last_sign_in_at > now() - interval '30 days'`,
  OVER_30: (sql) => sql`u.last_sign_in_at <= now() - interval '30 days'`,
  OVER_90: (sql) => sql`u.last_sign_in_at <= now() - interval '90 days'`,
};

function where(sql: Sql, query: AccountFilter, reader: Reader): Fragment {
  const email = reader.fieldRules.has('user.email') ? sql`false` : sql`u.email ilike ${anywhere(query.keyword ?? '')}`;
  const workId = reader.fieldRules.has('user.workId')
    ? sql`false`
    : sql`u.work_id ilike ${anywhere(query.keyword ?? '')}`;
  const like = anywhere(query.keyword ?? '');
  return allOf(sql, [
    query.keyword
      ? sql`(u.login ilike ${like} or u.first_name ilike ${like} or u.en_name ilike ${like} or ${email} or ${workId}
          or u.id = any(${query.sounding as string[]}::bigint[]))`
      : undefined,
    query.isEnabled === undefined ? undefined : sql`u.is_enabled = ${query.isEnabled}`,
    query.mayLogIn === undefined ? undefined : sql`u.may_log_in = ${query.mayLogIn}`,
    query.lastSignIn === undefined ? undefined : SIGNED_IN[query.lastSignIn](sql),
    query.roleId === undefined
      ? undefined
      : sql`exists (select from user_roles ur where ur.enterprise_id = u.enterprise_id and ur.user_id = u.id and ur.role_id = ${query.roleId})`,
    query.organizationId === undefined
      ? undefined
      : sql`u.organization_id in (
          with recursive below as (
            select id from organizations where id = ${query.organizationId}
            union
            select o.id from organizations o join below b on o.parent_id = b.id
          )
          select id from below)`,
  ]);
}

function order(sql: Sql, sort: string | undefined): Fragment {
  const [field = 'login', direction = 'asc'] = (sort ?? 'login,asc').split(',');
  const column = sql(`u.${orders[field] ?? 'login'}`);
  return direction === 'asc' ? sql`${column} asc nulls first, u.id asc` : sql`${column} desc nulls last, u.id desc`;
}

export async function selectAccounts(
  sql: Sql,
  query: AccountFilter,
  reader: Reader & { readonly language: 'zh' | 'en' },
): Promise<ListedAccount[]> {
  return sql<ListedAccount[]>`
    select u.id, u.login, u.first_name as "firstName", u.en_name as "enName", u.masked_phone as phone, u.telephone, u.email, u.department, u.work_id as "workId",
      ${named(sql, reader.language, 'o')} as "organizationName", u.user_type as "userType", u.may_log_in as "mayLogIn", u.is_enabled as "isEnabled",
      u.last_sign_in_at as "lastSignInAt",
      coalesce((
        select jsonb_agg(jsonb_build_object('id', r.id::text, 'name', r.name, 'enName', r.en_name) order by r.id)
        from user_roles ur join roles r on r.enterprise_id = ur.enterprise_id and r.id = ur.role_id
        where ur.enterprise_id = u.enterprise_id and ur.user_id = u.id), '[]') as roles
    from users u left join organizations o on o.enterprise_id = u.enterprise_id and o.id = u.organization_id
    where ${where(sql, query, reader)}
    order by ${order(sql, query.sort)}
    limit ${query.size} offset ${query.page * query.size}`;
}

export async function countAccounts(sql: Sql, query: AccountFilter, reader: Reader): Promise<number> {
  const [row] = await sql<
    { total: number }[]
  >`select count(*)::int as total from users u where ${where(sql, query, reader)}`;
  return row!.total;
}

export async function selectNames(sql: Sql): Promise<{ id: string; name: string }[]> {
  return sql<{ id: string; name: string }[]>`select id, first_name as name from users`;
}

export async function selectStoredAccount(sql: Sql, id: string): Promise<StoredAccount | undefined> {
  const [row] = await sql<StoredAccount[]>`
    select u.id, (extract(epoch from u.updated_at) * 1000000)::bigint::text as version, u.login, u.first_name as "firstName",
      u.en_name as "enName", u.masked_phone as phone, u.telephone, u.email, u.chat_user_id as "chatUserId", u.language, u.company, u.department, u.work_id as "workId", u.organization_id as "organizationId",
      o.name as "organizationName", u.user_type as "userType", u.may_log_in as "mayLogIn", u.is_enabled as "isEnabled",
      u.last_sign_in_at as "lastSignInAt",
      array(select ur.role_id::text from user_roles ur where ur.enterprise_id = u.enterprise_id and ur.user_id = u.id order by ur.role_id)
        as "roleIds"
    from users u left join organizations o on o.enterprise_id = u.enterprise_id and o.id = u.organization_id
    where u.id = ${id}`;
  return row;
}

/** Whether records that no foreign key guards speak of the user: sign-ins, the audit trail. */
export async function selectHasActed(sql: Sql, id: string): Promise<boolean> {
  const [row] = await sql<{ acted: boolean }[]>`
    select exists (select from user_sessions where user_id = ${id})
      or exists (select from sign_in_log where user_id = ${id})
      or exists (select from audit_log where user_id = ${id}) as acted`;
  return row!.acted;
}

export async function selectIsLoginTaken(sql: Sql, login: string): Promise<boolean> {
  return (await sql`select 1 from users where login = ${login}`).length > 0;
}

/** Whether another user is this person of the enterprise chat already. */
export async function selectIsChatUserTaken(
  sql: Sql,
  { id, chatUserId }: { readonly id: string | null; readonly chatUserId: string },
): Promise<boolean> {
  const rows = await sql`
    select 1 from users where lower(chat_user_id) = lower(${chatUserId}) and id is distinct from ${id}::bigint`;
  return rows.length > 0;
}

/** Of these roles the ones that exist here. */
export async function selectKnownRoles(sql: Sql, ids: readonly string[]): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`select id from roles where id = any(${ids as string[]}::bigint[])`;
  return rows.map((row) => row.id);
}

/** Changes of who administers follow each other, so that two of them cannot take away the last two administrators. */
export async function lockAdministrators(sql: Sql): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('administrators', app.enterprise_id()))`;
}

/** Administrators who may sign in, besides this user. */
export async function countOtherAdministrators(sql: Sql, userId: string): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    select count(*)::int as total from users u
    join user_roles ur on ur.enterprise_id = u.enterprise_id and ur.user_id = u.id
    join roles r on r.enterprise_id = ur.enterprise_id and r.id = ur.role_id and r.code = 'admin'
    where u.is_enabled and u.may_log_in and u.id <> ${userId}`;
  return row!.total;
}

/** The roles that make an administrator. */
export async function selectAdministratorRoles(sql: Sql): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`select id from roles where code = 'admin'`;
  return rows.map((row) => row.id);
}
