// Generates a domain into a copy of the house and lets the house's own checks judge it.
// @module-tag long
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkArchitecture } from '../check/architecture.ts';
import { checkErrors } from '../check/errors.ts';
import { checkFormat } from '../check/format.ts';
import { checkLint } from '../check/lint.ts';
import { checkPhrases } from '../check/phrases.ts';
import { type Finding, printed } from '../check/report/finding.ts';
import { runProgram } from '../check/report/run-program.ts';
import { checkTypes } from '../check/types.ts';
import { insertBehind, insertIntoDomains, insertIntoRooms } from './insert-domain.ts';
import { namesOf } from './names.ts';
import { writeDomain } from './write-domain.ts';

const house = path.resolve(import.meta.dirname, '../..');
const order = { domain: 'ward-rounds', after: 'visits', zh: '查房记录', now: new Date('2099-11-21T12:00:00Z') };

describe('a new domain', () => {
  let root = '';
  let written: string[] = [];
  /** The workspaces and files it stands in, the demo among those of the root: the rest of the house is judged by `npm run check`. */
  const projects = ['packages/contract', 'apps/server', 'apps/web', '.'];
  const places = (): string[] => written.filter((file) => /\.tsx?$/.test(file));
  /** What others have broken elsewhere right now is not its fault; what it wrote, and the folders it wrote into, are. */
  const aboutIt = (findings: Finding[]): string[] => {
    const touched = new Set(written.flatMap((file) => [file, path.dirname(file), path.dirname(path.dirname(file))]));
    return findings
      .filter(
        ({ file, message, level }) => level === 'error' && (touched.has(file) || /ward[-_]?rounds?/i.test(message)),
      )
      .map((finding) => `${finding.rule} ${finding.file}:${finding.line} ${finding.message}`);
  };
  beforeAll(async () => {
    root = mkdtempSync(path.join(os.tmpdir(), 'yijian-new-domain-'));
    await copyHouse(root);
    written = await writeDomain(root, order);
    await runProgram(root, 'oxfmt', ['--write', ...written.filter((file) => !file.endsWith('.sql'))]);
    await checkErrors(root, { fix: true });
    writeFileSync(
      path.join(root, 'own.config.mjs'),
      "export default { test: { include: ['apps/server/**/*.test.ts'] } };\n",
    );
  }, 600_000);
  afterAll(() => rmSync(root, { recursive: true, force: true }), 120_000);

  test('has a whole column and stands in all lists', () => {
    expect(written).toContain('database/migrations/20991121120000_ward_rounds.sql');
    expect(written).toHaveLength(28);
    expect(readFileSync(path.join(root, 'packages/contract/src/domains.ts'), 'utf8')).toContain(
      "'visits',\n  'ward-rounds',\n",
    );
    for (const file of ['apps/web/src/app/rooms.ts', 'apps/server/src/app/rooms.ts']) {
      expect(readFileSync(path.join(root, file), 'utf8')).toMatch(/...wardRounds?Routes\b/);
    }
    for (const [file, line] of [
      [
        'packages/contract/src/dictionaries/index.ts',
        "export { wardRoundFields } from './fields/ward-round-fields.schema.ts';",
      ],
      ['packages/contract/src/dictionaries/fields/field-labels.schema.ts', '  wardRoundFields,\n];'],
      ['apps/server/src/modules/audit/kinds/kinds.policy.ts', '  ...wardRoundKinds,\n};'],
      ['database/seeds/demo/seed-demo.ts', '  await storeWardRounds(tx, { enterpriseId, today });\n  // Last,'],
    ] as const) {
      expect(readFileSync(path.join(root, file), 'utf8')).toContain(line);
    }
    for (const file of written) expect(readFileSync(path.join(root, file), 'utf8')).not.toMatch(/__[a-zA-Z]+__/);
  });

  test('passes types', async () => expect(aboutIt(await checkTypes(root, { projects }))).toEqual([]), 600_000);
  test('passes architecture', async () => expect(aboutIt(await checkArchitecture(root))).toEqual([]), 600_000);
  test(
    'passes lint',
    async () => expect(aboutIt(await checkLint(root, { fix: false, places: places() }))).toEqual([]),
    600_000,
  );
  test('passes format', async () => expect(aboutIt(await checkFormat(root, { fix: false }))).toEqual([]), 600_000);
  test('passes phrases', async () => expect(aboutIt(await checkPhrases(root))).toEqual([]));
  test('passes errors', async () => expect(aboutIt(await checkErrors(root, { fix: false }))).toEqual([]));

  test('its migration keeps the rules of tenancy, and its statements run', async () => {
    const result = await runNode(root, statements);
    expect(result.stderr).toBe('');
    expect(JSON.parse(result.stdout)).toEqual({
      kept: { id: '1', version: 1 },
      taken: null,
      changed: { id: '1', version: 2 },
      borne: null,
      versions: [2, null],
      page: [{ id: '1', name: '甲', note: '', version: 1, createdAt: '2099-11-01T02:00:00+00:00' }],
      other: 0,
      count: 2,
      detail: '甲',
      faults: [],
    });
  }, 600_000);

  test('its demo goes through its service, with the same rows in another database', async () => {
    const result = await runNode(root, demo);
    expect(result.stderr).toBe('');
    const [one, other] = JSON.parse(result.stdout) as [Record<string, string>[], Record<string, string>[]];
    expect(one.map(({ name, day }) => [name, day])).toEqual([
      ['示例一', '2026-08-22'],
      ['示例二', '2026-10-30'],
      ['示例三', '2026-11-19'],
    ]);
    expect(other).toEqual(one);
  }, 600_000);

  test('its own test passes', async () => {
    const result = await runProgram(root, 'vitest', ['run', '--config', 'own.config.mjs', 'ward-rounds.test']);
    expect(result.stdout + result.stderr).toContain('4 passed');
  }, 600_000);

  test('the checks do look at it: faults in it are told', async () => {
    const policy = 'apps/server/src/modules/ward-rounds/ward-rounds.policy.ts';
    const [before, spine] = [policy, 'packages/contract/src/domains.ts'].map((file) =>
      readFileSync(path.join(root, file), 'utf8'),
    );
    writeFileSync(path.join(root, policy), `${before}\nexport const wrong: number = 'text' as any as string;\n`);
    cpSync(path.join(house, 'packages/contract/src/domains.ts'), path.join(root, 'packages/contract/src/domains.ts'));
    try {
      // The whole list: a syntax fault anywhere keeps the compiler from telling types, and this must show it.
      const types = await checkTypes(root, { projects: ['apps/server'] });
      expect(types.map(printed).join('\n')).toContain(`types/TS2322 ${policy}`);
      expect(aboutIt(await checkLint(root, { fix: false, places: places() })).join()).toContain('no-explicit-any');
      expect(aboutIt(await checkArchitecture(root)).join()).toContain('ward-rounds is not in');
    } finally {
      writeFileSync(path.join(root, policy), before ?? '');
      writeFileSync(path.join(root, 'packages/contract/src/domains.ts'), spine ?? '');
    }
  }, 600_000);

  test('is refused when it is there already, and nothing is written', async () => {
    await expect(writeDomain(root, { ...order, now: new Date() })).rejects.toThrow('already there');
    expect(
      (await readdir(path.join(root, 'database/migrations'))).filter((name) => name.includes('ward_rounds')),
    ).toHaveLength(1);
  });
});

describe('names and places', () => {
  test('one name has every spelling', () => {
    expect(namesOf('meeting-entries')).toMatchObject({
      one: 'meetingEntry',
      Many: 'MeetingEntries',
      table: 'meeting_entries',
    });
    expect(namesOf('visits-example')).toMatchObject({ one: 'visitsExample', many: 'visitsExample' });
    expect(() => namesOf('WardRounds')).toThrow('kebab-case');
  });

  test('a domain goes behind the one named, or last, and never twice', () => {
    const list = "export const domains = [\n  'a',\n  'b',\n] as const;\n";
    expect(insertIntoDomains(list, 'c', 'a')).toContain("  'a',\n  'c',\n  'b',\n");
    expect(insertIntoDomains(list, 'c')).toContain("  'b',\n  'c',\n]");
    expect(() => insertIntoDomains(list, 'b')).toThrow('already');
    expect(() => insertIntoDomains(list, 'c', 'x')).toThrow('x is not in');
    expect(insertBehind('a,\nb,\nend', /^\w,\n/gm, 'c,\n')).toBe('a,\nb,\nc,\nend');
    expect(() => insertBehind('end', /^\w,\n/gm, 'c,\n')).toThrow('no list');
  });

  test('a door goes behind the nearest earlier domain', () => {
    const rooms =
      "import { aRoutes } from '../modules/a/a.routes.ts';\nimport { cRoutes } from '../modules/c/c.routes.ts';\n\nexport const rooms = [\n  ...aRoutes,\n  ...cRoutes(1),\n];\n";
    const door = { name: 'bRoutes', from: '../modules/b/b.routes.ts' };
    expect(insertIntoRooms(rooms, { ...door, before: ['x', 'a'] })).toContain(
      '  ...aRoutes,\n  ...bRoutes,\n  ...cRoutes(1),\n',
    );
    expect(insertIntoRooms(rooms, { ...door, before: ['a', 'c'] })).toContain('  ...cRoutes(1),\n  ...bRoutes,\n');
    const heard = 'export const subscribers = [\n  ...aSubscribers,\n];\n';
    const hall = `import { aSubscribers } from '../modules/a/a.events.ts';\n${rooms}${heard}`;
    expect(insertIntoRooms(hall, { ...door, before: ['a'] }).split(heard)[0]).toContain(
      '  ...aRoutes,\n  ...bRoutes,\n',
    );
    expect(insertIntoRooms(rooms, { ...door, before: ['a'] })).toContain("c.routes.ts';\nimport { bRoutes } from");
  });
});

/** Runs in the copy: a fresh database with its migrations, bound to an enterprise, and the statements of the new room. */
const statements = `
  import postgres from 'postgres';
  import { withFreshDatabase } from './tools/schema/fresh-database.ts';
  import { selectTenantFaults } from './tools/schema/tenant-rules.sql.ts';
  import * as room from './apps/server/src/modules/ward-rounds/ward-rounds.sql.ts';
  await withFreshDatabase(async (url) => {
    const sql = postgres(url, { max: 1, onnotice: () => {}, connection: { 'app.enterprise_id': '1' } });
    await sql\`insert into enterprises (name, en_name, realm) values ('甲', 'A', 'aa')\`;
    const at = new Date('2099-11-01T02:00:00Z');
    const kept = await room.insertWardRound(sql, { name: '甲', note: '', at });
    const taken = (await room.insertWardRound(sql, { name: '甲', note: '', at })) ?? null;
    const pageOf = async (query) => JSON.parse((await room.selectPage(sql, { page: 0, size: 20, ...query })).content);
    for (const sort of ['name,asc', 'name,desc', 'createdAt,asc', 'createdAt,desc']) await pageOf({ sort });
    const page = await pageOf({ keyword: '甲' });
    const changed = await room.updateWardRound(sql, '1', { name: '甲', note: '乙' });
    await room.insertWardRound(sql, { name: '丙', note: '', at });
    const borne = (await room.updateWardRound(sql, '1', { name: '丙', note: '' })) ?? null;
    const versions = [await room.selectVersion(sql, '1'), (await room.selectVersion(sql, '9')) ?? null];
    const other = (await pageOf({ keyword: '%' })).length;
    const count = await room.selectCount(sql, {});
    const detail = JSON.parse(await room.selectDetail(sql, '1')).name;
    const faults = (await selectTenantFaults(sql)).filter((fault) => fault.subject.includes('ward_rounds'));
    await sql.end();
    console.log(JSON.stringify({ kept, taken, changed, borne, versions, page, other, count, detail, faults }));
  });
`;

/** Runs in the copy: the demo of the new room in two databases that hold one enterprise with its administrator. */
const demo = `
  import postgres from 'postgres';
  import { withFreshDatabase } from './tools/schema/fresh-database.ts';
  import { bindTo, seedEnterprise, seedReference } from './database/seeds/reference/index.ts';
  import { kanglan } from './database/seeds/demo/people/companies.ts';
  import { storeWardRounds } from './database/seeds/demo/ward-rounds/ward-rounds.ts';
  const filled = () => withFreshDatabase(async (url) => {
    const sql = postgres(url, { max: 1, onnotice: () => {} });
    const rows = await sql.begin(async (tx) => {
      await seedReference(tx);
      const id = await seedEnterprise(tx, kanglan);
      await bindTo(tx, id);
      await tx\`insert into users (login, first_name) values ('admin', '甲')\`;
      await tx\`insert into user_roles (user_id, role_id) select u.id, r.id from users u, roles r where r.code = 'admin'\`;
      await storeWardRounds(tx, { enterpriseId: id, today: '2026-11-20' });
      return tx\`select name, note, version, to_char(created_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day from ward_rounds order by id\`;
    });
    await sql.end();
    return rows;
  });
  console.log(JSON.stringify([await filled(), await filled()]));
`;

/** The program stands as a file in the copy, so that its imports meet the copy. */
async function runNode(root: string, program: string) {
  writeFileSync(path.join(root, 'statements.ts'), program);
  return runProgram(root, 'node', ['statements.ts']);
}

/** Sources are copied; what is installed is linked, and the workspaces' own links are made anew so that they meet the copy. */
async function copyHouse(root: string): Promise<void> {
  const skip = /(^|\/)(node_modules|dist|\.git|\.data|\.cache|coverage)(\/|$)/;
  for (const entry of await readdir(house)) {
    if (skip.test(entry)) continue;
    cpSync(path.join(house, entry), path.join(root, entry), {
      recursive: true,
      filter: (file) => !skip.test(path.relative(house, file)),
    });
  }
  await mkdir(path.join(root, 'node_modules/@yijian'), { recursive: true });
  for (const entry of await readdir(path.join(house, 'node_modules'))) {
    if (entry !== '@yijian')
      symlinkSync(path.join(house, 'node_modules', entry), path.join(root, 'node_modules', entry));
  }
  const workspaces = ['packages/contract', 'packages/ui', 'apps/server', 'apps/web'];
  for (const workspace of workspaces) {
    symlinkSync(path.join(root, workspace), path.join(root, 'node_modules/@yijian', path.basename(workspace)));
    const own = path.join(house, workspace, 'node_modules');
    const isThere = await readdir(own).then(
      () => true,
      () => false,
    );
    if (isThere) symlinkSync(own, path.join(root, workspace, 'node_modules'));
  }
}
