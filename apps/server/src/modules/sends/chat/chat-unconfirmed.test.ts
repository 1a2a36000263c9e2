// Messages by enterprise chat that nobody confirms: unknown after a week, by the clock, and corrected by whatever is told later.
import { sendEndpoints as sends } from '@yijian/contract/sends';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chatSendingDesk, type ChatDesk } from '../../../../../../tools/testing/content/chat-sending.ts';
import { morning } from '../../../../../../tools/testing/content/sending.ts';

/** In minutes, as the desk counts. */
const DAY = 24 * 60;
const now = morning();
let chat: ChatDesk;

beforeAll(async () => {
  chat = await chatSendingDesk(now);
});
beforeEach(() => {
  chat.wecom.mode = 'good';
  chat.wecom.messages.length = 0;
  chat.wecom.results.clear();
});
afterAll(() => chat.close());

const find = async (id: string) => (await chat.desk.rep.call(sends.find, { params: { id } })).body.result;
const reasonsOf = async (id: string) =>
  new Map((await chat.desk.recipients(id)).map(({ doctor, state, reason }) => [doctor.id, [state, reason]]));
const unknownOf = async (id: string) => {
  const { sent, unknown, delivered, failed } = (await find(id)).figures;
  return { sent, unknown, delivered, failed };
};

describe('messages that nobody confirms', () => {
  it('what nobody confirmed in seven days is unknown, and a late confirmation corrects it', async () => {
    const [late, gone, never] = (await chat.contacts(3)) as [string, string, string];
    const id = await chat.confirm([late, gone, never]);
    await chat.dispatch();
    await chat.askResults(7 * DAY - 1);
    expect(await unknownOf(id)).toEqual({ sent: 3, unknown: 0, delivered: 0, failed: 0 });
    await chat.askResults(7 * DAY + 1);
    expect(await unknownOf(id)).toEqual({ sent: 0, unknown: 3, delivered: 0, failed: 0 });
    expect((await reasonsOf(id)).get(never)).toEqual(['UNKNOWN', 'notConfirmed']);
    const people = await chat.desk.rep.call(sends.listRecipients, { query: { sendId: id, step: 'UNKNOWN' } });
    expect(people.body.result.totalElements).toBe(3);
    // It is never sent again, and asked for once a day.
    expect((await find(id)).acts).not.toContain('RETRY');
    await chat.askResults(8 * DAY);
    chat.wecom.results.set(chat.contactOf(late), {
      status: 1,
      send_time: Math.floor(now.getTime() / 1000) + 8 * DAY * 60,
    });
    chat.wecom.results.set(chat.contactOf(gone), { status: 2 });
    await chat.askResults(8 * DAY + 60);
    expect(await unknownOf(id)).toMatchObject({ unknown: 3 });
    await chat.askResults(9 * DAY + 1);
    expect(await unknownOf(id)).toEqual({ sent: 1, unknown: 1, delivered: 1, failed: 1 });
    const after = await reasonsOf(id);
    expect([after.get(late), after.get(gone)]).toEqual([
      ['SENT', ''],
      ['FAILED', 'notContact'],
    ]);
    // A month after it went out nobody is asked for it any more.
    chat.wecom.results.set(chat.contactOf(never), { status: 1 });
    await chat.askResults(31 * DAY);
    expect(await unknownOf(id)).toMatchObject({ unknown: 1, delivered: 1 });
  });

  it('a message is unknown after seven days also where the chat cannot be asked, and a late receipt corrects it', async () => {
    const [doctor] = (await chat.contacts(1)) as [string];
    const id = await chat.confirm([doctor]);
    await chat.dispatch();
    chat.wecom.mode = 'broken';
    await chat.askResults(7 * DAY + 1);
    expect(await unknownOf(id)).toMatchObject({ sent: 0, unknown: 1 });
    const [{ reference }] = await chat.app.owner<[{ reference: string }]>`
      select reference from send_recipients where enterprise_id = 1 and send_id = ${id}`;
    const receipt = { reference, event: 'DELIVERED', at: now.toISOString() } as const;
    expect((await (await chat.app.as('admin')).call(sends.receive, { body: receipt })).status).toBe(200);
    expect(await unknownOf(id)).toEqual({ sent: 1, unknown: 0, delivered: 1, failed: 0 });
  });
});
