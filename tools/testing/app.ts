// The whole server in this process on a database of its own, for API tests: real rows, real tokens, no network.
import { readFileSync } from 'node:fs';
import type { Arguments, EndpointRow, Output } from '@yijian/contract/core';
import postgres from 'postgres';
import { createApp, type App } from '../../apps/server/src/app/create-app.ts';
import { issueAccessToken } from '../../apps/server/src/modules/sessions/index.ts';
import { fixedClock, systemClock, type Clock } from '../../apps/server/src/platform/clock/index.ts';
import { readSettings } from '../../apps/server/src/platform/config/index.ts';
import { openLog, type Log } from '../../apps/server/src/platform/log/index.ts';
import { openVault } from '../../apps/server/src/platform/secrets/index.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { noClocks } from './template/no-clocks.ts';

export interface Answer<E extends EndpointRow> {
  readonly status: number;
  /** The envelope: code, message, result; for a refusal error and fields. */
  readonly body: AnswerBody<E>;
  readonly headers: Readonly<Record<string, unknown>>;
  /** The bytes of a file. */
  readonly raw: Buffer;
}

export interface AnswerBody<E extends EndpointRow> {
  readonly code: number;
  readonly message: string;
  readonly result: Output<E>;
  readonly error?: string;
  readonly fields?: { field: string; message: string }[];
  readonly requestId?: string;
}

export interface Caller {
  readonly token: string;
  readonly host: string;
  /** Calls a row as this person. Arguments are not checked here, so that tests can send what is wrong. */
  call<E extends EndpointRow>(
    row: E,
    args?: Arguments<E> | LooseArguments,
    headers?: Record<string, string>,
  ): Promise<Answer<E>>;
}

export interface LooseArguments {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

export interface TestApp {
  readonly app: App;
  /** As the owner of the database: sees every enterprise. For arranging and looking, not for what is tested. */
  readonly owner: postgres.Sql;
  /** Where it is, for a process beside this one. */
  readonly database: TestDatabase;
  /** A signed-in account of the demo; `realm` is weili unless given. */
  as(login: string, realm?: string): Promise<Caller>;
  /** Whoever holds this token at a host. */
  holding(token: string, host?: string): Caller;
  /** Someone without a token at a host. */
  anonymous(host?: string): Caller;
  close(): Promise<void>;
}

const hosts: Readonly<Record<string, string>> = { weili: 'localhost', kanglan: 'kanglan.localhost' };

export interface TestAppOptions {
  readonly now?: Date;
  readonly settings?: Record<string, string>;
  readonly log?: Log;
  /** Instead of a copy of the demo; dropped at the end. */
  readonly database?: TestDatabase;
}

/** Starts it. `now` makes time stand still; `settings` are as in the environment. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await createTestDatabase());
  const settings = readSettings({
    NODE_ENV: 'test',
    LOG_LEVEL: 'fatal',
    RATE_LIMIT_PER_MINUTE: '1000000',
    ...noClocks,
    ...options.settings,
  });
  const clock: Clock = options.now === undefined ? systemClock : fixedClock(options.now);
  const app = await createApp({
    settings,
    log: options.log ?? openLog(settings.LOG_LEVEL),
    vault: openVault(database.keyFile),
    clock,
    ownerUrl: database.url,
    appUrl: database.appUrl,
  });
  const owner = postgres(database.url, { max: 2, onnotice: () => {} });
  await app.server.ready();
  return {
    app,
    owner,
    database,
    as: async (login, realm = 'weili') => {
      const host = hosts[realm] ?? realm;
      return caller(app, host, await tokenOf(app, host, realm, login));
    },
    holding: (token, host = 'localhost') => caller(app, host, token),
    anonymous: (host = 'localhost') => caller(app, host, ''),
    async close() {
      await owner.end({ timeout: 5 });
      await app.close();
      await database.drop();
    },
  };
}

async function tokenOf(app: App, host: string, realm: string, login: string): Promise<string> {
  const tenant = await app.directory.byRealm(realm);
  if (tenant === undefined) throw new Error(`no enterprise has the realm ${realm}`);
  const { context } = await app.identity.realms.at(tenant, `http://${host}`);
  return (await issueAccessToken(context, { login, seconds: 3600 })).accessToken;
}

function caller(app: App, host: string, token: string): Caller {
  return {
    token,
    host,
    async call(row, args = {}, headers = {}) {
      const parts = args as LooseArguments;
      const { payload, type } = bodyOf(row, parts.body);
      const answer = await app.server.inject({
        method: row.method,
        url: urlOf(row, parts),
        headers: { host, ...(token === '' ? {} : { authorization: `Bearer ${token}` }), ...type, ...headers },
        ...(payload === undefined ? {} : { payload }),
      });
      const isJson = String(answer.headers['content-type']).startsWith('application/json');
      return {
        status: answer.statusCode,
        headers: answer.headers,
        raw: answer.rawPayload,
        body: isJson ? answer.json() : undefined,
      };
    },
  } as Caller;
}

function urlOf(row: EndpointRow, { params, query }: LooseArguments): string {
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)?.[name])),
  );
  const search = pairs(query).toString();
  return `${(row.base ?? 'interface') === 'interface' ? '/prod-api' : ''}${path}${search === '' ? '' : `?${search}`}`;
}

function bodyOf(row: EndpointRow, body: unknown): { payload?: string | Buffer; type: Record<string, string> } {
  if (body === undefined) return { type: {} };
  if (row.body?.encoding === 'multipart') return multipart(body as Record<string, unknown>);
  if (row.body?.encoding === 'form')
    return { payload: pairs(body).toString(), type: { 'content-type': 'application/x-www-form-urlencoded' } };
  return { payload: JSON.stringify(body), type: { 'content-type': 'application/json' } };
}

function pairs(values: unknown): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((values ?? {}) as Record<string, unknown>)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) search.append(name, String(one));
  }
  return search;
}

/** A file to upload: bytes, or the path of a file to read. */
export interface TestFile {
  readonly name: string;
  readonly content?: Buffer | string;
  readonly path?: string;
}

const BOUNDARY = 'yijian-test-boundary';

function multipart(fields: Record<string, unknown>): { payload: Buffer; type: Record<string, string> } {
  const parts = Object.entries(fields).map(([name, value]) => {
    const isFile = typeof value === 'object' && value !== null && 'name' in value;
    const file = value as TestFile;
    const head = isFile
      ? `; filename="${encodeURIComponent(file.name)}"\r\ncontent-type: application/octet-stream`
      : '';
    const content = isFile ? (file.content ?? readFileSync(file.path ?? '')) : String(value);
    return Buffer.concat([
      Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${head}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]);
  });
  const payload = Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
  return { payload, type: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } };
}
