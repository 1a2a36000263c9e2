// Valid examples of what sending writes.
import { sendEndpoints as sends } from '@yijian/contract/sends';
import { morning, sendingDesk } from '../../content/sending.ts';
import type { Desk } from '../desk.ts';

export async function writeSends({ app, as, write }: Desk): Promise<void> {
  const now = morning();
  const desk = await sendingDesk(app, now);
  const rep = await as('chen.yizhou');
  const doctors = await desk.doctors(2);
  const articleId = await desk.publish();
  const body = { articleId, channel: 'MAIL', ids: [doctors[0]] };
  const dueAt = new Date(Date.now() + 86_400_000).toISOString();
  const planned = await write(rep, sends.add, { body: { ...body, dueAt } });
  await write(rep, sends.cancel, { params: { id: planned.id } });
  const sent = await write(rep, sends.add, { body });
  await app.owner`update sends set due_at = ${now} where enterprise_id = 1 and id = ${sent.id}`;
  await desk.dispatch();
  const [row] = await app.owner<{ reference: string }[]>`
    select reference from send_recipients where enterprise_id = 1 and send_id = ${sent.id}`;
  const receipt = { reference: row!.reference, event: 'BOUNCED', at: now.toISOString() };
  await write(await as('admin'), sends.receive, { body: receipt });
  await app.owner`update send_recipients set state = 'FAILED', reason = 'refused' where enterprise_id = 1 and send_id = ${sent.id}`;
  await write(rep, sends.retry, { params: { id: sent.id } });
  const before = new Date(now.getTime() - 4 * 86_400_000);
  const first = await write(rep, sends.add, { body: { ...body, articleId: await desk.publish(), ids: [doctors[1]] } });
  await app.owner`
    update send_recipients set state = 'SENT', sent_at = ${before} where enterprise_id = 1 and send_id = ${first.id}`;
  await app.owner`update sends set state = 'DONE', ended_at = ${before} where enterprise_id = 1 and id = ${first.id}`;
  await write(rep, sends.addResend, { body: { sendId: first.id } });
}
