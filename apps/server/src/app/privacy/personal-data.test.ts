// No whole mobile or identity number in any answer of a reading call, nor in any text of the database, after numbers were written everywhere (docs/security.md).
import { userAdminEndpoints } from '@yijian/contract/administration';
import { effectOf } from '@yijian/contract/core';
import { dataModelEndpoints } from '@yijian/contract/data-models';
import { revealEndpoints } from '@yijian/contract/privacy';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { readSettings } from '../../platform/config/index.ts';
import { openLog, safeAddress } from '../../platform/log/index.ts';
import { rooms } from '../rooms.ts';

const PHONE = '13812345678';
const ROW_PHONE = '13987654321';
// An identity number holds a date of birth; the credit code of a company is as long and public (GB 11643, GB 32100).
const identityNumber = '[0-9]{6}(19|20)[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])[0-9]{3}[0-9Xx]';
// What stands behind the point of a fraction is no number of a person.
const wholeNumber = new RegExp(`(?<!\\d|\\d\\.)(?:1[3-9]\\d{9}|${identityNumber})(?!\\d)`, 'u');
const PASSWORD = 'Correct-horse-41-battery';

let app: TestApp;
let admin: Caller;
let steward: Caller;
let batch: string;

beforeAll(async () => {
  app = await startTestApp();
  [admin, steward] = [await app.as('admin'), await app.as('su.zhen')];
  await writeNumbers();
});
afterAll(() => app.close());

/** An account, an uploaded and committed doctor, a faulty row, a column nobody reads, a number kept, a number shown. */
async function writeNumbers(): Promise<void> {
  const [role] = await app.owner<{ id: string }[]>`select id from roles where enterprise_id = 1 and code = 'REP'`;
  const account = {
    login: 'with.phone',
    firstName: '有号',
    enName: '',
    phone: PHONE,
    email: null,
    language: 'zh',
    department: null,
    workId: null,
    organizationId: null,
    userType: 'STAFF',
    roleIds: [role!.id],
    mayLogIn: true,
    isEnabled: true,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  };
  const key = { 'idempotency-key': 'personal-data-0001' };
  const added = await admin.call(userAdminEndpoints.addAccount, { body: account }, key);
  expect(added.status).toBe(200);
  const [place] = await app.owner<{ name: string }[]>`
    select min(name) as name from hospitals where enterprise_id = 1 group by name having count(*) = 1 limit 1`;
  const lines = [
    '姓名,医院,科室,手机,身份证',
    `测密医,${place!.name},测密科,+86 ${ROW_PHONE},99999919550101001X`,
    `,${place!.name},测密科,${ROW_PHONE}/${PHONE},`,
  ];
  const file = { name: '医生.csv', content: lines.join('\n') };
  const uploaded = await steward.call(dataModelEndpoints.upload, { body: { model: 'doctors', mode: 'ADD', file } });
  batch = uploaded.body.result.id;
  expect(JSON.stringify(uploaded.body)).not.toMatch(wholeNumber);
  const committed = await steward.call(dataModelEndpoints.saveData, { body: { batchId: batch, allOrNothing: false } });
  expect(committed.body.result).toMatchObject({ state: 'DONE', createdCount: 1 });
  const [doctor] = await app.owner<{ id: string }[]>`select id from doctors where name = '测密医'`;
  const why = { field: 'PHONE', category: 'VERIFY', reason: '核对上传的号码' };
  const shown = await steward.call(revealEndpoints.revealDoctor, { params: { id: doctor!.id }, body: why }, key);
  expect(shown.body.result.value).toBe(ROW_PHONE);
}

it(
  'no reading call answers a whole number, whoever asks and for whichever record',
  { tags: ['long'], timeout: 120_000 },
  async () => {
    const ids = await app.owner<{ id: string }[]>`
    select max(id)::text as id from doctors where name = '测密医' union all select max(id)::text from users where enterprise_id = 1
    union all select ${batch} union all select '1'`;
    const readers = [admin, steward, await app.as('chen.yizhou'), await app.as('shen.lian')];
    const reading = rooms(app.app.directory, readSettings({})).filter(({ row }) => effectOf(row) === 'read');
    const leaks: string[] = [];
    let answered = 0;
    for (const { name, row } of reading) {
      for (const reader of readers) {
        for (const { id } of row.params === undefined ? ids.slice(0, 1) : ids) {
          const params = { id, userId: id, doctorId: id, batchId: id };
          const answer = await reader.call(row, { params, query: row.query === undefined ? {} : { size: 100 } });
          const again = answer.status === 400 ? await reader.call(row, { params }) : answer;
          if (again.status === 200) answered += 1;
          // The one number that may stand there is the example of the upload's guide; the mark of a request is made by chance.
          const whole = again.body === undefined ? '' : JSON.stringify(again.body);
          const example = whole.replaceAll('13800000000', '').replaceAll(/"requestId":"[^"]*"/g, '');
          // One's own number is one's own.
          const text = name === 'users.findInfo' ? example.replace(/"phone":"\d+"/, '') : example;
          if (wholeNumber.test(text)) leaks.push(`${name} ${id}: ${wholeNumber.exec(text)![0]}`);
        }
      }
    }
    expect(leaks).toEqual([]);
    expect(answered).toBeGreaterThan(100);
  },
);

it('no text of any table holds a whole number', { timeout: 60_000 }, async () => {
  const columns = await app.owner<{ schema: string; table: string; column: string }[]>`
    select c.table_schema as schema, c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
    where c.table_schema in ('public', 'app') and c.data_type in ('text', 'jsonb', 'json', 'ARRAY', 'character varying')
    order by 1, 2, 3`;
  expect(columns.length).toBeGreaterThan(100);
  const found: string[] = [];
  for (const { schema, table, column } of columns) {
    // Landlines of hospitals are public; keys and hashes are no numbers of people.
    const rows = await app.owner<{ value: string }[]>`
      select left(${app.owner(column)}::text, 300) as value from ${app.owner(`${schema}.${table}`)}
      where ${app.owner(column)}::text ~ ${`(?<![0-9A-Za-z])(?<![0-9]\\.)(1[3-9][0-9]{9}|${identityNumber})(?![0-9A-Za-z])`} limit 3`;
    for (const { value } of rows) found.push(`${table}.${column}: ${value}`);
  }
  expect(found).toEqual([]);
});

it('the log holds no number: fields of that name are removed, addresses are masked', () => {
  expect(safeAddress(`/prod-api/doctor/search?keyword=${PHONE}&x=1`)).toBe(
    '/prod-api/doctor/search?keyword=138****5678&x=1',
  );
  expect(openLog('silent').bindings()).toEqual({});
});
