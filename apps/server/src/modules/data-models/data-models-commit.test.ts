// What ends an upload, and who may do it: commit, undo, cancel (specification 7.5, data/save/data; product: Import machine).
import { dataModelEndpoints as calls, type Upload } from '@yijian/contract/data-models';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp, type TestFile } from '../../../../../tools/testing/app.ts';

let app: TestApp;
let steward: Caller;
let compliance: Caller;

beforeAll(async () => {
  app = await startTestApp();
  steward = await app.as('su.zhen');
  compliance = await app.as('shen.lian');
});
afterAll(() => app.close());

const heads = '医院名称,省份,城市,电话,等级,床位数\n';

function upload(
  content: string | Buffer,
  more: Partial<Pick<Upload, 'model' | 'mode' | 'mapping'>> & { as?: Caller; english?: boolean } = {},
) {
  const { as = steward, english = false, ...fields } = more;
  const file: TestFile = { name: 'rows.csv', content };
  return as.call(
    calls.upload,
    { body: { file, model: 'hospitals', ...fields } },
    english ? { 'accept-language': 'en' } : {},
  );
}

const commit = (batchId: string, more: { allOrNothing?: boolean } = {}) =>
  steward.call(calls.saveData, { body: { batchId, ...more } });
const undo = (id: string) => steward.call(calls.undo, { params: { id } });
const hospitalsOf = async (id: string) =>
  app.owner<{ name: string }[]>`select * from hospitals where import_batch_id = ${id} order by name`;

describe('committing and undoing', () => {
  it('commits the valid rows, leaves the others, and undoes without a trace', async () => {
    const { body } = await upload(`${heads}测提医院,福建,福州,,三甲,800\n测提二院,福建,福州,xx,,\n`);
    const { id } = body.result;
    const whole = await commit(id, { allOrNothing: true });
    expect([whole.status, whole.body.error]).toEqual([409, 'data-models.notAllValid']);
    const done = await commit(id);
    expect(done.body.result).toMatchObject({ state: 'DONE', createdCount: 1, updatedCount: 0, actions: ['undo'] });
    expect(await hospitalsOf(id)).toMatchObject([
      {
        name: '测提医院',
        level: '3A',
        beds: 800,
        city_code: '350100',
        source: 'IMPORT',
        pinyin: 'cetiyiyuan',
        initials: 'ctyy',
      },
    ]);
    const [audit] = await app.owner`
      select count(*)::int as n from audit_log a join users u on u.enterprise_id = a.enterprise_id and u.id = a.user_id
      where a.table_name = 'hospitals' and a.action = 'insert' and u.login = 'su.zhen' and a.new_values->>'import_batch_id' = ${id}`;
    expect(audit?.['n']).toBe(1);
    const twice = await commit(id);
    expect([twice.status, twice.body.error, twice.body.message]).toEqual([
      409,
      'data-models.illegalState',
      expect.stringMatching(/^批次当前为「已提交」（苏臻，.+），不能提交$/),
    ]);
    expect((await undo(id)).body.result).toMatchObject({ state: 'UNDONE', actions: [] });
    expect(await hospitalsOf(id)).toEqual([]);
    expect((await undo(id)).body.error).toBe('data-models.illegalState');
  });

  it('coordinates are stored, kept by a change without them and put back; what is out of bounds is told with its bounds', async () => {
    const places = '医院名称,省份,城市,纬度,经度\n';
    const { body } = await upload(
      `${places}测位医院,福建,福州,26.0745,119.2965\n测位二院,福建,福州,90.5,-181\n测位三院,福建,福州,26,\n测位四院,福建,福州,北纬,119\n`,
      { english: true },
    );
    const told = body.result.firstFaults.flatMap(({ row, faults }) =>
      faults.map(({ column, message }) => [row, column, message]),
    );
    expect(told).toEqual([
      [3, 'latitude', 'Must be within -90 ~ 90 degrees'],
      [3, 'longitude', 'Must be within -180 ~ 180 degrees'],
      [4, 'longitude', 'Latitude and longitude are given together'],
      [5, 'latitude', 'Must be a number, not “北纬”'],
    ]);
    await commit(body.result.id);
    const look = async () =>
      (
        await app.owner`select latitude, longitude, beds from hospitals where enterprise_id = 1 and name = '测位医院'`
      )[0];
    expect(await look()).toMatchObject({ latitude: 26.0745, longitude: 119.2965 });
    const beds = await upload(`${heads}测位医院,福建,福州,,,500\n`, { mode: 'UPSERT' });
    await commit(beds.body.result.id);
    expect(await look()).toMatchObject({ latitude: 26.0745, longitude: 119.2965, beds: 500 });
    const moved = await upload(`${places}测位医院,福建,福州,-1.5,100\n`, { mode: 'UPSERT' });
    await commit(moved.body.result.id);
    expect(await look()).toMatchObject({ latitude: -1.5, longitude: 100 });
    await undo(moved.body.result.id);
    expect(await look()).toMatchObject({ latitude: 26.0745, longitude: 119.2965 });
  });

  it('updates existing records, puts them back, and refuses when someone changed them since', async () => {
    const { body: first } = await upload(`${heads}测更医院,福建,福州,0591-11112222,三甲,800\n`);
    await commit(first.result.id);
    const { body: none } = await upload(`${heads}测更二院,福建,福州,,,\n`, { mode: 'UPDATE' });
    expect(none.result.firstFaults[0]!.faults).toMatchObject([{ code: 'notExisting' }]);
    const { body } = await upload(`${heads}测更医院,福建,福州,,二甲,\n测更三院,福建,福州,,,5\n`, { mode: 'UPSERT' });
    const done = await commit(body.result.id);
    expect(done.body.result).toMatchObject({ createdCount: 1, updatedCount: 1 });
    const look = async () => (await app.owner`select level, beds, telephone from hospitals where name = '测更医院'`)[0];
    expect(await look()).toMatchObject({ level: '2A', beds: 800, telephone: '0591-11112222' });
    const told = async () => {
      const events =
        await app.owner`select e.id from outbox_events e join hospitals h on h.enterprise_id = e.enterprise_id
        and e.payload->>'hospitalId' = h.id::text where e.topic = 'hospitals.changed' and h.name = '测更医院'`;
      return events.length;
    };
    expect(await told()).toBe(1);
    await app.owner`update hospitals set beds = 801, updated_at = now() where name = '测更医院'`;
    const refused = await undo(body.result.id);
    expect([refused.status, refused.body.error, refused.body.fields]).toEqual([
      409,
      'data-models.changedSince',
      [{ field: 'record', message: '测更医院' }],
    ]);
    expect(await hospitalsOf(body.result.id)).toHaveLength(1);
    await app.owner`update hospitals h set beds = 800, updated_at = b.committed_at from import_batches b
      where h.name = '测更医院' and b.id = ${body.result.id} and b.enterprise_id = h.enterprise_id`;
    expect((await undo(body.result.id)).body.result.state).toBe('UNDONE');
    expect(await look()).toMatchObject({ level: '3A', beds: 800 });
    expect(await told()).toBe(2);
    expect(await hospitalsOf(body.result.id)).toEqual([]);
  });

  it('imports doctors to existing hospitals, and does not undo a hospital that has doctors', async () => {
    const { body: place } = await upload(
      `${heads}测医一院,福建,福州,,三甲,\n测医同名院,福建,福州,,,\n测医同名院,福建,厦门,,,\n`,
    );
    await commit(place.result.id);
    const rows = [
      '姓名,医院,城市,科室,职称,分级,性别,手机',
      '单清和,测医一院,,神经内科,主任医师,A 级,女,+86 138-0000-1111',
      '陆明,不存在医院,,骨科,,,,',
      '陆明,测医同名院,,骨科,,,,',
      '陆明,测医同名院,厦门,骨科,,,,',
      '单清和,测医一院,福州,神经内科,,,,',
      '陆二,测医一院,,骨科,院长,,,123',
    ];
    const { body } = await upload(rows.join('\n'), { model: 'doctors' });
    const faults = body.result.firstFaults.map((row) => [row.row, row.faults.map((fault) => fault.code)]);
    expect(faults).toEqual([
      [3, ['unknownHospital']],
      [4, ['ambiguousHospital']],
      [6, ['duplicateInFile']],
      [7, ['unknownValue', 'badPhone']],
    ]);
    expect((await commit(body.result.id)).body.result).toMatchObject({ state: 'DONE', createdCount: 2 });
    const [doctor] =
      await app.owner`select * from doctors where name = '单清和' and import_batch_id = ${body.result.id}`;
    expect(doctor).toMatchObject({
      masked_phone: '138****1111',
      title_code: 'CHIEF_PHYSICIAN',
      tier: 'A',
      sex: 'FEMALE',
      hospital_level: '3A',
      city_code: '350100',
      pinyin: 'shanqinghe',
    });
    expect(doctor?.['department_code']).not.toBeNull();
    const refused = await undo(place.result.id);
    expect([refused.status, refused.body.error]).toEqual([409, 'data-models.referredTo']);
    expect(refused.body.fields?.map((field) => field.message)).toEqual(['测医一院', '测医同名院']);
    expect(await hospitalsOf(place.result.id)).toHaveLength(3);
    const masked = await compliance.call(calls.listRows, { params: { id: body.result.id }, query: {} });
    expect(masked.body.result.content[0]!.cells['phone']).toBe('+86 138-****-1111');
    expect((await undo(body.result.id)).body.result.state).toBe('UNDONE');
    expect((await undo(place.result.id)).body.result.state).toBe('UNDONE');
  });

  it('marks rows anew whose record appeared after the check', async () => {
    const [{ body: one }, { body: two }] = [
      await upload(`${heads}测抢医院,福建,福州,,,\n`),
      await upload(`${heads}测抢医院,福建,福州,,,\n测抢二院,福建,福州,,,\n`),
    ];
    expect((await commit(one.result.id)).status).toBe(200);
    const late = await commit(two.result.id);
    expect([late.status, late.body.error]).toEqual([409, 'data-models.rowsChanged']);
    const seen = await steward.call(calls.findBatch, { params: { id: two.result.id } });
    expect(seen.body.result).toMatchObject({
      state: 'NEEDS_FIX',
      validCount: 1,
      duplicateCount: 1,
      firstFaults: [{ row: 2, faults: [{ code: 'exists' }] }],
    });
    expect((await commit(two.result.id)).body.result).toMatchObject({ state: 'DONE', createdCount: 1 });
  });

  it('commits once when two commit at the same time', async () => {
    const { body } = await upload(`${heads}测同时医院,福建,福州,,,\n`);
    const answers = await Promise.all([commit(body.result.id), commit(body.result.id), commit(body.result.id)]);
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await hospitalsOf(body.result.id)).toHaveLength(1);
  });

  it('takes up a commit that stopped half way, or cancels it; nothing half-written is there', async () => {
    const stopped = async (state: string) => {
      const { body } = await upload(`${heads}测断医院,福建,福州,,,\n`);
      await app.owner`update import_batches set state = ${state}, mapping = mapping || '{"beat": "2020-01-01T00:00:00Z", "run": "gone"}' where id = ${body.result.id}`;
      return body.result.id;
    };
    const resumed = await stopped('COMMITTING');
    const seen = await steward.call(calls.findBatch, { params: { id: resumed } });
    expect(seen.body.result).toMatchObject({ isInterrupted: true, actions: ['commit', 'cancel'] });
    expect((await commit(resumed)).body.result).toMatchObject({ state: 'DONE', createdCount: 1 });
    await undo(resumed);
    const cancelled = await stopped('VALIDATING');
    expect((await steward.call(calls.cancel, { params: { id: cancelled } })).body.result).toMatchObject({
      state: 'CANCELLED',
      actions: [],
    });
    const [left] = await app.owner`select count(*)::int as n from import_rows where batch_id = ${cancelled}`;
    expect(left?.['n']).toBe(0);
    const working = await stopped('COMMITTING');
    await app.owner`update import_batches set mapping = mapping || jsonb_build_object('beat', now()) where id = ${working}`;
    expect((await commit(working)).body.error).toBe('data-models.working');
  });

  it('refuses every action that the state does not allow', async () => {
    const { body } = await upload(`${heads}测终医院,福建,福州,,,\n`);
    const { id } = body.result;
    expect((await undo(id)).body.error).toBe('data-models.illegalState');
    await steward.call(calls.cancel, { params: { id } });
    const refused = await Promise.all([
      commit(id),
      undo(id),
      steward.call(calls.cancel, { params: { id } }),
      steward.call(calls.fixRow, { params: { id, row: 2 }, body: { cells: {} } }),
    ]);
    expect(refused.map((answer) => [answer.status, answer.body.error])).toEqual(
      Array.from({ length: 4 }, () => [409, 'data-models.illegalState']),
    );
    // Who loses is told who was first.
    for (const answer of refused) expect(answer.body.message).toMatch(/^批次当前为「已取消」（苏臻，.+），不能/);
  });
});

describe('who may', () => {
  it('reads with one permission and writes with another; representatives have neither', async () => {
    const { body } = await upload(`${heads}测权医院,福建,福州,,,\n`);
    const { id } = body.result;
    const page = await compliance.call(calls.listBatches, { query: { model: 'hospitals', state: ['READY'] } });
    expect(page.body.result.content.find((batch) => batch.id === id)).toMatchObject({ userName: '苏臻', actions: [] });
    const rep = await app.as('chen.yizhou');
    const refused = await Promise.all([
      compliance.call(calls.saveData, { body: { batchId: id } }),
      compliance.call(calls.cancel, { params: { id } }),
      upload(heads, { as: compliance }),
      rep.call(calls.listBatches, { query: {} }),
      rep.call(calls.downloadTemplate, { params: { id: 'hospitals' }, query: {} }),
    ]);
    expect(refused.map((answer) => answer.status)).toEqual([403, 403, 403, 403, 403]);
    expect((await app.anonymous().call(calls.listModels, {})).status).toBe(401);
  });

  it('does not show another enterprise that an upload exists', async () => {
    const { body } = await upload(`${heads}测企医院,福建,福州,,,\n`);
    const stranger = await app.as('admin', 'kanglan');
    const made = await stranger.call(calls.findBatch, { params: { id: '999999999' } });
    for (const id of [body.result.id, '999999999']) {
      const answers = await Promise.all([
        stranger.call(calls.findBatch, { params: { id } }),
        stranger.call(calls.listRows, { params: { id }, query: {} }),
        stranger.call(calls.saveData, { body: { batchId: id } }),
        stranger.call(calls.undo, { params: { id } }),
        stranger.call(calls.cancel, { params: { id } }),
      ]);
      expect(answers.map((answer) => [answer.status, answer.body.error, answer.body.message])).toEqual(
        Array.from({ length: 5 }, () => [404, made.body.error, made.body.message]),
      );
    }
  });
});
