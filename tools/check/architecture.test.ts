// Plants a fault against every rule A1 to A10 and sees it found; a rule that finds nothing holds nothing.
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkArchitecture } from './architecture.ts';
import { type PlantedTree, plantTree } from './planted/planted-tree.ts';

const web = 'apps/web/src';
const server = 'apps/server/src';
const contract = 'packages/contract/src';
const imports = (target: string): string => `import * as other from '${target}';\nexport const used = other;\n`;

/** Rule that must be told, file that breaks it, its text. */
const faults: [rule: string, file: string, text: string][] = [
  [
    'A1-web-and-server-never-meet',
    `${web}/lib/api/a.ts`,
    imports('../../../../server/src/platform/config/read-config.ts'),
  ],
  ['A1-web-and-server-never-meet', `${server}/app/a.ts`, imports('../../../web/src/lib/env/env.ts')],
  ['A1-server-without-ui', `${server}/platform/http/a.ts`, imports('../../../../../packages/ui/src/table/index.ts')],
  ['A1-packages-of-contract', `${contract}/core/a.ts`, imports('react')],
  ['A1-browser-code', `${contract}/core/a.ts`, imports('node:fs')],
  ['A1-packages-of-ui', 'packages/ui/src/table/a.ts', imports('zod')],
  ['A1-ui-is-ground', 'packages/ui/src/table/a.ts', imports('../../../contract/src/core/index.ts')],
  ['A1-contract-is-ground', `${contract}/core/a.ts`, imports('../../../ui/src/table/index.ts')],
  ['A2-roof-is-above-all', `${server}/app/a.ts`, imports('../main.ts')],
  ['A2-rooms-below-app', `${web}/features/tasks/tasks.api.ts`, imports('../../app/rooms.ts')],
  [
    'A2-rooms-below-app',
    `${server}/modules/tasks/tasks.policy.ts`,
    "import type { rooms } from '../../app/rooms.ts';\nexport type R = typeof rooms;\n",
  ],
  ['A2-cellar-below-all', `${server}/platform/http/a.ts`, imports('../../modules/visits/index.ts')],
  ['A2-main-opens-app', `${server}/main.ts`, imports('./modules/visits/index.ts')],
  ['A3-domain-order', `${server}/modules/visits/visits.policy.ts`, imports('../tasks/index.ts')],
  ['A3-domain-order', `${web}/features/visits/visits.api.ts`, imports('@yijian/contract/tasks')],
  ['A3-domain-order', `${contract}/core/a.ts`, imports('../visits/index.ts')],
  ['A3-domain-order', `${server}/modules/strangers/strangers.policy.ts`, 'export const lost = 1;\n'],
  [
    'A3-side-door',
    `${server}/modules/tasks/tasks.service.ts`,
    "import { mayList } from '../visits/visits.policy.ts';\nexport function f(ctx: unknown) {\n  return [ctx, mayList];\n}\n",
  ],
  ['A3-side-door', `${contract}/tasks/tasks.schema.ts`, imports('../visits/visits.schema.ts')],
  [
    'A3-side-door',
    `${web}/features/visits/visits.api.ts`,
    imports('../../../../../packages/contract/src/visits/visits.schema.ts'),
  ],
  ['A3-side-door', `${server}/app/a.ts`, imports('../modules/visits/visits.sql.ts')],
  ['A3-front-door', `${server}/app/a.ts`, imports('../modules/visits/visits.routes.ts')],
  ['A3-front-door', `${server}/modules/tasks/tasks.routes.ts`, imports('../visits/visits.routes.ts')],
  ['A4-only-to-the-right', `${server}/modules/visits/visits.sql.ts`, imports('./visits.policy.ts')],
  ['A4-only-to-the-right', `${server}/modules/visits/visits.policy.ts`, imports('./visits.service.ts')],
  ['A4-only-to-the-right', `${web}/features/visits/parts/other.tsx`, imports('../screens/list.screen.tsx')],
  ['A4-only-to-the-right', `${web}/features/visits/visits.api.ts`, imports('./parts/card.tsx')],
  ['A4-only-to-the-right', `${web}/features/visits/visits.phrases.ts`, imports('./visits.api.ts')],
  ['A4-only-to-the-right', `${contract}/visits/visits.schema.ts`, imports('./visits.errors.ts')],
  ['A4-only-to-the-right', `${contract}/visits/visits.errors.ts`, imports('./visits.endpoints.ts')],
  ['A4-only-to-the-right', `${server}/modules/visits/visits.jobs.ts`, imports('./visits.routes.ts')],
  ['A5-order', `${web}/lib/env/a.ts`, imports('../api/client.ts')],
  [
    'A5-order',
    `${server}/platform/config/a.ts`,
    "import type { pool } from '../db/pool.ts';\nexport type P = typeof pool;\n",
  ],
  ['A5-order', `${server}/platform/cellar-cupboard/a.ts`, 'export const a = 1;\n'],
  ['A6-own-door', `${server}/modules/visits/visits.policy.ts`, imports('./index.ts')],
  ['A6-own-door', `${web}/features/visits/screens/other.screen.tsx`, imports('../index.ts')],
  ['A6-own-door', `${contract}/visits/visits.schema.ts`, imports('./index.ts')],
  ['A6-no-export-star', `${contract}/visits/index.ts`, "export * from './visits.schema.ts';\n"],
  ['A7-plain-services', `${server}/modules/visits/visits.service.ts`, 'export class VisitService {}\n'],
  [
    'A7-plain-services',
    `${server}/modules/visits/visits.service.ts`,
    'export function listRows(id: string) {\n  return id;\n}\n',
  ],
  [
    'A7-plain-services',
    `${server}/modules/visits/visits.service.ts`,
    'export const listRows = (ctx: unknown) => ctx;\n',
  ],
  [
    'A7-plain-services',
    `${server}/modules/visits/visits.service.ts`,
    'export function listRows(ctx: unknown, one: string, other: string) {\n  return [ctx, one, other];\n}\n',
  ],
  [
    'log-err',
    `${server}/modules/visits/visits.jobs.ts`,
    "export const f = (house: any, error: unknown) => house.log.warn({ error, visit: 1 }, 'lost');\n",
  ],
  [
    'A8-database',
    `${server}/modules/visits/visits.service.ts`,
    "import type postgres from 'postgres';\nexport type P = typeof postgres;\n",
  ],
  [
    'visit-contact',
    `${server}/modules/tasks/tasks.sql.ts`,
    "export const f = (sql: any) => sql`select id from visits v where v.state in ('SUBMITTED', 'SUBMITTED_LATE')`;\n",
  ],
  ['A8-database', `${server}/modules/visits/visits.policy.ts`, 'export const f = (db: any) => db.sql`select 1`;\n'],
  [
    'A8-own-tables',
    `${server}/modules/visits/visits.sql.ts`,
    'export const f = (sql: any) => sql`update doctors set id = 1`;\n',
  ],
  [
    'A8-own-tables',
    `${server}/modules/doctors/doctors.sql.ts`,
    'export const f = (sql: any) => sql`select v.id from visit_notes v`;\n',
  ],
  ['A9-nothing-shipped-imports-tests', `${server}/app/a.ts`, imports('../../../../tools/testing/app.ts')],
  ['A9-nothing-shipped-imports-tests', `${web}/app/a.ts`, imports('../../../../e2e/visits.spec.ts')],
  ['A9-tests-enter-by-the-tools', `${server}/modules/visits/visits.test.ts`, imports('../../app/rooms.ts')],
  ['A9-tests-enter-by-the-tools', 'e2e/tasks.spec.ts', imports('../apps/web/src/lib/env/env.ts')],
  [
    'no-cycles',
    `${server}/platform/config/read-config.ts`,
    "import type { used } from './a.ts';\nexport const config = 1;\nexport type U = typeof used;\n",
  ],
  ['resolvable', `${server}/platform/config/a.ts`, imports('./nowhere.ts')],
  ['no-grab-bag', 'packages/ui/src/utils/a.ts', 'export const a = 1;\n'],
  ['one-class-owner', `${web}/features/visits/parts/card.css`, '.table {\n  margin: 0;\n}\n'],
  ['kebab-case', 'packages/ui/src/table/CrmTable.tsx', 'export const a = 1;\n'],
  ['closed-suffixes', 'packages/ui/src/table/a.controller.ts', 'export const a = 1;\n'],
  ['closed-suffixes', `${server}/modules/visits/visits.ts`, 'export const a = 1;\n'],
  ['file-length', 'packages/ui/src/table/a.ts', '// long\n'.repeat(301)],
  ['file-length', 'packages/ui/src/table/crm-table.test.tsx', '// long\n'.repeat(301)],
  ['file-length', `${web}/features/visits/screens/other.screen.tsx`, '// long\n'.repeat(151)],
];

describe('architecture check', () => {
  let tree: PlantedTree;
  beforeEach(() => (tree = plantTree()));
  afterEach(() => tree.remove());

  test('a sound house passes', async () => {
    expect(await checkArchitecture(tree.root)).toEqual([]);
  });

  test.each(faults)('%s is found in %s', async (rule, file, text) => {
    tree.plant({ [`${server}/platform/config/a.ts`]: imports('./read-config.ts'), [file]: text });
    const told = (await checkArchitecture(tree.root)).filter(
      (finding) => finding.rule === rule && finding.level === 'error',
    );
    // A circle is told from one of its files, a folder's name from the folder.
    const places = rule === 'no-cycles' ? told.map((finding) => finding.message) : told.map((finding) => finding.file);
    expect(places.join(' ')).toContain(rule === 'no-grab-bag' ? path.posix.dirname(file) : file);
  });

  test('folder-size is found in a folder of thirteen files', async () => {
    const many = Array.from({ length: 13 }, (_, index) => [
      `packages/ui/src/form/field-${index}.ts`,
      'export const a = 1;\n',
    ]);
    tree.plant(Object.fromEntries(many) as Record<string, string>);
    expect(await checkArchitecture(tree.root)).toContainEqual(
      expect.objectContaining({ rule: 'folder-size', file: 'packages/ui/src/form' }),
    );
  });

  test('A10-living-tables is found where the demo alone fills what the server reads, and not where the server writes it too', async () => {
    const seed = 'database/seeds/demo/notes.ts';
    const reads = 'export const g = (sql: any) => sql`select id from visit_notes`;\n';
    const writes = 'export const h = (sql: any) => sql`insert into visit_notes (id) values (1)`;\n';
    const told = async () => (await checkArchitecture(tree.root)).filter((one) => one.rule === 'A10-living-tables');
    for (const fill of ['tx`insert into visit_notes (id) values (1)`', "copyRows(tx, 'visit_notes', [], [])"]) {
      tree.plant({
        [seed]: `export const f = (tx: any, copyRows: any) => ${fill};\n`,
        [`${server}/modules/visits/visits.sql.ts`]: reads,
      });
      expect(await told()).toMatchObject([{ file: seed }]);
      tree.plant({ [`${server}/modules/visits/visits.sql.ts`]: reads + writes });
      expect(await told()).toEqual([]);
    }
  });

  test('a class may be placed by others, and styled in two sheets of its owner', async () => {
    tree.plant({
      'packages/ui/src/table/dense.css': '.table.dense {\n  margin: 0;\n}\n',
      [`${web}/features/visits/parts/card.css`]: '.card > .table,\n.card .table {\n  margin: 0;\n}\n',
    });
    expect(await checkArchitecture(tree.root)).toEqual([]);
  });

  test('a table named after two domains belongs to neither', async () => {
    tree.plant({
      [`${server}/modules/doctors/doctors.sql.ts`]:
        'export const f = (sql: any) => sql`update doctor_visits set id = 1`;\n',
    });
    expect(await checkArchitecture(tree.root)).toEqual([]);
  });

  test('a service may keep a third argument to itself, and a file of 300 lines is one file', async () => {
    const text =
      'export function listRows(ctx: unknown, input: string) {\n  return row(ctx, input, 1);\n}\n' +
      'function row(ctx: unknown, input: string, at: number) {\n  return [ctx, input, at];\n}\n';
    tree.plant({
      [`${server}/modules/visits/visits.service.ts`]: text,
      'packages/ui/src/table/crm-table.test.tsx': '// long\n'.repeat(300),
      [`${web}/features/visits/screens/other.screen.tsx`]: '// long\n'.repeat(150),
    });
    expect(await checkArchitecture(tree.root)).toEqual([]);
  });

  test('the house itself passes', { tags: ['long'], timeout: 300_000 }, async () => {
    const findings = await checkArchitecture(path.resolve(import.meta.dirname, '../..'));
    expect(findings).toEqual([]);
  });
});
