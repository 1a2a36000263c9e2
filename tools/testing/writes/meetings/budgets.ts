// Valid examples of what the room of budgets writes.
import { budgetEndpoints as budgets, costCenterEndpoints, internalOrderEndpoints } from '@yijian/contract/budgets';
import { orderImportEndpoints as imports } from '@yijian/contract/data-models';
import type { Desk } from '../desk.ts';

export async function writeBudgets(desk: Desk): Promise<void> {
  const { app, as, write, id } = desk;
  const finance = await as('qian.hui');
  const marketing = await as('fang.ruogu');
  const organizationId = await id(
    app.owner<{ id: string }[]>`select id::text from organizations where enterprise_id = 1 and code = 'WL'`,
  );
  const draft = (name: string) => ({ name, level: 'COMPANY', organizationId });
  const add = (name: string) => write(finance, budgets.add, { body: { ...draft(name), year: 2040, original: 100 } });
  const [one, other] = [await add('写入预算一'), await add('写入预算二')];
  const params = { id: one.id };
  await write(finance, budgets.change, { params, body: { ...draft('写入预算甲'), version: 1 } });
  await write(finance, budgets.adjust, { params, body: { kind: 'SUPPLEMENT', amount: 5, reason: '追加', version: 2 } });
  await write(finance, budgets.freeze, { params, body: { isFrozen: true, reason: '盘点', version: 3 } });
  await write(finance, budgets.freeze, { params, body: { isFrozen: false, reason: '盘点完成', version: 4 } });
  const body = { fromId: one.id, toId: other.id, amount: 10, reason: '写入划拨' };
  const transfer = await write(marketing, budgets.addTransfer, { body });
  await write(marketing, budgets.withdrawTransfer, { params: { id: transfer.id } });
  const center = { code: 'CC-WRITE', name: '写入成本中心', validFrom: '2040-01-01' };
  const kept = await write(finance, costCenterEndpoints.add, { body: center });
  await write(finance, costCenterEndpoints.change, {
    params: { id: kept.id },
    body: { ...center, name: '改名', version: 1 },
  });
  const dates = { validFrom: '2040-01-01', validUntil: '2040-12-31' };
  const order = { code: 'IO-WRITE', name: '写入订单', costCenterId: kept.id, amount: 10, ...dates };
  const made = await write(finance, internalOrderEndpoints.add, { body: order });
  await write(finance, internalOrderEndpoints.change, {
    params: { id: made.id },
    body: { ...order, amount: 20, version: 1 },
  });
  await writeOrderImports(desk);
}

async function writeOrderImports({ as, write }: Desk): Promise<void> {
  const finance = await as('qian.hui');
  const upload = (code: string) => {
    const file = { name: 'centers.csv', content: `代码,名称,负责人,生效日期\n${code},写入导入,没有的人,2040-01-01\n` };
    return write(finance, imports.upload, { body: { file, model: 'budget_cost_centers' } });
  };
  const faulty = await upload('CC-WRITE-IN');
  const params = { id: faulty.id };
  await write(finance, imports.fixRow, { params: { ...params, row: '2' }, body: { cells: { owner: 'qian.hui' } } });
  await write(finance, imports.saveData, { body: { batchId: faulty.id } });
  await write(finance, imports.undo, { params });
  const other = { id: (await upload('CC-WRITE-OUT')).id };
  const group = { column: 'owner', code: 'unknownOwner', value: '没有的人' };
  await write(finance, imports.fixFaults, { params: other, body: { ...group, replacement: 'qian.hui' } });
  await write(finance, imports.cancel, { params: other });
}
