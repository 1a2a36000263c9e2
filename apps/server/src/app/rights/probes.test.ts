// Probes over every call of the contract: ids of others answer like unknown ones, fields that are the server's are refused by name (reliability 1, 2, 4, 21).
import { channelErrors } from '@yijian/contract/channels';
import { effectOf, type EndpointRow } from '@yijian/contract/core';
import { exportErrors } from '@yijian/contract/exports';
import { decodeJwt, generateKeyPair, importJWK, SignJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { eachOf } from '../../../../../tools/testing/privacy/each-of.ts';
import { readSettings } from '../../platform/config/index.ts';
import { rooms } from '../rooms.ts';

let app: TestApp;
let admin: Caller;
/** Ids of the other enterprise, the first of each table; no table of this enterprise has any of them. */
let foreign: string[];
const UNKNOWN = '987654321987';

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
  foreign = await foreignIds();
  expect(foreign.length).toBeGreaterThan(15);
});
afterAll(() => app.close());

const endpoints = () =>
  rooms(app.app.directory, readSettings({})).filter(
    ({ row }) => row.access === 'session' || typeof row.access === 'object',
  );
const shapeOf = (schema: unknown): Record<string, z.ZodType> =>
  (schema as { shape?: Record<string, z.ZodType> } | undefined)?.shape ?? {};
const pathIds = (row: EndpointRow): string[] => [...row.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
const queryIds = (row: EndpointRow): string[] =>
  Object.keys(shapeOf(row.query)).filter((name) => /^id$|Id$/.test(name));

/** What an answer tells, without what differs by chance and the id that was asked for. */
const told = ({ status, body }: { status: number; body: unknown }, id: string): string =>
  JSON.stringify({ status, ...(body as object), requestId: '' }).replaceAll(id, 'asked');

test(
  'an id of another enterprise answers exactly like one nobody has, in the path and in the query',
  { tags: ['long'], timeout: 240_000 },
  async () => {
    let looked = 0;
    const wrong: string[] = [];
    for (const { name, row } of endpoints()) {
      const inPath = pathIds(row).filter((one) => /^id$|Id$/.test(one));
      const inQuery = inPath.length > 0 ? [] : queryIds(row);
      if (inPath.length + inQuery.length === 0) continue;
      const argumentsOf = (id: string) => ({
        params: Object.fromEntries(pathIds(row).map((one) => [one, inPath.includes(one) ? id : '1'])),
        query: Object.fromEntries(inQuery.map((one) => [one, id])),
      });
      const answer = await admin.call(row, argumentsOf(UNKNOWN));
      const unknown = told(answer, UNKNOWN);
      // An export makes a whole file each time: one foreign id says as much as many.
      const asked = typeof row.output === 'object' && 'file' in row.output ? foreign.slice(0, 1) : foreign;
      const answers = await eachOf(asked, async (id) => told(await admin.call(row, argumentsOf(id)), id));
      looked += answers.length;
      for (const [at, here] of answers.entries())
        if (here !== unknown && !here.includes(exportErrors.dailyLimit.code))
          wrong.push(`${name} ${asked[at]}: ${here} instead of ${unknown}`);
      if ((answer.status >= 500 && !isPartnerNotSet(answer)) || answer.status === 401)
        wrong.push(`${name} answered ${unknown}`);
    }
    expect(wrong).toEqual([]);
    expect(looked).toBeGreaterThan(400);
  },
);

/** The one failure that is told before anything is looked up: nobody has set up the enterprise chat. */
const isPartnerNotSet = ({ status, body }: { status: number; body: { error?: string } }): boolean =>
  status === channelErrors.partnerNotSet.status && body.error === channelErrors.partnerNotSet.code;

/** Added to every id of the other enterprise, far beyond those of this one. */
const FAR = 1_000_000_000;

/** The first ids of the other enterprise in each table, after all its ids and the references to them are moved out of this enterprise's range. */
async function foreignIds(): Promise<string[]> {
  const tables = await app.owner<{ table: string; columns: string[]; identities: string[] }[]>`
    with tenant as (select attrelid from pg_attribute join pg_class on pg_class.oid = attrelid
      where attname = 'enterprise_id' and relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition),
    owned as (select attrelid, attnum from pg_attribute where attname = 'id' and atttypid = 'int8'::regtype
      union select c.conrelid, k.own from pg_constraint c cross join lateral unnest(c.conkey, c.confkey) k(own, target)
      join pg_attribute f on f.attrelid = c.confrelid and f.attnum = k.target and f.attname = 'id'
      where c.contype = 'f' and c.confrelid in (select attrelid from tenant))
    select a.attrelid::regclass::text as table, array_agg(a.attname::text) as columns,
      coalesce(array_agg(a.attname::text) filter (where a.attidentity = 'a'), '{}') as identities
    from owned join pg_attribute a using (attrelid, attnum) join tenant using (attrelid)
    where a.attgenerated = '' and a.atttypid = 'int8'::regtype group by 1 order by 1`;
  await app.owner.begin(async (owner) => {
    await owner`set local session_replication_role = replica`;
    for (const { table, columns, identities } of tables) {
      for (const column of identities)
        await owner.unsafe(`alter table ${table} alter column ${column} set generated by default`);
      const moved = columns.map((column) => `${column} = ${column} + ${FAR}`);
      await owner.unsafe(`update ${table} set ${moved.join(', ')} where enterprise_id = 2`);
    }
  });
  const ids = new Set<string>();
  for (const { table } of tables.filter(({ columns }) => columns.includes('id')))
    for (const { id } of await app.owner.unsafe<{ id: string }[]>(
      // What works in the background adds meanwhile has ids of this enterprise's range.
      `select id from ${table} where enterprise_id = 2 and id > ${FAR} order by id limit 1`,
    ))
      ids.add(id);
  return [...ids];
}

test('fields that belong to the server are refused by name in every body and query, and nothing is written', async () => {
  const planted = ['enterpriseId', 'enterprise_id', 'ownerId', 'createdBy', 'isAdmin', '__proto__x'];
  // What the clock does meanwhile is in nobody's name.
  const written = () => app.owner`select count(*)::int as n from audit_log where user_id is not null`;
  const [before] = await written();
  const wrong: string[] = [];
  let bodies = 0;
  let queries = 0;
  for (const { name, row } of endpoints()) {
    const params = Object.fromEntries(pathIds(row).map((one) => [one, UNKNOWN]));
    if (row.body !== undefined && row.body.encoding !== 'multipart') {
      const own = new Set(Object.keys(shapeOf(row.body.schema)));
      // A body that is no object has no fields to plant.
      if (own.size === 0) continue;
      bodies += 1;
      const extra = [...planted, 'status', 'state', 'id', 'userId'].filter(
        (one) => !own.has(one) && !Object.hasOwn(row.alsoNamed ?? {}, one),
      );
      const answers = await eachOf(extra, (key) => admin.call(row, { params, body: { [key]: '2' } }));
      for (const [at, answer] of answers.entries()) {
        const key = extra[at]!;
        if (answer.status !== 400 || !answer.body.fields?.some((one) => one.field === `body.${key}`))
          wrong.push(`${name} took body.${key} with ${answer.status}`);
      }
    }
    if (row.query !== undefined) {
      queries += 1;
      const answer = await admin.call(row, { params, query: { enterpriseId: '2' } });
      if (answer.status !== 400 || !answer.body.fields?.some((one) => one.field === 'query.enterpriseId'))
        wrong.push(`${name} took query.enterpriseId with ${answer.status}`);
    }
  }
  expect(wrong).toEqual([]);
  expect([bodies > 30, queries > 20]).toEqual([true, true]);
  const [after] = await written();
  expect(after).toEqual(before);
}, 240_000);

/** Tokens that open nothing: of the other enterprise, past their time, and of five ways to forge one. */
async function badTokens(): Promise<Record<string, { token: string; host?: string }>> {
  const tenant = await app.app.directory.byRealm('weili');
  const { keys } = (await app.app.identity.realms.at(tenant!, 'http://localhost')).context;
  const [own] = keys.signing.keys;
  const claims = decodeJwt(admin.token);
  const signed = async (key: Parameters<SignJWT['sign']>[0], change: JWTPayload = {}, alg = 'RS256') =>
    new SignJWT({ ...claims, ...change }).setProtectedHeader({ alg, typ: 'at+jwt', kid: own!['kid']! }).sign(key);
  const ownKey = await importJWK(own!, 'RS256');
  const [head, , signature] = admin.token.split('.');
  const other = Buffer.from(JSON.stringify({ ...claims, sub: '2' })).toString('base64url');
  const none = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url');
  const published = new TextEncoder().encode(String(keys.published.keys[0]?.n));
  return {
    'of the other enterprise': { token: admin.token, host: 'kanglan.localhost' },
    'past its time': { token: await signed(ownKey, { exp: Math.floor(Date.now() / 1000) - 61 }) },
    'not yet begun': { token: await signed(ownKey, { nbf: Math.floor(Date.now() / 1000) + 3600 }) },
    'of another issuer': { token: await signed(ownKey, { iss: 'http://localhost/auth/realms/kanglan' }) },
    'signed by another key of the same name': { token: await signed((await generateKeyPair('RS256')).privateKey) },
    'signed with the published key as a secret': { token: await signed(published, {}, 'HS256') },
    'of other claims': { token: `${head}.${other}.${signature}` },
    'without a signature': { token: `${none}.${other}.` },
  };
}

test('a token of the other enterprise, an expired and a forged one open nothing', async () => {
  const probes = endpoints();
  const wrong: string[] = [];
  for (const [kind, { token, host = 'localhost' }] of Object.entries(await badTokens()))
    for (const { name, row } of probes) {
      const headers = { host, authorization: `Bearer ${token}` };
      const { status, body } = await admin.call(row, { params: { id: '1', userId: '1' } }, headers);
      if (status !== 401 || body.error !== 'core.unauthorized')
        wrong.push(`${name} answered ${status} to a token ${kind}`);
    }
  expect(wrong).toEqual([]);
  expect(probes.filter(({ row }) => effectOf(row) === 'write').length).toBeGreaterThan(20);
}, 240_000);
