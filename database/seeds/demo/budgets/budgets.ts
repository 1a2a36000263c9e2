// Budgets of four years, cost centers, internal orders and transfers, made by the product's own steps (product: budget).
import {
  addBudget,
  addCostCenter,
  addInternalOrder,
  addTransfer,
  adjustBudget,
  budgetEffects,
} from '../../../../apps/server/src/modules/budgets/index.ts';
import { approveTask, offerEffects } from '../../../../apps/server/src/modules/workflows/index.ts';
import type { Transaction } from '../../reference/index.ts';
import { actAs, findActor, findOpenTask, type ActingContext, type ActingUser } from '../acting.ts';
import { addDays, momentOf } from '../days.ts';

interface Desk {
  readonly enterpriseId: string;
  readonly today: string;
}

interface Unit {
  readonly id: string;
  readonly name: string;
  readonly en_name: string;
  readonly type: 'COMPANY' | 'DIVISION' | 'REGION' | 'TEAM' | 'OFFICE';
  readonly parentId: string | null;
  readonly leaderId: string | null;
}

const MILLION = 1_000_000;
const TEAM_SHARE = 600_000;

export async function storeBudgets(tx: Transaction, desk: Desk): Promise<void> {
  // No server stands around the generator that would have offered them.
  offerEffects(budgetEffects);
  const [finance, marketing] = [await findActor(tx, { role: 'FIN' }), await findActor(tx, { role: 'MKT' })];
  const year = Number(desk.today.slice(0, 4));
  const at = (day: string, minute: number) => new Date(momentOf(day, minute));
  const as = (user: ActingUser, day: string, minute = 600): ActingContext =>
    actAs(tx, { enterpriseId: desk.enterpriseId, user, when: at(day, minute) });
  // Next year's budgets are there before the year begins, so that its meetings can be planned.
  for (const each of [year - 2, year - 1, year, year + 1]) {
    const planned = [`${each - 1}-12-20`, addDays(desk.today, -1)].toSorted()[0]!;
    await storeYear(tx, as(finance, planned), each);
  }
  await storeOrders(tx, as(finance, `${year - 1}-12-21`), year);
  if (marketing.id !== finance.id) await storeTransfers(tx, { as, marketing, finance, today: desk.today });
  // Nobody is told anew of what lies in the past.
  await tx`delete from outbox_events where topic like 'workflows.%'`;
}

async function unitsOf(tx: Transaction): Promise<Unit[]> {
  return tx<Unit[]>`
    select o.id::text, o.name, o.en_name, o.type, o.parent_id::text as "parentId", o.leader_id::text as "leaderId"
    from organizations o where o.enterprise_id = app.enterprise_id() order by o.id`;
}

/** Company, regions below it, their teams below them: a team has 600,000 CNY a year, a region a tenth more for itself. */
async function storeYear(tx: Transaction, context: ActingContext, year: number): Promise<void> {
  const units = await unitsOf(tx);
  const company = units.find((unit) => unit.parentId === null)!;
  const regions = units.filter((unit) => unit.type === 'REGION');
  const teamsOf = (region: Unit): Unit[] => units.filter((unit) => unit.parentId === region.id);
  const shareOf = (region: Unit): number => Math.max(1, teamsOf(region).length) * TEAM_SHARE * 1.1;
  const add = async (unit: Unit, level: 'COMPANY' | 'REGION' | 'TEAM', original: number, parentId?: string) => {
    const names = { name: `${unit.name}会议费`, enName: `${unit.en_name} meetings` };
    const owner = unit.leaderId === null ? {} : { ownerId: unit.leaderId };
    const above = parentId === undefined ? {} : { parentId };
    return addBudget(context, { year, level, organizationId: unit.id, original, ...names, ...owner, ...above });
  };
  const total = regions.reduce((sum, region) => sum + shareOf(region), 0);
  const root = await add(company, 'COMPANY', Math.ceil(total / MILLION + 1) * MILLION);
  for (const region of regions) {
    const line = await add(region, 'REGION', shareOf(region), root.id);
    for (const team of teamsOf(region)) await add(team, 'TEAM', TEAM_SHARE, line.id);
    if (region === regions[0]) {
      const more = { kind: 'SUPPLEMENT', amount: 200_000, reason: '新增区域学术会专项' } as const;
      await adjustBudget(context, { id: line.id, version: 1, ...more });
    }
  }
}

const centers = [
  { code: 'CC-1010', name: '学术推广', enName: 'Scientific promotion' },
  { code: 'CC-1020', name: '医学事务', enName: 'Medical affairs' },
  { code: 'CC-1030', name: '市场活动', enName: 'Marketing events' },
];
const purposes = [
  { kind: 'D', name: '科室会', enName: 'department meetings', amount: 1_200_000 },
  { kind: 'C', name: '城市会', enName: 'city meetings', amount: 1_800_000 },
  { kind: 'N', name: '全国会与卫星会', enName: 'national and satellite meetings', amount: 2_600_000 },
];

async function storeOrders(tx: Transaction, context: ActingContext, year: number): Promise<void> {
  const products = await tx<{ id: string; name: string; en_name: string }[]>`
    select id::text, name, en_name from products where enterprise_id = app.enterprise_id() and is_enabled order by sort, id limit 4`;
  const finance = { ownerId: context.user.id, company: '1000', validFrom: `${year - 1}-01-01`, isOpen: true };
  const ids: string[] = [];
  for (const center of centers) ids.push((await addCostCenter(context, { ...center, ...finance })).id);
  let number = 0;
  for (const each of [year - 1, year])
    for (const [place, product] of products.entries())
      for (const purpose of purposes) {
        number += 1;
        await addInternalOrder(context, {
          code: `IO-${each}-${String(number).padStart(3, '0')}`,
          name: `${product.name}${purpose.name}`,
          enName: `${product.en_name} ${purpose.enName}`,
          costCenterId: ids[place % ids.length]!,
          productId: product.id,
          amount: purpose.amount,
          isBlocking: purpose.kind !== 'N',
          validFrom: `${each}-01-01`,
          validUntil: `${each}-12-31`,
          isOpen: each === year,
        });
      }
}

interface Transfers {
  readonly as: (user: ActingUser, day: string, minute?: number) => ActingContext;
  readonly marketing: ActingUser;
  readonly finance: ActingUser;
  readonly today: string;
}

/** One that was carried out, one that waits. */
async function storeTransfers(tx: Transaction, { as, marketing, finance, today }: Transfers): Promise<void> {
  const teams = await tx<{ id: string }[]>`
    select id::text from budget_lines where enterprise_id = app.enterprise_id() and level = 'TEAM' and year = ${Number(today.slice(0, 4))}
    order by id limit 3`;
  const [from, to, other] = teams.map((line) => line.id);
  if (from === undefined || to === undefined) return;
  const first = { fromId: from, toId: to, amount: 40_000, reason: '承接区域学术年会' };
  const { id } = await addTransfer(as(marketing, addDays(today, -20)), first);
  const [done] = await tx<{ instanceId: string }[]>`
    select instance_id::text as "instanceId" from budget_transfers where enterprise_id = app.enterprise_id() and id = ${id}`;
  const task = await findOpenTask(tx, done!.instanceId);
  const body = { comment: '同意', attachments: [] };
  await approveTask(as(finance, addDays(today, -19)), { id: task.id, body });
  const second = { fromId: to, toId: other ?? from, amount: 25_000, reason: '下季度城市会前置投入' };
  await addTransfer(as(marketing, addDays(today, -1)), second);
}
