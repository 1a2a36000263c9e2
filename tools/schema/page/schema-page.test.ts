// The index of the schema names each table once, in the domain that owns it, with its comment and its arrows.
import path from 'node:path';
import { expect, test } from 'vitest';
import { schemaPage } from './schema-page.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const schema = `
create table visits (
  enterprise_id bigint not null,
  id bigint generated always as identity,
  doctor_id bigint,
  constraint visits_enterprise_id_fkey foreign key (enterprise_id) references enterprises(id),
  constraint visits_former_fkey foreign key (enterprise_id, former_id) references visits(enterprise_id, id),
  constraint visits_doctor_fkey foreign key (enterprise_id, doctor_id) references doctors(enterprise_id, id)
);
comment on table visits is 'A doctor''s visit, planned | held.';

create table kol_careers (
  id bigint
);
comment on table kol_careers is 'Sums.';

create table nobodys (
  id bigint
);
`;

test('a table stands in the domain of its name, else in the one that writes it, else in the platform', async () => {
  const page = await schemaPage(schema, root);
  const lines = page.split('\n');
  expect(lines.filter((line) => /^## |^\| `/.test(line))).toEqual([
    '## platform',
    '| `nobodys` | 1 |  |  |',
    '## visits',
    "| `visits` | 3 | A doctor's visit, planned \\| held. | doctors |",
    '## opinion-leaders',
    '| `kol_careers` | 1 | Sums. |  |',
  ]);
});
