// Valid examples of what reading in publications and deciding whose they are write.
import { publicationEndpoints as calls } from '@yijian/contract/publications';
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
}
