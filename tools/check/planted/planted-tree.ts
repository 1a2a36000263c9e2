// A small sound house in a temporary folder, into which tests plant one fault at a time.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export interface PlantedTree {
  root: string;
  plant(files: Record<string, string>): void;
  remove(): void;
}

const manifest = (name: string, dependencies: string[], exports?: Record<string, string>): string =>
  JSON.stringify({
    name,
    type: 'module',
    dependencies: Object.fromEntries(dependencies.map((dependency) => [dependency, '*'])),
    ...(exports ? { exports } : {}),
  });

const sound: Record<string, string> = {
  'package.json': manifest('house', ['vitest']),
  'node_modules/zod/package.json': JSON.stringify({ name: 'zod', main: 'index.js' }),
  'node_modules/zod/index.js': 'export const z = {};',
  'node_modules/postgres/package.json': JSON.stringify({ name: 'postgres', main: 'index.js' }),
  'node_modules/postgres/index.js': 'export default 1;',
  'node_modules/react/package.json': JSON.stringify({ name: 'react', main: 'index.js' }),
  'node_modules/react/index.js': 'export const useState = 1;',
  'packages/contract/package.json': manifest('@yijian/contract', ['zod'], {
    './core': './src/core/index.ts',
    './*': './src/*/index.ts',
  }),
  'packages/contract/src/domains.ts': "export const domains = ['doctors', 'visits', 'tasks'] as const;\n",
  'packages/contract/src/core/endpoint.ts': "import { z } from 'zod';\nexport const endpoint = z;\n",
  'packages/contract/src/core/index.ts': "export { endpoint } from './endpoint.ts';\n",
  'packages/ui/package.json': manifest('@yijian/ui', ['react'], { './*': './src/*/index.ts' }),
  'packages/ui/src/table/crm-table.tsx': "import { useState } from 'react';\nexport const CrmTable = useState;\n",
  'packages/ui/src/table/table.css': '.table {\n  margin: 0;\n}\n',
  'packages/ui/src/table/index.ts': "export { CrmTable } from './crm-table.tsx';\n",
  'apps/server/package.json': manifest('@yijian/server', ['@yijian/contract', 'postgres', 'zod']),
  'apps/server/src/main.ts': "import { rooms } from './app/rooms.ts';\nexport const main = rooms;\n",
  'apps/server/src/platform/config/read-config.ts': 'export const config = 1;\n',
  'apps/server/src/platform/db/pool.ts':
    "import postgres from 'postgres';\nimport { config } from '../config/read-config.ts';\nexport const pool = [postgres, config];\n",
  'apps/web/package.json': manifest('@yijian/web', ['@yijian/contract', '@yijian/ui', 'react']),
  'apps/web/src/main.tsx': "import { rooms } from './app/rooms.ts';\nexport const main = rooms;\n",
  'apps/web/src/lib/env/env.ts': 'export const env = 1;\n',
  'apps/web/src/lib/api/client.ts': "import { env } from '../env/env.ts';\nexport const client = env;\n",
  'tools/testing/app.ts': "export { main } from '../../apps/server/src/main.ts';\n",
  'e2e/visits.spec.ts': "import { main } from '../tools/testing/app.ts';\nexport const journey = main;\n",
  'database/migrations/20261121090000_doctors.sql': 'create table doctors (id bigint);\n',
  'database/migrations/20261121090100_visits.sql':
    'create table visit_notes (id bigint);\ncreate table doctor_visits (id bigint);\n',
  ...Object.assign({}, ...['doctors', 'visits', 'tasks'].map(soundRoom)),
  'apps/server/src/app/rooms.ts':
    "export { routes as doctors } from '../modules/doctors/doctors.routes.ts';\nimport { routes } from '../modules/visits/visits.routes.ts';\nexport const rooms = [routes];\n",
  'apps/web/src/app/rooms.ts':
    "import { routes } from '../features/visits/visits.routes.ts';\nexport const rooms = [routes];\n",
};

function soundRoom(domain: string): Record<string, string> {
  const server = `apps/server/src/modules/${domain}/${domain}`;
  const web = `apps/web/src/features/${domain}`;
  const contract = `packages/contract/src/${domain}/${domain}`;
  return {
    [`${contract}.schema.ts`]: "import { z } from 'zod';\nexport const Row = z;\n",
    [`${contract}.errors.ts`]: 'export const errors = {};\n',
    [`${contract}.endpoints.ts`]: `import { endpoint } from '../core/index.ts';\nimport { Row } from './${domain}.schema.ts';\nimport { errors } from './${domain}.errors.ts';\nexport const endpoints = { endpoint, Row, errors };\n`,
    [`packages/contract/src/${domain}/index.ts`]: `export { endpoints } from './${domain}.endpoints.ts';\n`,
    [`${server}.routes.ts`]: `import { endpoints } from '@yijian/contract/${domain}';\nimport { listRows } from './${domain}.service.ts';\nexport const routes = { endpoints, listRows };\n`,
    [`${server}.service.ts`]: `import { selectRows } from './${domain}.sql.ts';\nexport function listRows(ctx: unknown): unknown {\n  return selectRows(ctx);\n}\n`,
    [`${server}.policy.ts`]: 'export const mayList = true;\n',
    [`${server}.sql.ts`]: 'export const selectRows = (ctx: unknown): unknown => ctx;\n',
    [`apps/server/src/modules/${domain}/index.ts`]: `export { listRows } from './${domain}.service.ts';\n`,
    [`${web}/${domain}.routes.ts`]: "export const routes = () => import('./screens/list.screen.tsx');\n",
    [`${web}/screens/list.screen.tsx`]:
      "import { Card } from '../parts/card.tsx';\nimport { CrmTable } from '@yijian/ui/table';\nexport const List = [Card, CrmTable];\n",
    [`${web}/parts/card.tsx`]: `import { useRows } from '../${domain}.api.ts';\nexport const Card = useRows;\n`,
    [`${web}/${domain}.api.ts`]: "import { client } from '../../lib/api/client.ts';\nexport const useRows = client;\n",
    [`${web}/${domain}.phrases.ts`]: 'export const phrases = {};\n',
    [`${web}/index.ts`]: "export { Card } from './parts/card.tsx';\n",
  };
}

/** Two planted files may stand where a sound one stood: the planted one wins. */
export function plantTree(): PlantedTree {
  const root = mkdtempSync(path.join(os.tmpdir(), 'yijian-house-'));
  const plant = (files: Record<string, string>): void => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    }
  };
  plant(sound);
  mkdirSync(path.join(root, 'node_modules/@yijian'), { recursive: true });
  symlinkSync(path.join(root, 'packages/contract'), path.join(root, 'node_modules/@yijian/contract'));
  symlinkSync(path.join(root, 'packages/ui'), path.join(root, 'node_modules/@yijian/ui'));
  return { root, plant, remove: () => rmSync(root, { recursive: true, force: true }) };
}
