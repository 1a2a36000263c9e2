// Valid examples of what reading in publications and deciding whose they are write.
import { publicationBenchEndpoints as bench, publicationEndpoints as calls } from '@yijian/contract/publications';
import type { Desk } from './desk.ts';

const work = {
  id: 'https://openalex.org/W9000000001',
  title: 'A work that is written by the test of the audit trail',
  publication_year: 2024,
  authorships: [
    { author: { id: 'https://openalex.org/A9000000001', display_name: 'Writing Author' }, institutions: [] },
  ],
};

export async function writePublications({ app, as, write, id }: Desk): Promise<void> {
  const steward = await as('su.zhen');
  const running = await id(
    app.owner<{ id: string }[]>`
      insert into publication_imports (enterprise_id, kind, file_name, file_hash, created_by)
      select 1, 'OPENALEX', 'written.jsonl', repeat('0', 64), u.id from users u where u.enterprise_id = 1 and u.login = 'su.zhen' returning id::text`,
  );
  await write(steward, calls.stopImport, { params: { id: running } });
  const file = { name: 'written.jsonl', content: JSON.stringify(work) };
  await write(steward, calls.startImport, { body: { file, again: false } });

  const { body } = await steward.call(bench.listItems, { query: { size: 1 } });
  const [item] = body.result.content;
  const items = [{ matchId: item!.matchId, version: item!.version }];
  await write(steward, bench.decide, { body: { decision: 'REJECT' as const, items, reason: '单位不符' } });
  await write(steward, bench.undo);

  // Two authors who wrote nothing together.
  const [pair] = await app.owner<{ keepId: string; goneId: string; work: string }[]>`
    with known as (select id, work_count from scholars where enterprise_id = 1 and doctor_id is null and work_count > 1 order by id limit 12)
    select a.id::text as "keepId", b.id::text as "goneId", (select x.publication_id::text from authorships x where x.enterprise_id = 1 and x.person_id = a.id limit 1) as work
    from known a join known b on b.id > a.id
    where not exists (select from authorships x join authorships y on y.enterprise_id = x.enterprise_id and y.publication_id = x.publication_id
      where x.enterprise_id = 1 and x.person_id = a.id and y.person_id = b.id) order by a.id, b.id limit 1`;
  await write(steward, bench.mergeScholars, { body: { keepId: pair!.keepId, goneId: pair!.goneId, reason: '同一人' } });
  const split = { scholarId: pair!.keepId, publicationIds: [pair!.work], targetId: null, reason: '另一人' };
  await write(steward, bench.splitScholar, { body: split });
}
