// Data assets of the demo, measured on its own records by the product's own service, and what people do about their incidents (product 3.20).
import {
  acknowledgeIncident,
  changeAsset,
  measureEveryAsset,
  reportIncident,
  resolveIncident,
} from '../../../../apps/server/src/modules/data-assets/index.ts';
import type { Transaction } from '../../reference/index.ts';
import { actAs, findActor, type ActingUser } from '../acting.ts';
import { addDays, momentOf, shanghaiToday } from '../days.ts';

interface Desk {
  readonly enterpriseId: string;
  readonly today: string;
}

/** Few enough for a first start, enough for a line. */
const DAYS = 3;

export async function storeDataAssets(tx: Transaction, { enterpriseId, today }: Desk): Promise<void> {
  const [admin, steward] = [await findActor(tx, { role: 'admin' }), await findActor(tx, { role: 'STEW' })];
  const as = (user: ActingUser, when: Date) => actAs(tx, { enterpriseId, user, when });
  const on = (days: number, minute: number): Date => new Date(momentOf(addDays(today, days), minute));
  const owned = { ownerId: steward.id, version: 0 };
  await changeAsset(as(admin, on(-DAYS, 540)), { ...owned, code: 'doctors', expectedDays: 7 });
  await changeAsset(as(admin, on(-DAYS, 542)), { ...owned, code: 'hospitals', expectedDays: 90 });
  await changeAsset(as(admin, on(-DAYS, 544)), { ...owned, code: 'publications', expectedDays: 35 });
  // As of a day that is over, an asset has the records it had by then.
  for (let day = 1 - DAYS; day < 0; day += 1) await measureEveryAsset(as(admin, on(day, 330)));
  await workOnIncidents(tx, { enterpriseId, today, steward });
  await measureEveryAsset(as(admin, today === shanghaiToday() ? new Date() : on(0, 24 * 60 - 1)));
}

async function workOnIncidents(tx: Transaction, { enterpriseId, today, steward }: Desk & { steward: ActingUser }) {
  const market = await findActor(tx, { role: 'MKT' });
  const as = (user: ActingUser, days: number, minute: number) =>
    actAs(tx, { enterpriseId, user, when: new Date(momentOf(addDays(today, days), minute)) });
  const reported = await reportIncident(as(market, -2, 600), {
    assetCode: 'publications',
    note: '部分论文的期刊名称是缩写，检索时搜不到',
  });
  await acknowledgeIncident(as(steward, -2, 660), reported);
  const twice = await reportIncident(as(market, -2, 610), {
    assetCode: 'doctors',
    note: '同一位医生在两家院区各有一份档案',
  });
  const resolution = '已在“重复医生”中合并两份档案，多点执业信息保留在合并后的档案里';
  await resolveIncident(as(steward, -1, 620), { ...twice, resolution });
}
