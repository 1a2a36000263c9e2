// Every reading call, every role, every governed field: what a role hides shows in no answer (specification 3, 6).
import { effectOf, governedFields, type EndpointRow, type GovernedFieldName } from '@yijian/contract/core';
import { userEndpoints } from '@yijian/contract/users';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { startTestApp, type Caller, type LooseArguments, type TestApp } from '../../../../../../tools/testing/app.ts';
import { unzip } from '../../../../../../tools/testing/meetings/unzip.ts';
import { eachOf } from '../../../../../../tools/testing/privacy/each-of.ts';
import { fieldMarks, markFields, type MarkedRecords } from '../../../../../../tools/testing/privacy/field-marks.ts';
import { sampleOf } from '../../../../../../tools/testing/specification/samples.ts';
import { readSettings } from '../../../platform/config/index.ts';
import { rooms } from '../../rooms.ts';

const fields = Object.keys(governedFields) as GovernedFieldName[];

let app: TestApp;
/** One person of each role but the administrator's, who reads everything; and one who may call everything without being one. */
let readers: Map<string, Caller>;
let marked: MarkedRecords;

beforeAll(async () => {
  app = await startTestApp();
  await giveEveryPermission('qi.wangshu');
  const people = await app.owner<{ code: string; login: string }[]>`
    select r.code, coalesce(min(u.login) filter (where u.login = 'chen.yizhou'), min(u.login)) as login
    from roles r join user_roles l on l.enterprise_id = r.enterprise_id and l.role_id = r.id
    join users u on u.enterprise_id = l.enterprise_id and u.id = l.user_id and u.is_enabled and u.may_log_in
    where r.enterprise_id = 1 and not exists (select from user_roles a join roles x on x.enterprise_id = a.enterprise_id and x.id = a.role_id
      where a.enterprise_id = u.enterprise_id and a.user_id = u.id and x.code = 'admin') group by 1 order by 1`;
  const logins = people.map(({ login }) => login);
  marked = await markFields(app, 'chen.yizhou', logins);
  readers = new Map();
  for (const { code, login } of people) readers.set(code, await app.as(login));
});
afterAll(() => app.close());

async function giveEveryPermission(login: string): Promise<void> {
  const [role] = await app.owner<{ id: string }[]>`
    insert into roles (enterprise_id, code, name, en_name, data_range) values (1, 'EVERY_CALL', '全部功能', 'Every call', 'ALL') returning id`;
  await app.owner`insert into role_menus (enterprise_id, role_id, menu_id) select 1, ${role!.id}, id from menus where enterprise_id = 1`;
  await app.owner`delete from user_roles where enterprise_id = 1 and user_id = (select id from users where enterprise_id = 1 and login = ${login})`;
  await app.owner`insert into user_roles (enterprise_id, user_id, role_id) select 1, id, ${role!.id} from users where enterprise_id = 1 and login = ${login}`;
}

const shapeOf = (schema: unknown): Record<string, z.ZodType> =>
  (schema as { shape?: Record<string, z.ZodType> } | undefined)?.shape ?? {};

/** What is asked with: the marked records by the names ids have, many rows, credits that are confirmed. */
function known(id: string, format: 'csv' | 'xlsx'): Readonly<Record<string, unknown>> {
  const { doctorId, hospitalId, visitId, userId, publicationId } = marked;
  const ids = { id, doctorId, hospitalId, visitId, userId, publicationId, doctorIds: [doctorId], ids: [id] };
  const file = { format, reasonCategory: 'DATA_CHECK', reason: '核对字段规则' };
  return { ...ids, ...file, size: 100, state: ['CONFIRMED'] };
}

/** Known values where the schema has the name, samples where it demands others. */
function filled(schema: z.ZodType | undefined, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const given = Object.entries(shapeOf(schema)).flatMap(([name, field]) => {
    const value = values[name];
    if (value !== undefined && field.safeParse(value).success) return [[name, value] as const];
    return field.safeParse(undefined).success ? [] : [[name, sampleOf(field, { turn: 0, isText: false })] as const];
  });
  return Object.fromEntries(given);
}

/** The calls to make of a row: in each format, once, or once for each marked record where `id` says not of what. */
function callsOf(row: EndpointRow): LooseArguments[] {
  const shape = { ...shapeOf(row.params), ...shapeOf(row.query), ...shapeOf(row.body?.schema) };
  const isOpen = ['id', 'ids'].some((name) => name in { ...shapeOf(row.params), ...shapeOf(row.query) });
  const ids = isOpen ? [...new Set(Object.values(marked) as string[])] : [marked.doctorId];
  const formats = (['csv', 'xlsx'] as const).filter((one) => one === 'csv' || shape['format']?.safeParse(one).success);
  return ids.flatMap((id) =>
    formats.map((format) => ({
      params: filled(row.params, known(id, format)),
      query: filled(row.query, known(id, format)),
      ...(row.body === undefined ? {} : { body: filled(row.body.schema, known(id, format)) }),
    })),
  );
}

/** Calls in which the same words stand for something else. */
const ofOthers: Partial<Record<GovernedFieldName, readonly string[]>> = {
  // The years of birth of patients, which have rules of their own.
  'doctor.ageRange': ['treatment-records.list', 'treatment-records.count'],
  // The terms themselves, without a doctor.
  'doctor.tags': ['tags.listTerms', 'tags.listGroups', 'tags.findGroup'],
  // Who answers for a cost center.
  'doctor.owners': ['budgets.references'],
};

const isFile = (row: EndpointRow): boolean => typeof row.output === 'object' && 'file' in row.output;
const reading = () =>
  rooms(app.app.directory, readSettings({})).filter(
    ({ row }) =>
      (effectOf(row) === 'read' || (row.method === 'GET' && isFile(row))) &&
      (row.access === 'session' || typeof row.access === 'object'),
  );

interface Cell {
  readonly name: string;
  readonly row: EndpointRow;
  readonly role: string;
  readonly asked: LooseArguments;
}

let workbooks = 0;

/** A call that breaks shows nothing, and proves nothing. */
const broken: string[] = [];

async function textOf({ row, role, asked }: Cell): Promise<string> {
  const answer = await readers.get(role)!.call(row, asked);
  if (answer.status === 500) broken.push(`${row.path} as ${role} ${JSON.stringify(asked)}`);
  return answer.status === 200 ? written(answer.raw) : '';
}

/** What stands in an answer, of a workbook in its sheets. */
function written(raw: Buffer): string {
  if (raw.subarray(0, 4).toString('latin1') !== 'PK\u0003\u0004') return raw.toString('utf8');
  workbooks += 1;
  return [...unzip(raw)].flatMap(([name, part]) => (name.endsWith('.xml') ? [part.toString('utf8')] : [])).join('\n');
}

/** One rule for one field in every role, in force for whoever is signed in. */
async function inForce(field: GovernedFieldName, rule: 'MASK' | 'HIDE'): Promise<void> {
  const rights = () =>
    eachOf([...readers.values()], async (one) => (await one.call(userEndpoints.findInfo)).body.result.rights);
  const before = await rights();
  await app.owner.begin(async (tx) => {
    await tx`delete from role_fields where enterprise_id = 1`;
    await tx`insert into role_fields (enterprise_id, role_id, field, rule)
      select 1, id, ${field}, ${rule} from roles where enterprise_id = 1 and code <> 'admin'`;
  });
  await expect.poll(async () => (await rights()).every((one, at) => one !== before[at])).toBe(true);
}

test(
  'what a role hides or masks shows in no reading call, whoever asks and for whichever field',
  { tags: ['long'], timeout: 600_000 },
  async () => {
    const cells = reading().flatMap(({ name, row }) =>
      [...readers.keys()].flatMap((role) => callsOf(row).map((asked): Cell => ({ name, row, role, asked }))),
    );
    const shown = new Map<GovernedFieldName, Cell[]>(fields.map((field) => [field, []]));
    const texts = await eachOf(cells, textOf);
    for (const [at, cell] of cells.entries())
      for (const field of fields)
        if (fieldMarks[field].test(texts[at]!) && ofOthers[field]?.includes(cell.name) !== true)
          shown.get(field)!.push(cell);

    const leaks: string[] = [];
    let looked = 0;
    for (const field of fields)
      for (const rule of governedFields[field].masks ? (['HIDE', 'MASK'] as const) : (['HIDE'] as const)) {
        await inForce(field, rule);
        const open = shown.get(field)!;
        const after = await eachOf(open, textOf);
        looked += open.length;
        for (const [at, { name, role, asked }] of open.entries())
          if (fieldMarks[field].test(after[at]!))
            leaks.push(`${field} ${rule}: ${name} as ${role} ${JSON.stringify(asked)}`);
      }
    const calls = new Set(cells.map(({ name }) => name)).size;
    console.log(
      `field matrix: ${calls} calls x ${readers.size} roles x ${fields.length} fields = ${calls * readers.size * fields.length} cells; ` +
        `${workbooks} workbooks opened, ${looked} answers that showed a field asked again under a rule; leaks: ${leaks.length}`,
    );
    console.log(
      fields.map((field) => `${field} ${new Set(shown.get(field)!.map(({ name }) => name)).size}`).join(', '),
    );
    expect(workbooks).toBeGreaterThan(0);
    expect(broken).toEqual([]);
    expect(leaks).toEqual([]);
    expect(fields.filter((field) => shown.get(field)!.length === 0)).toEqual([]);
  },
);
