// The network after imports and decisions is the one that the same works give from nothing (specification 2.5).
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { academicRecordEndpoints as records } from '@yijian/contract/academic-records';
import { publicationBenchEndpoints as bench } from '@yijian/contract/publications';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { writePapers } from '../../../../../../tools/testing/publications/homonym-papers.ts';
import { planWorld, storeWorld } from '../../../../../../tools/testing/publications/homonym-world.ts';
import { importFile } from '../../../../../../tools/testing/publications/import-file.ts';
import { systemClock } from '../../../platform/clock/index.ts';
import { asSystem } from '../../../platform/jobs/index.ts';
import { openLog } from '../../../platform/log/index.ts';
import { openVault } from '../../../platform/secrets/index.ts';
import { deriveRelations, noteChanged } from './relations.service.ts';
import { claimDue, liftTimeout, updateDerived, updateReleased } from './states.sql.ts';

const realFile = path.resolve(import.meta.dirname, '../../../../../../../shared/data/openalex-works.jsonl.gz');
const realms = { weili: '1', kanglan: '2' } as const;
type Realm = keyof typeof realms;

let app: TestApp;
let stewards: Readonly<Record<Realm, Caller>>;

beforeAll(async () => {
  app = await startTestApp();
  stewards = { weili: await app.as('su.zhen'), kanglan: await app.as('admin', 'kanglan') };
}, 60_000);
afterAll(() => app.close());

const inRealm = async <T>(realm: Realm, work: Parameters<typeof asSystem<T>>[2]): Promise<T> => {
  const { connections, directory } = app.app;
  const vault = openVault(app.database.keyFile);
  const house = { connections, log: openLog('silent'), clock: systemClock, vault };
  return asSystem(house, (await directory.byRealm(realm))!, work);
};

interface Relation {
  readonly key: string;
  readonly doctors: number;
}

const relations = (realm: Realm): Promise<Relation[]> => app.owner<Relation[]>`
  select concat_ws(' ', r.scholar_id, r.other_id, r.type, r.year, r.count, round(r.strength::numeric, 4)) as key,
    (a.doctor_id is not null)::int + (b.doctor_id is not null)::int as doctors
  from academic_relations r join scholars a on a.enterprise_id = r.enterprise_id and a.id = r.scholar_id
  join scholars b on b.enterprise_id = r.enterprise_id and b.id = r.other_id
  where r.enterprise_id = ${realms[realm]} order by 1`;

/** Until everything emitted was heard, and everything noted was derived and drawn. */
async function settled(realm: Realm): Promise<void> {
  await expect
    .poll(
      async () => {
        const [row] = await app.owner<[{ idle: boolean }]>`
          select not exists (select from outbox_events e where e.enterprise_id = ${realms[realm]} and (e.topic like 'publications.%' or e.topic = 'academicRecords.changed') and e.dispatched_at is null and e.failed_at is null)
            and not exists (select from academic_network_states s where s.enterprise_id = ${realms[realm]} and (s.taken_at is not null
              or s.is_whole_due or s.is_layout_due or s.is_whole_taken
              or cardinality(s.due_doctor_ids || s.due_person_ids || s.taken_doctor_ids || s.taken_person_ids) > 0)) as idle`;
        return row.idle;
      },
      { timeout: 60_000, interval: 200 },
    )
    .toBe(true);
}

/** Compares what stands with what the same works give from nothing. */
async function expectAsFromNothing(realm: Realm): Promise<readonly Relation[]> {
  const stepwise = await relations(realm);
  await inRealm(realm, async (context) => {
    await liftTimeout(context.sql);
    await deriveRelations(context, { isWhole: true, doctorIds: [], personIds: [] });
  });
  const whole = await relations(realm);
  const keys = new Set(stepwise.map(({ key }) => key));
  const missing = whole.filter(({ key }) => !keys.has(key));
  console.info(
    `${realm}: ${stepwise.length} relations by steps, ${whole.length} from nothing, ${missing.length} missing`,
  );
  expect(missing.slice(0, 5)).toEqual([]);
  expect(stepwise.length).toBe(whole.length);
  return whole;
}

it(
  'after imports, credited doctors or none, the network by steps is the network from nothing',
  { tags: ['long'], timeout: 180_000 },
  async () => {
    const world = await storeWorld(app.owner, planWorld('network by steps', { doctors: 90, others: 60 }));
    const { lines } = writePapers(world, 'network by steps', 400);
    const works = lines.trim().split('\n');
    const half = Math.floor(works.length / 2);
    const first = await importFile(stewards.weili, 'first-half.jsonl', works.slice(0, half).join('\n'));
    await settled('weili');
    const second = await importFile(stewards.weili, 'second-half.jsonl', works.slice(half).join('\n'));
    expect(first.confirmed + second.confirmed).toBeGreaterThan(20);
    await importFile(stewards.kanglan, 'all.jsonl', lines);
    // Later states of works: another year, another author.
    const changed = works.slice(0, 40).map((line, at) => {
      const work = JSON.parse(line) as { publication_year: number; authorships: unknown[] };
      return JSON.stringify({
        ...work,
        publication_year: at % 2 === 0 ? work.publication_year + 1 : work.publication_year,
        authorships: at % 2 === 0 ? work.authorships : work.authorships.slice(0, -1),
      });
    });
    await importFile(stewards.weili, 'later.jsonl', changed.join('\n'));
    for (const realm of ['weili', 'kanglan'] as const) {
      await settled(realm);
      const whole = await expectAsFromNothing(realm);
      expect(whole.filter(({ doctors }) => doctors === 0).length).toBeGreaterThan(100);
    }
    expect((await relations('weili')).filter(({ doctors }) => doctors > 0).length).toBeGreaterThan(100);
  },
);

it('authors made one who wrote with no doctor of ours are one in the network too', { timeout: 90_000 }, async () => {
  const [pair] = await app.owner<[{ one: string; other: string }]>`
    with known as (select s.id from scholars s where s.enterprise_id = 2 and s.doctor_id is null and s.merged_into is null
      and exists (select from academic_relations r where r.enterprise_id = 2 and r.scholar_id = s.id)), one as (select min(id) as id from known)
    select one.id::text as one, max(known.id)::text as other from one, known
    where known.id <> one.id and not exists (select from academic_relations r where r.enterprise_id = 2 and r.scholar_id = one.id and r.other_id = known.id)
    group by one.id`;
  const body = { keepId: pair.one, goneId: pair.other, reason: '同一作者' };
  const merged = await stewards.kanglan.call(bench.mergeScholars, { body });
  expect([merged.status, merged.body.error]).toEqual([200, undefined]);
  await settled('kanglan');
  await expectAsFromNothing('kanglan');
});

it(
  'a society that a person adds to two doctors joins them as one that a source told would',
  { timeout: 90_000 },
  async () => {
    const liaison = await app.as('lin.zhiyuan');
    const doctors = await app.owner<{ id: string }[]>`
    select d.id::text as id from doctor_owners o join users u on u.enterprise_id = o.enterprise_id and u.id = o.user_id
    join doctors d on d.enterprise_id = o.enterprise_id and d.id = o.doctor_id and d.is_enabled
    where o.enterprise_id = 1 and u.login = 'lin.zhiyuan' order by d.id limit 2`;
    for (const [at, { id: doctorId }] of doctors.entries()) {
      const title = at === 0 ? '手工添加的 Headache 学组' : ' 手工添加的  headache 学组';
      const body = { doctorId, kind: 'SOCIETY', title, role: '委员', startsOn: '2024-03-01' };
      expect((await liaison.call(records.add, { body })).status).toBe(200);
    }
    await settled('weili');
    const [row] = await app.owner<[{ n: number }]>`
    select count(*)::int as n from academic_relations r join scholars a on a.enterprise_id = r.enterprise_id and a.id = r.scholar_id
    join scholars b on b.enterprise_id = r.enterprise_id and b.id = r.other_id
    where r.enterprise_id = 1 and r.type = 'SOCIETY' and r.year = 2024 and r.strength >= 1
      and a.doctor_id = ${doctors[0]!.id} and b.doctor_id = ${doctors[1]!.id}`;
    expect(row.n).toBe(1);
    await expectAsFromNothing('weili');
  },
);

it(
  'what is noted of a doctor while the doctor is being derived is due again, and so is the work of a process that died',
  { tags: ['long'], timeout: 90_000 },
  async () => {
    await settled('kanglan');
    const [{ id }] = await app.owner<[{ id: string }]>`select min(id)::text as id from doctors where enterprise_id = 2`;
    const at = '2 minutes 1 second';
    const died = () =>
      app.owner`update academic_network_states set taken_at = clock_timestamp() - ${at}::interval where enterprise_id = 2`;
    // All in one transaction, so that the job of the server sees none of it.
    await inRealm('kanglan', async ({ sql }) => {
      await noteChanged({ sql }, { doctorIds: [id] });
      expect((await claimDue(sql))?.doctorIds).toEqual([id]);
      expect(await claimDue(sql)).toBeUndefined();
      await noteChanged({ sql }, { doctorIds: [id] });
      await updateDerived(sql);
      await updateReleased(sql);
      expect((await claimDue(sql))?.doctorIds).toEqual([id]);
    });
    // The process that claimed it never came back.
    await died();
    await settled('kanglan');
  },
);

it(
  'real works give the same network by steps and from nothing',
  { tags: ['long'], timeout: 180_000 },
  async ({ skip }) => {
    if (!existsSync(realFile)) skip('the real file is not here');
    const result = await importFile(stewards.kanglan, 'openalex-works.jsonl.gz', readFileSync(realFile));
    expect(result.added).toBe(2148);
    await settled('kanglan');
    expect((await expectAsFromNothing('kanglan')).length).toBeGreaterThan(90_000);
  },
);
