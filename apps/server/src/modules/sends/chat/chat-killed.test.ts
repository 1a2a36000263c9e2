// A process that dies between two colleagues: nobody is asked twice to send the same message to a contact.
import { sendEndpoints as sends } from '@yijian/contract/sends';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chatSettings } from '../../../../../../tools/testing/content/chat-app.ts';
import { chatSendingDesk, type ChatDesk } from '../../../../../../tools/testing/content/chat-sending.ts';
import { morning } from '../../../../../../tools/testing/content/sending.ts';
import {
  killed,
  makeDue,
  makeLost,
  startSendingProcess,
  withoutQuietHours,
} from '../../../../../../tools/testing/content/sending-process.ts';

const colleagues = ['chen.yizhou', 'zhou.minxing', 'gu.changfeng', 'qi.wangshu', 'duan.qingyue', 'fei.lanting'];
const EACH = 2;
let chat: ChatDesk;

beforeAll(async () => {
  chat = await chatSendingDesk(morning());
});
afterAll(() => chat.close());

const find = async (id: string) => (await chat.desk.rep.call(sends.find, { params: { id } })).body.result;

it(
  'kill -9 in mid-send: each contact is in one mass message or listed as unknown, none is in two',
  { tags: ['long'], timeout: 180_000 },
  async () => {
    const { app, wecom, desk } = chat;
    const ids: string[] = [];
    for (const login of colleagues) ids.push(...(await chat.contacts(EACH, [login])));
    await withoutQuietHours(app);
    const id = await chat.confirm(ids);
    await makeDue(app, id);
    // The answer is not there when the process dies, however slow the machine is.
    wecom.delay = 60_000;
    const through = { ...chatSettings(wecom), CHAT_RESULT_SECONDS: '0', CHAT_CONTACT_SECONDS: '0' };
    const first = await startSendingProcess(app, through);
    await expect.poll(() => wecom.messages.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(1);
    await killed(first);
    const before = wecom.messages.length;
    expect(before).toBeLessThan(colleagues.length);

    await makeLost(app, id);
    wecom.delay = 0;
    const second = await startSendingProcess(app, through);
    try {
      await expect.poll(async () => (await find(id)).state, { timeout: 60_000 }).toBe('DONE');
    } finally {
      await killed(second);
    }
    const people = await desk.recipients(id);
    expect(people.map(({ doctor }) => doctor.id).toSorted()).toEqual(ids.toSorted());
    for (const { doctor, state } of people) {
      const asked = wecom.messages.filter(({ contacts }) => contacts.includes(chat.contactOf(doctor.id))).length;
      expect([doctor.id, asked, ['SENT', 'UNKNOWN'].includes(state)]).toEqual([doctor.id, 1, true]);
    }
    // Contacts of a message that was taken and not answered are unknown, and all others have theirs.
    expect((await find(id)).figures).toMatchObject({ unknown: before * EACH, sent: ids.length - before * EACH });
    expect(wecom.messages).toHaveLength(colleagues.length);
  },
);
