// A forecast round that was issued and one that is being filled, made by the product's own services (product 3.21).
import type { ForecastLine, ForecastSheet, SheetDetail } from '@yijian/contract/forecasts';
import {
  addForecastCycle,
  adjustForecastSheet,
  decideTargets,
  departs,
  fillForecastSheet,
  findForecastSheet,
  freezeForecastCycles,
  listForecastSheets,
  publishTargets,
  reviewForecastSheet,
  splitTargets,
  stepForecastCycle,
  stepForecastSheet,
} from '../../../../apps/server/src/modules/forecasts/index.ts';
import type { Transaction } from '../../reference/index.ts';
import { actAs, findActor, type ActingContext, type ActingUser } from '../acting.ts';
import { addDays, momentOf } from '../days.ts';

async function allSheets(context: ActingContext, cycleId: string): Promise<ForecastSheet[]> {
  const all: ForecastSheet[] = [];
  for (let page = 0; ; page += 1) {
    const { content, totalElements } = await listForecastSheets(context, { cycleId, page, size: 100 });
    all.push(...content);
    if (all.length >= totalElements) return all;
  }
}

interface Desk {
  readonly enterpriseId: string;
  readonly today: string;
}

/** Who acts, as of a day before today, from the morning on. */
type Acting = (user: ActingUser, days: number, minute?: number) => ActingContext;

/** The month `by` months after the one of a day, YYYY-MM. */
function monthAfter(day: string, by: number): string {
  return new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + by, 1)).toISOString().slice(0, 7);
}

/** How sure of themselves people are, by their place in the list. */
const moods = [1.06, 0.94, 1.18, 1, 0.88, 1.11] as const;

const forecastOf = ({ baseline, recent, lastYear }: ForecastLine, mood: number): number[] => {
  const known = [...recent, ...lastYear].filter((one) => one !== null);
  const usual = known.length === 0 ? 0 : known.reduce((all, one) => all + one, 0) / known.length;
  return baseline.map((one, at) => Math.max(0, Math.round((one ?? usual) * mood * (1 + 0.01 * at))));
};

async function fill(context: ActingContext, sheet: SheetDetail, { mood, share = 1 }: { mood: number; share?: number }) {
  const lines = sheet.grid.slice(0, Math.max(1, Math.ceil(sheet.grid.length * share))).map((line, at) => {
    const { id, version, baseline } = line;
    const forecast = forecastOf(line, mood);
    const says = at % 5 === 0 || departs({ baseline, forecast });
    const reason = says ? (mood > 1 ? '新科室开始处方，预计放量' : '集采续约前医院控制库存') : '';
    return { id, version, forecast, reason };
  });
  for (let from = 0; from < lines.length; from += 500)
    await fillForecastSheet(context, { id: sheet.id, lines: lines.slice(from, from + 500) });
}

async function submit(context: ActingContext, id: string): Promise<number> {
  const { version } = await findForecastSheet(context, id);
  return (await stepForecastSheet(context, { id, act: 'SUBMIT', reason: '', version })).version;
}

export async function storeForecasts(tx: Transaction, { enterpriseId, today }: Desk): Promise<void> {
  const admin = await findActor(tx, { login: 'admin' });
  const as: Acting = (user, days, minute = 600) =>
    actAs(tx, { enterpriseId, user, when: new Date(momentOf(addDays(today, days), minute)) });
  const products = await tx<{ id: string }[]>`
    select p.id::text from products p where p.enterprise_id = app.enterprise_id() and p.is_enabled
      and exists (select from hospital_products h where h.enterprise_id = p.enterprise_id and h.product_id = p.id and h.procurement_status = 'PURCHASING')
    order by p.sort, p.id limit 2`;
  const productIds = products.map((product) => product.id);
  const past = await openRound(as(admin, -75), { today, productIds, first: -2, months: 4, days: [-75, -62] });
  // Rows of an open transaction have no statistics until somebody counts them: each sheet would read all sales.
  await tx`analyze hospital_sales, forecast_cycles, forecast_sheets, forecast_lines`;
  await fillPast(tx, past, { as, admin });
  await issuePast(tx, past, { as, admin, productIds });
  const now = await openRound(as(admin, -6), { today, productIds, first: 1, months: 3, days: [-6, 8] });
  await fillPresent(tx, now, { as, admin });
  // Notices carry the time of the run.
  await tx`delete from notices where enterprise_id = app.enterprise_id() and kind like 'forecasts.%'`;
}

interface Round {
  readonly today: string;
  readonly productIds: string[];
  /** Months from this one. */
  readonly first: number;
  readonly months: number;
  /** Window, in days from today. */
  readonly days: readonly [number, number];
}

async function openRound(context: ActingContext, { today, productIds, first, months, days }: Round): Promise<string> {
  const [from, to] = [monthAfter(today, first), monthAfter(today, first + months - 1)];
  const draft = {
    name: `${from} 至 ${to} 滚动预测`,
    firstMonth: from,
    months,
    opensOn: addDays(today, days[0]),
    closesOn: addDays(today, days[1]),
    productIds,
    note: '单位为盒，按医院和产品填报；与基线相差超过 30% 的请写明原因。',
  };
  return (await addForecastCycle(context, draft)).id;
}

interface People {
  readonly as: Acting;
  readonly admin: ActingUser;
}

const managerOf = async (tx: Transaction, userId: string, admin: ActingUser): Promise<ActingUser> => {
  const [row] = await tx<{ id: string }[]>`
    select o.leader_id::text as id from users u join organizations o on o.enterprise_id = u.enterprise_id and o.id = u.organization_id
    where u.enterprise_id = app.enterprise_id() and u.id = ${userId} and o.leader_id is distinct from u.id and o.leader_id is not null`;
  return row === undefined ? admin : findActor(tx, { id: row.id });
};

/** Everybody submitted and was accepted, one in three adjusted; rolled up and frozen. */
async function fillPast(tx: Transaction, cycleId: string, { as, admin }: People): Promise<void> {
  for (const [at, { id, person }] of (await allSheets(as(admin, -74), cycleId)).entries()) {
    const filler = await findActor(tx, { id: person.id });
    const manager = await managerOf(tx, person.id, admin);
    await fill(as(filler, -70), await findForecastSheet(as(filler, -70), id), { mood: moods[at % moods.length]! });
    let version = await submit(as(filler, -69), id);
    if (at % 3 === 0) {
      const { grid } = await findForecastSheet(as(manager, -67), id);
      const lines = grid.slice(0, 2).map((line) => ({
        id: line.id,
        adjusted: line.forecast.map((one) => Math.round((one ?? 0) * 0.95)),
      }));
      const reason = '竞品下季度进院，按团队口径下调 5%';
      version = (await adjustForecastSheet(as(manager, -67), { id, version, reason, lines })).version;
    }
    await reviewForecastSheet(as(manager, -66), { id, version, act: 'ACCEPT', reason: '' });
  }
  await stepForecastCycle(as(admin, -63), { id: cycleId, act: 'CONSOLIDATE', reason: '', version: 1 });
  await freezeForecastCycles(as(admin, -60));
}

/** Five percent above the forecast by product; of every four people two accept, one challenges, one has not answered. */
async function issuePast(
  tx: Transaction,
  cycleId: string,
  { as, admin, productIds }: People & { readonly productIds: readonly string[] },
): Promise<void> {
  const before = await allSheets(as(admin, -59), cycleId);
  const details = await Promise.all(before.map(({ id }) => findForecastSheet(as(admin, -59), id)));
  const totals = productIds.map((productId) => {
    const lines = details.flatMap(({ grid }) => grid.filter((line) => line.productId === productId));
    const boxes = lines.flatMap((line) => line.forecast).reduce<number>((all, one) => all + (one ?? 0), 0);
    return { productId, boxes: Math.round(boxes * 1.05) };
  });
  await splitTargets(as(admin, -58), { id: cycleId, rule: 'FORECAST', totals });
  await publishTargets(as(admin, -58, 640), cycleId);
  const sheets = await allSheets(as(admin, -57), cycleId);
  const byPerson = sheets.toSorted((one, other) => Number(one.person.id) - Number(other.person.id));
  for (const [at, { id, person, version }] of byPerson.entries()) {
    const filler = await findActor(tx, { id: person.id });
    if (at % 4 === 3) continue;
    if (at % 4 !== 1) {
      await stepForecastSheet(as(filler, -56), { id, act: 'ACKNOWLEDGE', reason: '', version });
      continue;
    }
    const reason = '主要医院下月设备检修，门诊量预计下降';
    const challenged = await stepForecastSheet(as(filler, -56), { id, act: 'CHALLENGE', reason, version });
    if (at % 8 !== 1) continue;
    const manager = await managerOf(tx, person.id, admin);
    const line = (await findForecastSheet(as(manager, -54), id)).grid[0]!;
    const issued = (line.issued ?? []).map((one) => Math.round((one ?? 0) * 0.9));
    const decision = {
      uphold: false,
      reason: '情况属实，该院下调 10%',
      version: challenged.version,
      lines: [{ id: line.id, issued }],
    };
    await decideTargets(as(manager, -54), { id, ...decision });
  }
}

/** In every state that a round being filled knows; the last begun by nobody. */
async function fillPresent(tx: Transaction, cycleId: string, { as, admin }: People): Promise<void> {
  const sheets = await allSheets(as(admin, -5), cycleId);
  const byPerson = sheets.toSorted((one, other) => Number(one.person.id) - Number(other.person.id));
  for (const [at, { id, person }] of byPerson.entries()) {
    const stage = at % 6;
    if (stage === 5) continue;
    const filler = await findActor(tx, { id: person.id });
    const manager = await managerOf(tx, person.id, admin);
    const detail = await findForecastSheet(as(filler, -4), id);
    await fill(as(filler, -4), detail, { mood: moods[at % moods.length]!, share: stage === 0 ? 0.6 : 1 });
    if (stage === 0) continue;
    const version = await submit(as(filler, -3), id);
    if (stage === 1) continue;
    if (stage === 2) {
      const reason = '两家三甲医院的增幅缺少依据，请补充科室计划';
      await reviewForecastSheet(as(manager, -2), { id, version, act: 'REJECT', reason });
      continue;
    }
    if (stage === 3) {
      const line = (await findForecastSheet(as(manager, -2), id)).grid[0]!;
      const lines = [{ id: line.id, adjusted: line.forecast.map((one) => Math.round((one ?? 0) * 1.1)) }];
      await adjustForecastSheet(as(manager, -2), { id, version, reason: '该院已列入重点放量名单', lines });
      continue;
    }
    await reviewForecastSheet(as(manager, -1), { id, version, act: 'ACCEPT', reason: '' });
  }
}
