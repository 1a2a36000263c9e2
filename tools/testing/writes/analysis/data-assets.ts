// Valid examples of what data assets write: a measurement, owner and rhythm, an incident from its report to its return.
import { dataAssetEndpoints as assets, incidentEndpoints as incidents } from '@yijian/contract/data-assets';
import type { Desk } from '../desk.ts';

export async function writeDataAssets({ app, as, write }: Desk): Promise<void> {
  const [admin, steward] = [await as('admin'), await as('su.zhen')];
  // Doctors of the demo break a rule, so that a measurement opens what is not open yet.
  const close = () => app.owner`delete from data_asset_incidents where enterprise_id = 1`;
  await close();
  await write(steward, assets.measureAll, {});
  await close();
  await write(steward, assets.measure, { params: { code: 'doctors' } });
  const params = { code: 'tasks' } as const;
  const [owner] = await app.owner<[{ id: string }]>`
    select id::text from users where enterprise_id = 1 and login = 'wu.yue'`;
  const { version } = (await admin.call(assets.find, { params })).body.result;
  await write(admin, assets.change, { params, body: { ownerId: owner.id, expectedDays: 9, version } });
  const reported = await write(steward, incidents.report, { body: { assetCode: 'tasks', note: '任务缺少负责人' } });
  const ofIt = { id: reported.id };
  const known = await write(steward, incidents.acknowledge, { params: ofIt, body: { version: reported.version } });
  const passed = { version: known.version, ownerId: owner.id };
  const given = await write(steward, incidents.assign, { params: ofIt, body: passed });
  const solved = { version: given.version, resolution: '已补齐' };
  const done = await write(steward, incidents.resolve, { params: ofIt, body: solved });
  await write(steward, incidents.reopen, { params: ofIt, body: { version: done.version, note: '又出现了' } });
}
