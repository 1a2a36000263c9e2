// Valid examples of what the medical library writes.
import { libraryEndpoints as library } from '@yijian/contract/library';
import { shanghaiDay } from '../../days.ts';
import { pdf } from '../../verifications/files.ts';
import type { Desk } from '../desk.ts';

export async function writeLibrary({ app, as, write, id }: Desk): Promise<void> {
  const marketing = await as('fang.ruogu');
  const compliance = await as('shen.lian');
  const draft = { type: 'SLIDES', audience: 'PROMOTIONAL', title: '写入资料', expiresOn: shanghaiDay(90) };
  const made = await write(marketing, library.add, { body: draft });
  const params = { id: made.id };
  await write(marketing, library.change, { params, body: { ...draft, summary: '摘要', version: 1 } });
  await write(marketing, library.upload, { params, body: { file: { name: 'a.pdf', content: pdf() } } });
  await write(marketing, library.submit, { params });
  const inForce = await id(
    app.owner<{ id: string }[]>`
      select m.id::text from library_materials m join library_files f on f.enterprise_id = m.enterprise_id and f.material_id = m.id
      where m.enterprise_id = 1 and m.state = 'APPROVED' and m.expires_on > now() and m.audience = 'PROMOTIONAL'
        and not exists (select from library_materials n where n.enterprise_id = 1 and n.series_id = m.id) order by m.id limit 1`,
  );
  await write(marketing, library.download, { params: { id: inForce } });
  await write(marketing, library.revise, { params: { id: inForce } });
  await write(compliance, library.recall, { params: { id: inForce }, body: { reason: '写入召回' } });
}
