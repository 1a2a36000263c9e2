// docs/schema.md: per domain its tables, what each holds and which other tables it refers to, read from the printed schema.
import { domains } from '../../../packages/contract/src/domains.ts';
import { tableOwner, tableWriters } from './table-owner.ts';

interface Table {
  readonly name: string;
  readonly comment: string;
  readonly columns: number;
  /** Tables that its foreign keys name, each once, itself left out. */
  readonly refersTo: readonly string[];
}

const created = /^create table (?<name>[\w.]+) \(\n(?<body>[\s\S]*?)\n\)/gm;
const commented = /^comment on table (?<name>[\w.]+) is '(?<text>(?:[^']|'')*)';$/gm;
const referred = /foreign key \([^)]*\) references (\w+)/g;
/** Every table of an enterprise refers to it: as an arrow it says nothing. */
const everywhere = 'enterprises';

/** `schema` is the text of database/schema.sql, `root` the repository; answers Markdown. */
export async function schemaPage(schema: string, root: string): Promise<string> {
  const tables = tablesIn(schema);
  const writers = await tableWriters(root, domains);
  const byOwner = Map.groupBy(tables, ({ name }) => tableOwner(name, domains) ?? writers.get(name) ?? 'platform');
  const order = ['platform', ...domains].filter((owner) => byOwner.has(owner));
  return `${[
    '# Schema',
    '',
    '<!-- Written by `npm run db:schema`; do not edit. -->',
    '',
    `${tables.length} tables. A table belongs to the domain it is named after, else to the one that writes it; the platform owns the rest.`,
    'Every table of an enterprise also refers to `enterprises` and is bound by row security ([decision 2](decisions/0002-bound-pools-for-row-security.md)).',
    'The statements stand in [schema.sql](../database/schema.sql).',
    '',
    ...order.flatMap((owner) => section(owner, byOwner.get(owner) ?? [])),
  ]
    .join('\n')
    .trimEnd()}\n`;
}

function section(owner: string, tables: readonly Table[]): string[] {
  const rows = tables.map(
    ({ name, comment, columns, refersTo }) => `| \`${name}\` | ${columns} | ${comment} | ${refersTo.join(', ')} |`,
  );
  return [`## ${owner}`, '', '| Table | Columns | Holds | Refers to |', '|---|---|---|---|', ...rows, ''];
}

function tablesIn(schema: string): Table[] {
  const comments = new Map<string, string>();
  for (const { groups } of schema.matchAll(commented))
    comments.set(groups!['name']!, groups!['text']!.replaceAll("''", "'").replaceAll('|', '\\|'));
  return [...schema.matchAll(created)]
    .map(({ groups }) => {
      const [name, body] = [groups!['name']!, groups!['body']!];
      const refersTo = new Set([...body.matchAll(referred)].map(([, table]) => table!));
      refersTo.delete(name);
      refersTo.delete(everywhere);
      const columns = body.split('\n').filter((line) => /^ {2}(?!constraint\b)\S/.test(line)).length;
      return { name, comment: comments.get(name) ?? '', columns, refersTo: [...refersTo].toSorted() };
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
