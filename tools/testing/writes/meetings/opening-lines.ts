// Valid examples of what opening lines write.
import { openingLineEndpoints as lines } from '@yijian/contract/opening-lines';
import { workflowTaskEndpoints as tasks } from '@yijian/contract/workflows';
import { shanghaiDay } from '../../days.ts';
import type { Desk } from '../desk.ts';

export async function writeOpeningLines({ as, write }: Desk): Promise<void> {
  const [marketing, medical, compliance] = [await as('fang.ruogu'), await as('he.jing'), await as('shen.lian')];
  const draft = { channel: 'MAIL', language: 'zh', words: '写入开场白，', expiresOn: shanghaiDay(90) } as const;
  const { id } = await write(marketing, lines.add, { body: draft });
  const params = { id };
  const words = '写入的开场白，';
  await write(marketing, lines.change, { params, body: { ...draft, words, version: 1 } });
  await write(marketing, lines.submit, { params });
  for (const reviewer of [medical, compliance]) {
    const open = (await reviewer.call(tasks.listTodo, { query: { size: 50 } })).body.result.content;
    const task = open.find((each) => each.title.includes(words))!;
    await reviewer.call(tasks.approve, { params: { id: task.id }, body: { comment: '同意' } });
  }
  await write(compliance, lines.withdraw, { params, body: { reason: '写入停用' } });
}
