// `npm run db:schema`: writes database/schema.sql and docs/schema.md from a fresh database with every migration applied.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dumpSchema } from './dump.ts';
import { withFreshDatabase } from './fresh-database.ts';
import { schemaPage } from './page/schema-page.ts';

const root = path.resolve(import.meta.dirname, '../..');
const file = path.join(root, 'database/schema.sql');
const schema = await withFreshDatabase(dumpSchema);
await writeFile(file, schema);
await writeFile(path.join(root, 'docs/schema.md'), await schemaPage(schema, root));
console.log(`database/schema.sql: ${schema.split('\n').length - 1} lines`);
