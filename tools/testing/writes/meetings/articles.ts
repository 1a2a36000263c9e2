// Valid examples of what the content center writes.
import { articleEndpoints as articles } from '@yijian/contract/articles';
import { workflowTaskEndpoints as tasks } from '@yijian/contract/workflows';
import { shanghaiDay } from '../../days.ts';
import { picture } from '../../verifications/files.ts';
import type { Desk } from '../desk.ts';

export async function writeArticles({ as, write }: Desk): Promise<void> {
  const [marketing, medical, compliance] = [await as('fang.ruogu'), await as('he.jing'), await as('shen.lian')];
  const title = '写入文章';
  const draft = {
    channel: 'CASE',
    audience: 'PROMOTIONAL',
    title,
    html: '<p>正文</p>',
    expiresOn: shanghaiDay(90),
  };
  const { id } = await write(marketing, articles.add, { body: draft });
  const params = { id };
  await write(marketing, articles.change, { params, body: { ...draft, summary: '摘要', version: 1 } });
  await write(marketing, articles.addPicture, {
    body: { file: { name: 'a.png', content: picture('770000000000001') } },
  });
  const film = Buffer.from('\0\0\0\x18ftypisom and no more', 'latin1');
  await write(marketing, articles.addVideo, { body: { file: { name: 'a.mp4', content: film } } });
  await write(marketing, articles.submit, { params });
  for (const reviewer of [medical, compliance]) {
    const open = (await reviewer.call(tasks.listTodo, { query: { size: 50 } })).body.result.content;
    const task = open.find((each) => each.title.includes(title))!;
    await reviewer.call(tasks.approve, { params: { id: task.id }, body: { comment: '同意' } });
  }
  await write(marketing, articles.publish, { params });
  await write(marketing, articles.favor, { params });
  await write(marketing, articles.unfavor, { params });
  await write(marketing, articles.revise, { params });
  await write(compliance, articles.recall, { params, body: { reason: '写入召回' } });
}
