// What goes to ClickHouse over the wire, and what becomes of a server that refuses, is away or does not answer.
import { Readable } from 'node:stream';
import { beforeEach, expect, it } from 'vitest';
import { startLocalServer, type LocalServer } from '../../../../../../tools/testing/servers/local-server.ts';
import { openColumns, type ColumnStore } from './store.ts';

let server: LocalServer;
let store: ColumnStore;

beforeEach(async () => {
  server = await startLocalServer();
  store = openColumns({ CLICKHOUSE_URL: server.origin.replace('//', '//reader:a%20word@').concat('/yijian') })!;
  return () => server.close();
});

it('nothing is opened without an address', () => {
  expect(openColumns({ CLICKHOUSE_URL: undefined })).toBeUndefined();
});

it('a question goes to the database of the address with its sign-in, and rows come back with whole numbers', async () => {
  server.answer((_, response) => void response.end('{"people":2,"at":1793836800000000}\n{"people":3,"at":0}\n'));
  expect(await store.ask('select 1')).toEqual([
    { people: 2, at: 1_793_836_800_000_000 },
    { people: 3, at: 0 },
  ]);
  const { method, query, headers, body } = server.received[0]!;
  expect(method).toBe('POST');
  expect(body).toMatch(/^select 1\s+FORMAT JSONEachRow$/);
  expect(headers.authorization).toBe(`Basic ${Buffer.from('reader:a word').toString('base64')}`);
  expect(Object.fromEntries(query)).toMatchObject({
    database: 'yijian',
    cancel_http_readonly_queries_on_client_close: '1',
    output_format_json_quote_64bit_integers: '0',
  });
});

it('lines are sent as they come, under the name of their table', async () => {
  server.answer((_, response) => void response.end());
  await store.fill('events_arriving', Readable.from(['1\t2\n', '3\t4\n'], { objectMode: false }));
  expect(server.received[0]!.query.get('query')).toMatch(/^INSERT INTO events_arriving\s+FORMAT TabSeparated$/);
  expect(server.received[0]!.body).toBe('1\t2\n3\t4\n');
});

it('a server that refuses says why and is there', async () => {
  server.answer((_, response) => {
    response.writeHead(404, { 'x-clickhouse-exception-code': '60' });
    response.end('Code: 60. DB::Exception: Unknown table expression identifier copies. (UNKNOWN_TABLE) (version 26.7)');
  });
  await expect(store.ask('select 1')).rejects.toThrow('Unknown table');
  await expect(store.run('drop table x')).rejects.toThrow('Unknown table');
  expect(store.isAway()).toBe(false);
});

it('a server that hangs up is away, also in the middle of lines', async () => {
  server.answer((_, response) => void response.destroy());
  await expect(store.fill('events_arriving', Readable.from(['1\n'], { objectMode: false }))).rejects.toThrow();
  expect(store.isAway()).toBe(false);
  await expect(store.ask('select 1')).rejects.toThrow();
  expect(store.isAway()).toBe(true);
});

it('lines that break off are told', async () => {
  server.answer((_, response) => void response.end());
  const broken = Readable.from(
    (async function* lines() {
      yield '1\t2\n';
      await Promise.resolve();
      throw new Error('PostgreSQL went away');
    })(),
    { objectMode: false },
  );
  await expect(store.fill('events_arriving', broken)).rejects.toThrow();
});
