// Valid examples of what funnels and marketing activities write.
import { funnelEndpoints as funnels, holdoutEndpoints as holdouts } from '@yijian/contract/sales-funnels';
import { activityEndpoints as activities } from '@yijian/contract/market-activities';
import { sendEndpoints as sends } from '@yijian/contract/sends';
import { readThenMet } from '../../funnels/definitions.ts';
import type { Desk } from '../desk.ts';

export async function writeFunnels({ as, write }: Desk): Promise<void> {
  const market = await as('fang.ruogu');
  const funnel = { name: '写入的漏斗', definition: readThenMet };
  const { id } = await write(market, funnels.add, { body: funnel });
  await write(market, funnels.update, { params: { id }, body: { ...funnel, isShared: true, version: 1 } });
  await write(market, funnels.delete, { params: { id } });
  const drawn = { name: '写入的对照试验', definition: readThenMet, step: 1, share: 20, days: 30 };
  const holdout = await write(market, holdouts.add, { body: drawn });
  await write(market, holdouts.delete, { params: { id: holdout.id } });
  const activity = {
    name: '写入的活动',
    kind: 'CAMPAIGN',
    startsOn: '2026-01-01',
    endsOn: '2026-02-01',
    channels: ['WECOM'],
  };
  const made = await write(market, activities.add, { body: activity });
  const params = { id: made.id };
  await write(market, activities.update, { params, body: { ...activity, budget: 1000, version: 1 } });
  const found = await market.call(sends.list, { query: { size: 1 } });
  const [send] = found.body.result.content;
  await write(market, activities.addSends, { params, body: { sendIds: [send!.id] } });
  await write(market, activities.removeSend, { params: { ...params, sendId: send!.id } });
  await write(market, activities.delete, { params });
}
