// A product of its own with known sales at two hospitals of chen.yizhou and one of qi.wangshu, for tests of forecasts.
import { forecastEndpoints as calls, type CycleDraft, type SheetDetail } from '@yijian/contract/forecasts';
import type { Caller, TestApp } from '../app.ts';
import { addProduct } from '../clues/market-desk.ts';
import { shanghaiDay } from '../days.ts';

/** The month so many after this one, YYYY-MM. */
export function monthAfter(by: number): string {
  const [year, month] = shanghaiDay().split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 + by, 1)).toISOString().slice(0, 7);
}

let made = 0;

/**
 * Adds a product that three hospitals buy. The first sold 100 boxes in every month of two years, 120 in the last three; the second
 * 40 in the last three months alone; the third nothing that is known.
 */
export async function addForecastProduct(app: TestApp): Promise<{ productId: string; hospitals: string[] }> {
  const productId = await addProduct(app);
  const hospitals: string[] = [];
  for (const login of ['chen.yizhou', 'chen.yizhou', 'qi.wangshu'] as const) {
    const [row] = await app.owner<{ id: string }[]>`
      select o.hospital_id::text as id from hospital_owners o join users u on u.enterprise_id = o.enterprise_id and u.id = o.user_id
      where o.enterprise_id = 1 and u.login = ${login} and not (o.hospital_id = any(${hospitals}::bigint[]))
        and not exists (select from hospital_owners x join users y on y.enterprise_id = x.enterprise_id and y.id = x.user_id
          where x.enterprise_id = 1 and x.hospital_id = o.hospital_id and x.user_id <> o.user_id and y.login in ('chen.yizhou', 'qi.wangshu'))
      order by o.since, o.hospital_id limit 1`;
    hospitals.push(row!.id);
    await app.owner`delete from hospital_owners o using users u where o.enterprise_id = 1 and o.hospital_id = ${row!.id}
      and u.enterprise_id = 1 and u.id = o.user_id and u.login <> ${login}`;
    await app.owner`
      insert into hospital_products (enterprise_id, hospital_id, product_id, listing_status, procurement_status)
      values (1, ${row!.id}, ${productId}, 'LISTED', 'PURCHASING')`;
  }
  await app.owner`
    insert into hospital_sales (enterprise_id, hospital_id, product_id, month, boxes, target_boxes)
    select 1, ${hospitals[0]!}::bigint, ${productId}::bigint, (${`${monthAfter(0)}-01`}::date - make_interval(months => g))::date, case when g <= 3 then 120 else 100 end, 110
    from generate_series(1, 24) g
    union all select 1, ${hospitals[1]!}::bigint, ${productId}::bigint, (${`${monthAfter(0)}-01`}::date - make_interval(months => g))::date, 40, null
    from generate_series(1, 3) g`;
  return { productId, hospitals };
}

export const draftCycle = (productId: string, change: Partial<CycleDraft> = {}): CycleDraft => {
  made += 1;
  return {
    name: `试验周期 ${made}`,
    firstMonth: monthAfter(1),
    months: 3,
    opensOn: shanghaiDay(-1),
    closesOn: shanghaiDay(5),
    productIds: [productId],
    note: '',
    ...change,
  };
};

/** The sheet of a person in a round, as the reader sees it. */
export async function sheetOf(reader: Caller, cycleId: string, person: string): Promise<SheetDetail> {
  const sheets = (await reader.call(calls.listSheets, { query: { cycleId } })).body.result.content;
  const id = sheets.find((one) => one.person.name === person)!.id;
  return (await reader.call(calls.findSheet, { params: { id } })).body.result;
}

export const filledLines = (sheet: SheetDetail, boxes: (at: number) => number | null, reason = '') =>
  sheet.grid.map((line) => ({
    id: line.id,
    version: line.version,
    forecast: line.forecast.map((_, at) => boxes(at)),
    reason,
  }));

interface Seen {
  readonly id: string;
  readonly version: number;
}

export const fillSheet = (by: Caller, { id }: { readonly id: string }, lines: unknown) =>
  by.call(calls.fillSheet, { params: { id }, body: { lines } });
export const stepSheet = (by: Caller, { id, version }: Seen, act: string, reason = '') =>
  by.call(calls.stepSheet, { params: { id }, body: { act, reason, version } });
export const reviewSheet = (by: Caller, { id, version }: Seen, act: string, reason = '') =>
  by.call(calls.reviewSheet, { params: { id }, body: { act, reason, version } });

/** 100 boxes in every cell, submitted by the person; answers the sheet as it then is. */
export async function submitSheet(by: Caller, cycleId: string, person: string): Promise<SheetDetail> {
  const sheet = await sheetOf(by, cycleId, person);
  await fillSheet(
    by,
    sheet,
    filledLines(sheet, () => 100, '按计划'),
  );
  const answer = await stepSheet(by, await sheetOf(by, cycleId, person), 'SUBMIT');
  if (answer.status !== 200) throw new Error(answer.body.message);
  return sheetOf(by, cycleId, person);
}

/** Status and name of a refusal. */
export const told = (answer: { status: number; body: { error?: string } }) => [answer.status, answer.body.error];
