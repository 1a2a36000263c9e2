// The copy of the events in columns is what the events are, whatever happened to them (decision 0027).
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../../tools/testing/app.ts';
import { copyNow, openTestColumns, type TestColumns } from '../../../../../../tools/testing/columns/test-columns.ts';
import { openColumns, type ColumnStore } from '../../../platform/db/index.ts';
import { selectCopied } from './copy-clickhouse.sql.ts';

const HOUR = 3_600_000;
const NOW = new Date('2001-06-15T04:00:00Z');
const later = (hours: number): Date => new Date(NOW.getTime() + hours * HOUR);

let app: TestApp;
let columns: TestColumns;
let other: string;

beforeAll(async () => {
  app = await startTestApp();
  [{ id: other }] = await app.owner<[{ id: string }]>`select id::text from enterprises where realm = 'kanglan'`;
});
afterAll(() => app.close());

beforeEach(async () => {
  columns = await openTestColumns();
  return () => columns.close();
});

const copy = (hours: number, enterpriseId = '1', store: ColumnStore = columns.store): Promise<number[]> =>
  copyNow(app.app.connections, { enterpriseId, store, now: later(hours) });

interface Line {
  readonly id: number;
  readonly doctor: number;
  readonly moment: number;
  readonly kind: string;
  readonly seconds: number;
}

const there = (enterpriseId: string): Promise<Line[]> =>
  columns.store.ask<Line>(
    `select cast(id as double) as id, cast(doctor_id as double) as doctor, cast(moment as double) as moment, concat(channel, ':', action) as kind,
      cast(seconds as int) as seconds from events where enterprise_id = ${enterpriseId} order by id`,
  );

const here = (enterpriseId: string): Promise<Line[]> => app.owner<Line[]>`
  select id::float8 as id, doctor_id::float8 as doctor, (extract(epoch from at) * 1000000)::float8 as moment, channel || ':' || action as kind,
    coalesce(duration_seconds, 0) as seconds from interactions where enterprise_id = ${enterpriseId} order by id`;

async function add(at: string, enterpriseId = '1'): Promise<string> {
  const [row] = await app.owner<[{ id: string }]>`
    insert into interactions (enterprise_id, doctor_id, at, channel, action, duration_seconds)
    select enterprise_id, id, ${at}, 'LIVE', 'WATCHED', 90 from doctors where enterprise_id = ${enterpriseId} order by id limit 1
    returning id::text`;
  return row.id;
}

it('a first copy holds every event of the enterprise and of no other, and a second one has nothing to do', async () => {
  const months = await copy(0);
  expect(months.length).toBeGreaterThan(1);
  expect(await there('1')).toEqual(await here('1'));
  expect(await there(other)).toEqual([]);
  expect(await copy(1)).toEqual([]);
  expect(await selectCopied(columns.store, '1')).toEqual({ recentAt: later(1).getTime(), wholeAt: NOW.getTime() });
});

it('only the months that changed are copied again: with what was added, without what was deleted, at their hour in Shanghai', async () => {
  await copy(0);
  // The last second of May and the first of June in Shanghai.
  const may = await add('2001-05-31T15:59:59.999999Z');
  const june = await add('2001-05-31T16:00:00Z');
  expect(await copy(1)).toEqual([200105, 200106]);
  expect((await there('1')).filter(({ id }) => id === Number(may) || id === Number(june))).toHaveLength(2);
  await app.owner`update interactions set duration_seconds = 91 where id = ${june} and enterprise_id = 1`;
  expect(await copy(2)).toEqual([200106]);
  await app.owner`delete from interactions where id = ${may} and enterprise_id = 1`;
  expect(await copy(3)).toEqual([200105]);
  expect(await there('1')).toEqual(await here('1'));
});

it('older months are compared once a day', async () => {
  await copy(0);
  const old = await add('1999-03-03T03:00:00Z');
  expect(await copy(23)).toEqual([]);
  expect(await copy(24)).toEqual([199903]);
  await app.owner`delete from interactions where id = ${old} and enterprise_id = 1`;
  expect(await copy(48)).toEqual([199903]);
  expect((await there('1')).some(({ id }) => id === Number(old))).toBe(false);
});

it('enterprises are copied apart', async () => {
  await copy(0);
  const own = await there('1');
  const id = await add('2001-06-02T03:00:00Z', other);
  expect(await copy(0, other)).toContain(200106);
  expect((await there(other)).map((line) => line.id)).toContain(Number(id));
  await app.owner`delete from interactions where id = ${id} and enterprise_id = ${other}`;
  await copy(1, other);
  expect(await there(other)).toEqual(await here(other));
  expect(await there('1')).toEqual(own);
});

it('a process leaves an enterprise to the one that copies it', async () => {
  const free = await app.app.connections.bound('1').reserve();
  await free`begin`;
  await free`select pg_advisory_xact_lock(hashtext('interactions.copy'), 1)`;
  expect(await copy(0)).toEqual([]);
  expect(await selectCopied(columns.store, '1')).toEqual({ recentAt: 0, wholeAt: 0 });
  await free`rollback`;
  free.release();
  expect((await copy(0)).length).toBeGreaterThan(1);
});

it('a copy that fails on its way leaves what was there, and does not pass for a new one', async () => {
  await copy(0);
  const before = await there('1');
  const id = await add('2001-06-03T03:00:00Z');
  const broken: ColumnStore = {
    ...columns.store,
    fill: async (table, lines) => {
      await columns.store.fill(table, lines);
      throw new Error('the connection broke');
    },
  };
  await expect(copy(1, '1', broken)).rejects.toThrow('the connection broke');
  expect(await there('1')).toEqual(before);
  expect((await selectCopied(columns.store, '1')).recentAt).toBe(NOW.getTime());
  expect(await copy(2)).toEqual([200106]);
  await app.owner`delete from interactions where id = ${id} and enterprise_id = 1`;
});

it('a server that is away is told, and one that nobody listens at is left alone', async () => {
  const away = openColumns({ CLICKHOUSE_URL: 'http://127.0.0.1:9/yijian' })!;
  await expect(copy(0, '1', away)).rejects.toThrow(/ECONNREFUSED/);
  await expect(away.ask('select 1')).rejects.toThrow(/ECONNREFUSED/);
  expect(away.isAway()).toBe(true);
});
