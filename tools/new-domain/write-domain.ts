// Writes the whole column of a new domain in the house style, and opens its doors.
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { insertBehind, insertIntoDomains, insertIntoRooms } from './insert-domain.ts';
import { type DomainNames, type NameOptions, namesOf } from './names.ts';

export interface NewDomain extends NameOptions {
  domain: string;
  /** The domain that stands before it; the last one of the list unless given. */
  after?: string | undefined;
  /** Moment in the migration's name. */
  now: Date;
}

/** The catalogues of fields, and the words of the audit trail that are made of them. */
const fields = 'packages/contract/src/dictionaries/fields';
const kinds = 'apps/server/src/modules/audit/kinds';

const templates = path.join(import.meta.dirname, 'templates');

/** Answers the files written or changed, from `root`; throws before writing anything when the domain is there already. */
export async function writeDomain(root: string, order: NewDomain): Promise<string[]> {
  const names = namesOf(order.domain, order);
  const column = columnOf(names, order.now);
  const taken = Object.keys(column).filter((file) => existsSync(path.join(root, file)));
  if (taken.length > 0) throw new Error(`already there: ${taken.join(', ')}`);
  const lists = await changedLists(root, names, order.after);
  for (const [file, template] of Object.entries(column)) {
    const text = await readFile(path.join(templates, `${template}.txt`), 'utf8');
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), filled(text, names));
  }
  for (const [file, text] of Object.entries(lists)) await writeFile(path.join(root, file), text);
  return [...Object.keys(column), ...Object.keys(lists)];
}

function columnOf({ domain, table, file }: DomainNames, now: Date): Record<string, string> {
  const contract = `packages/contract/src/${domain}`;
  const server = `apps/server/src/modules/${domain}`;
  const web = `apps/web/src/features/${domain}`;
  const stamp = now.toISOString().replaceAll(/\D/g, '').slice(0, 14);
  return {
    [`${contract}/${domain}.schema.ts`]: 'contract-schema',
    [`${contract}/${domain}.errors.ts`]: 'contract-errors',
    [`${contract}/${domain}.endpoints.ts`]: 'contract-endpoints',
    [`${contract}/index.ts`]: 'contract-index',
    [`${fields}/${file}-fields.schema.ts`]: 'contract-fields',
    [`${kinds}/${domain}/${domain}-kinds.policy.ts`]: 'server-kinds',
    [`${server}/${domain}.routes.ts`]: 'server-routes',
    [`${server}/${domain}.service.ts`]: 'server-service',
    [`${server}/${domain}.policy.ts`]: 'server-policy',
    [`${server}/${domain}.sql.ts`]: 'server-sql',
    [`${server}/${domain}.test.ts`]: 'server-test',
    [`${server}/index.ts`]: 'server-index',
    [`${web}/${domain}.routes.ts`]: 'web-routes',
    [`${web}/screens/${domain}.screen.tsx`]: 'web-screen',
    [`${web}/parts/${file}-drawer.tsx`]: 'web-drawer',
    [`${web}/parts/${file}-form.tsx`]: 'web-form',
    [`${web}/${domain}.api.ts`]: 'web-api',
    [`${web}/${domain}.phrases.ts`]: 'web-phrases',
    [`database/migrations/${stamp}_${table}.sql`]: 'migration',
    [`database/seeds/demo/${domain}/${domain}.ts`]: 'demo',
    [`e2e/${domain}/${domain}-list.spec.ts`]: 'journey',
  };
}

async function changedLists(root: string, names: DomainNames, after?: string): Promise<Record<string, string>> {
  const read = (file: string): Promise<string> => readFile(path.join(root, file), 'utf8');
  const spine = 'packages/contract/src/domains.ts';
  const [web, server] = ['apps/web/src/app/rooms.ts', 'apps/server/src/app/rooms.ts'];
  const domains = insertIntoDomains(await read(spine), names.domain, after);
  const order = [...domains.matchAll(/^ {2}'([a-z0-9-]+)',$/gm)].map((row) => row[1] ?? '');
  const before = order.slice(0, order.indexOf(names.domain));
  const door = (side: string, name: string) => ({
    name,
    from: `../${side}/${names.domain}/${names.domain}.routes.ts`,
    before,
  });
  const [catalogue, labels] = ['packages/contract/src/dictionaries/index.ts', `${fields}/field-labels.schema.ts`];
  const words = `${kinds}/kinds.policy.ts`;
  const fieldNames = `${names.one}Fields`;
  const demo = 'database/seeds/demo/seed-demo.ts';
  return {
    [spine]: domains,
    [catalogue]: insertBehind(
      await read(catalogue),
      /^export .*-fields\.schema\.ts';\n/gm,
      `export { ${fieldNames} } from './fields/${names.file}-fields.schema.ts';\n`,
    ),
    [labels]: insertBehind(
      insertBehind(
        await read(labels),
        /^import .*-fields\.schema\.ts';\n/gm,
        `import { ${fieldNames} } from './${names.file}-fields.schema.ts';\n`,
      ),
      /^ {2}\w+Fields,\n/gm,
      `  ${fieldNames},\n`,
    ),
    [words]: insertBehind(
      insertBehind(
        await read(words),
        /^import .*-kinds\.policy\.ts';\n/gm,
        `import { ${names.one}Kinds } from './${names.domain}/${names.domain}-kinds.policy.ts';\n`,
      ),
      /^ {2}\.\.\.\w+Kinds,\n/gm,
      `  ...${names.one}Kinds,\n`,
    ),
    // Where people of a small enterprise act, before what measures everything.
    [demo]: insertBehind(
      insertBehind(
        await read(demo),
        /^import \{ store\w+ \} from '\.\/.*\n/gm,
        `import { store${names.Many} } from './${names.domain}/${names.domain}.ts';\n`,
      ),
      /^ {2}await store\w+\(tx, \{ enterpriseId.*\n(?= {2}\/\/ Last)/gm,
      `  await store${names.Many}(tx, { enterpriseId, today });\n`,
    ),
    [web]: insertIntoRooms(await read(web), door('features', `${names.many}Routes`)),
    [server]: insertIntoRooms(await read(server), door('modules', `${names.one}Routes`)),
  };
}

function filled(template: string, names: DomainNames): string {
  return template.replaceAll(
    /__(domain|file|one|One|many|Many|table|words|title|zh|section)__/g,
    (_, key: keyof DomainNames) => names[key],
  );
}
