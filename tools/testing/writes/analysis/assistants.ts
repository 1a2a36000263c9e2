// Valid examples of what the assistant writes.
import { assistantEndpoints as assistants, chatEndpoints as chats } from '@yijian/contract/assistants';
import type { Desk } from '../desk.ts';

export async function writeAssistants({ as, write }: Desk): Promise<void> {
  const rep = await as('chen.yizhou');
  const { id, conversationId } = await write(rep, chats.knowledge, { body: { question: '成人癫痫怎样用药' } });
  await write(rep, chats.article, { body: { question: '偏头痛预防治疗', conversationId } });
  await write(rep, chats.pubmed, { body: { question: 'epilepsy', conversationId } });
  await write(rep, chats.proposal, { body: { question: '癫痫科室会，60 分钟，20 人', conversationId } });
  await write(rep, assistants.rate, { params: { id }, body: { isHelpful: false, reason: '太长' } });
  const params = { id: conversationId };
  await write(rep, assistants.rename, { params, body: { title: '写入对话' } });
  await write(rep, assistants.remove, { params });
  const admin = await as('admin');
  await write(admin, assistants.changeHost, {
    body: { address: 'https://model.example/v1', model: 'model-1', apiKey: 'key' },
  });
  await write(admin, assistants.changeHost, { body: { address: '' } });
}
