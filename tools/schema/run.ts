// `npm run db:schema`: writes database/schema.sql from a fresh database with every migration applied.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dumpSchema } from './dump.ts';
import { withFreshDatabase } from './fresh-database.ts';

const file = path.resolve(import.meta.dirname, '../../database/schema.sql');
const schema = await withFreshDatabase(dumpSchema);
await writeFile(file, schema);
console.log(`database/schema.sql: ${schema.split('\n').length - 1} lines`);
