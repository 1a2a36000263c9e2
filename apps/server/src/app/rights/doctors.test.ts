// The wall between doctors and users, over the whole contract.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tools/testing/app.ts';
import { givePhone, signInAs } from '../../../../../tools/testing/meetings/doctor-portal.ts';
import { readSettings } from '../../platform/config/index.ts';
import { rooms } from '../rooms.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'yijian-wall-'));
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ settings: { DATA_DIR: folder } });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a token of a doctor opens no call of users, and a token of a user no call of doctors', async () => {
  const [row] = await app.owner<{ id: string }[]>`
    select id::text from doctors where enterprise_id = 1 and is_enabled order by id limit 1`;
  await givePhone(app, row!.id, '13900030001');
  const doctor = await signInAs(app, folder, '13900030001');
  const admin = await app.as('admin');
  const wrong: string[] = [];
  const looked = { users: 0, doctors: 0 };
  for (const { name, row: call } of rooms(app.app.directory, readSettings({}))) {
    if (call.access === 'public' || call.access === 'gateway') continue;
    const params = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map((match) => [match[1]!, '1']));
    const isOfDoctors = call.access === 'doctor';
    looked[isOfDoctors ? 'doctors' : 'users'] += 1;
    const { status } = await (isOfDoctors ? admin : doctor).call(call, { params });
    if (status !== 401) wrong.push(`${name}: ${status}`);
  }
  expect(wrong).toEqual([]);
  expect(looked.users).toBeGreaterThan(200);
  expect(looked.doctors).toBeGreaterThan(5);
});
