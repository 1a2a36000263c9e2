// Doctors who sign in on their own pages, for API tests: their phone, the code they were sent, their session.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { doctorPortalEndpoints as portal } from '@yijian/contract/doctor-portal';
import { codeNow } from '../../../apps/server/src/modules/meetings/holding/sign-in-code.policy.ts';
import { openVault, upsertPersonal } from '../../../apps/server/src/platform/secrets/index.ts';
import type { Caller, TestApp } from '../app.ts';

/** Gives the doctor a phone that no other record has. */
export async function givePhone(app: TestApp, doctorId: string, phone: string, enterpriseId = '1'): Promise<void> {
  const set = { enterpriseId, table: 'doctors', field: 'PHONE' } as const;
  const vault = openVault(app.database.keyFile);
  await upsertPersonal(app.app.connections.bound(enterpriseId), vault, set, [{ rowId: doctorId, value: phone }]);
}

let phones = 0;
/** A phone that nobody has. */
export function newPhone(): string {
  phones += 1;
  return `1390005${String(phones).padStart(4, '0')}`;
}

/** A phone of its own for a doctor, and the code that was sent to it. */
export async function phoneWithCode(
  app: TestApp,
  folder: string,
  doctorId: string,
): Promise<{ phone: string; code: string }> {
  const phone = newPhone();
  await givePhone(app, doctorId, phone);
  await askCode(app.anonymous(), phone);
  return { phone, code: await codeOf(folder, phone) };
}

export const smsTo = (folder: string, phone: string): string[] => {
  let text: string;
  try {
    text = readFileSync(path.join(folder, 'outbox', 'sms.log'), 'utf8');
  } catch {
    return [];
  }
  const lines = text.split('\n').filter((line) => line.endsWith('}'));
  const messages = lines.map((line) => JSON.parse(line) as { phone: string; text: string });
  return messages.filter((one) => one.phone === phone).map((one) => one.text);
};

/** The newest code sent to a phone, once `count` messages have arrived. */
export async function codeOf(folder: string, phone: string, count = 1): Promise<string> {
  for (let wait = 0; wait < 200; wait += 1) {
    const sent = smsTo(folder, phone);
    if (sent.length >= count) return /\d{6}/.exec(sent.at(-1)!)![0];
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`no code reached ${phone}`);
}

/** The code that a meeting shows at a moment. */
export function meetingCodeAt(app: TestApp, meetingId: string, at: Date): string {
  return codeNow({ vault: openVault(app.database.keyFile), enterpriseId: '1', meetingId }, at).code;
}

export const askCode = (who: Caller, phone: string, realm = 'weili') =>
  who.call(portal.sendCode, { params: { realm, provider: 'outbox', phone } });

/** Asks for a code, types it, and answers the doctor as a caller. */
export async function signInAs(app: TestApp, folder: string, phone: string): Promise<Caller> {
  const before = smsTo(folder, phone).length;
  await askCode(app.anonymous(), phone);
  const code = await codeOf(folder, phone, before + 1);
  const answer = await app.anonymous().call(portal.signIn, { body: { phone, code } });
  return app.holding(answer.body.result.token);
}
