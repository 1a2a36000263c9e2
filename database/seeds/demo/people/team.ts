// Organisations, users and their roles of one enterprise, from its plan.
import { maskOf } from '../../../../apps/server/src/platform/secrets/index.ts';
import { spellPerson, type Transaction } from '../../reference/index.ts';
import { copyRows, line } from '../load/copy.ts';
import { reserveIds } from '../load/identities.ts';
import { type Random, random } from '../random.ts';
import { englishName, personName } from './names.ts';
import { userPhone } from './numbers.ts';
import type { OrganizationPlan, TeamPlan } from './team-plan.ts';

export interface Organization extends OrganizationPlan {
  readonly id: number;
  readonly grade: number;
}

export interface User {
  readonly id: number;
  readonly login: string;
  readonly family: string;
  readonly given: string;
  readonly role: string;
  readonly organization: Organization;
  readonly leads: boolean;
}

export interface Team {
  readonly organizations: readonly Organization[];
  readonly users: readonly User[];
  byLogin(login: string): User;
}

/** The plan with ids and with invented representatives, spread over the teams that have cities. */
export async function planTeam(tx: Transaction, realm: string, plan: TeamPlan): Promise<Team> {
  const organizations = await placeOrganizations(tx, plan);
  const byCode = new Map(organizations.map((organization) => [organization.code, organization]));
  const first = await reserveIds(tx, 'users', plan.users);
  const field = organizations.filter(
    (organization) => organization.type === 'TEAM' && organization.cities !== undefined,
  );
  const { accounts, executives = [] } = plan;
  const madeUp = plan.users - accounts.length - executives.length;
  const randomly = random(realm, 'users');
  const taken = new Set([...accounts, ...executives].map((account) => account.login));
  const led = new Set(accounts.filter((account) => account.leads).map((account) => account.organization));
  const users = Array.from({ length: plan.users }, (_, index): User => {
    const account = accounts[index] ?? executives[index - accounts.length - madeUp];
    const id = first + index;
    if (account !== undefined)
      return { ...account, id, organization: byCode.get(account.organization)!, leads: account.leads ?? false };
    const organization = field[index % field.length]!;
    const leads = !led.has(organization.code);
    led.add(organization.code);
    return { ...inventUser(randomly, taken), id, role: leads ? 'DSM' : 'REP', organization, leads };
  });
  const logins = new Map(users.map((user) => [user.login, user]));
  return { organizations, users, byLogin: (login) => logins.get(login)! };
}

/** Stores the planned team; every account has the same password. */
export async function storeTeam(tx: Transaction, team: Team, realm: string, passwordHash: string): Promise<void> {
  await copyRows(
    tx,
    'organizations',
    ['id', 'parent_id', 'name', 'en_name', 'code', 'type', 'grade', 'sort', 'region_codes'],
    team.organizations.map((organization, sort) => organizationLine(team, organization, sort)),
  );
  await copyRows(
    tx,
    'users',
    [
      'id',
      'login',
      'first_name',
      'en_name',
      'email',
      'masked_phone',
      'work_id',
      'department',
      'user_type',
      'organization_id',
      'password_hash',
      'password_changed_at',
    ],
    team.users.map((user, index) => userLine(user, index, realm, passwordHash)),
  );
  await tx`
    update organizations set leader_id = led.user_id
    from unnest(${leaders(team).map((user) => user.organization.id)}::bigint[], ${leaders(team).map((user) => user.id)}::bigint[]) as led (id, user_id)
    where organizations.enterprise_id = app.enterprise_id() and organizations.id = led.id`;
  await tx`
    insert into user_roles (user_id, role_id)
    select holder.user_id, roles.id
    from unnest(${team.users.map((user) => user.id)}::bigint[], ${team.users.map((user) => user.role)}::text[]) as holder (user_id, code)
    join roles on roles.enterprise_id = app.enterprise_id() and roles.code = holder.code
    order by holder.user_id`;
  await storeUserProducts(tx, team);
}

/** A representative works for half of the products, everybody else for all. */
async function storeUserProducts(tx: Transaction, team: Team): Promise<void> {
  await tx`
    insert into user_products (user_id, product_id)
    select users.id, products.id
    from users join products on products.enterprise_id = users.enterprise_id
    join user_roles on user_roles.enterprise_id = users.enterprise_id and user_roles.user_id = users.id
    join roles on roles.enterprise_id = users.enterprise_id and roles.id = user_roles.role_id
    where users.enterprise_id = app.enterprise_id() and users.id = any(${team.users.map((user) => user.id)}::bigint[])
      and (roles.code <> 'REP' or products.sort % 2 = users.organization_id % 2 or products.sort = 0)
    order by users.id, products.sort`;
}

async function placeOrganizations(tx: Transaction, plan: TeamPlan): Promise<Organization[]> {
  const first = await reserveIds(tx, 'organizations', plan.organizations.length);
  const grades = new Map<string, number>();
  return plan.organizations.map((organization, index) => {
    const grade = organization.parent === null ? 1 : grades.get(organization.parent)! + 1;
    grades.set(organization.code, grade);
    return { ...organization, id: first + index, grade };
  });
}

function inventUser(randomly: Random, taken: Set<string>): Pick<User, 'login' | 'family' | 'given'> {
  const { family, given } = personName(randomly);
  const { syllables } = spellPerson(family, given);
  const plain = `${syllables.slice(0, family.length).join('')}.${syllables.slice(family.length).join('')}`;
  let login = plain;
  for (let number = 2; taken.has(login); number += 1) login = `${plain}${number}`;
  taken.add(login);
  return { login, family, given };
}

function organizationLine(team: Team, organization: Organization, sort: number): string {
  const parent = team.organizations.find((candidate) => candidate.code === organization.parent);
  const { id, name, enName, code, type, grade, cities } = organization;
  return line(id, parent?.id ?? null, name, enName, code, type, grade, sort, cities ?? []);
}

function userLine(user: User, index: number, realm: string, passwordHash: string): string {
  const { syllables } = spellPerson(user.family, user.given);
  const english = englishName(syllables.slice(0, user.family.length), syllables.slice(user.family.length));
  const number = String(index).padStart(4, '0');
  const isAdmin = user.role === 'admin';
  return line(
    user.id,
    user.login,
    user.family + user.given,
    isAdmin ? 'Administrator' : english,
    `${user.login}@${realm}.example`,
    maskOf('PHONE', userPhone(index)),
    `${realm.slice(0, 1).toUpperCase()}${number}`,
    user.organization.name,
    isAdmin ? 'SYSTEM' : 'STAFF',
    user.organization.id,
    passwordHash,
    new Date('2026-01-05T01:00:00Z'),
  );
}

function leaders(team: Team): User[] {
  return team.users.filter((user) => user.leads);
}
