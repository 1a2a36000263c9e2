// Valid examples of what the room of opinion leaders writes.
import { defaultWeights, kolEndpoints as map, kolEngagementEndpoints as calls } from '@yijian/contract/opinion-leaders';
import { setStage } from '../opinion-leaders/stage.ts';
import type { Desk } from './desk.ts';

const question = { area: '05.01', from: 2020, to: 2024 };

export async function writeOpinionLeaders({ app, as, write }: Desk): Promise<void> {
  const market = await as('fang.ruogu');
  const lead = await as('he.jing');
  const { a, b, c } = await setStage(app);
  const draft = { name: '写入方案', weights: defaultWeights };
  const set = await write(market, map.addWeightSet, { body: draft });
  await write(market, map.changeWeightSet, { params: { id: set.id }, body: { ...draft, isShared: true, version: 1 } });
  await write(market, map.deleteWeightSet, { params: { id: set.id } });
  const { version, ...rules } = (await lead.call(map.findSettings)).body.result;
  await write(lead, map.changeSettings, { body: { ...rules, nationalRanks: rules.nationalRanks + 1, version } });
  await write(market, map.export, {
    query: { ...question, format: 'csv', reasonCategory: 'REPORT', reason: '写入示例导出' },
  });
  const override = { question, tier: 'DIGITAL', reason: '在数字渠道有全国影响' };
  const first = await write(market, calls.proposeOverride, { body: { ...override, doctorId: b } });
  await write(lead, calls.decideOverride, { params: { id: first.id }, body: { act: 'approve', version: 1 } });
  await write(market, calls.withdrawOverride, { params: { id: first.id }, body: { version: 2 } });
  const list = await write(market, calls.addShortlist, {
    body: { name: '写入名单', question, doctors: [{ doctorId: a, rank: 1 }] },
  });
  const params = { id: list.id };
  await write(market, calls.changeShortlist, { params, body: { name: '写入名单二', isShared: true, version: 1 } });
  await write(market, calls.changeShortlistDoctors, { params, body: { add: [{ doctorId: c }], remove: [] } });
  const { lines } = (await market.call(calls.findShortlist, { params })).body.result;
  const plan = { objective: '学术合作', nextStep: '拜访并介绍研究', dueOn: '2030-01-31' };
  await write(market, calls.planLine, { params: { id: lines[0]!.id }, body: plan });
  await write(market, calls.makeTasks, { params });
  await write(market, calls.deleteShortlist, { params });
}
