// Fields that lists offer are fields of their records, and their dictionaries hold values (specification 7.5 field/all; R3.3).
import { dictionaryEndpoints } from '@yijian/contract/dictionaries';
import { Doctor } from '@yijian/contract/doctors';
import { Hospital } from '@yijian/contract/hospitals';
import { Task } from '@yijian/contract/tasks';
import { Visit } from '@yijian/contract/visits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tools/testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const records = { doctors: Doctor, hospitals: Hospital, visits: Visit, tasks: Task };

test('field/all names fields of the records of each list, and dictionaries that hold values', async () => {
  const caller = await app.as('chen.yizhou');
  const fields = (await caller.call(dictionaryEndpoints.listFields)).body.result;
  expect(new Set(fields.map(({ list }) => list))).toEqual(new Set(Object.keys(records)));
  expect(fields.filter(({ list, field }) => !(field in records[list].shape))).toEqual([]);
  const keys = [...new Set(fields.flatMap(({ dictionaryKey }) => dictionaryKey ?? []))];
  const { result } = (await caller.call(dictionaryEndpoints.find, { body: keys })).body;
  expect(keys.filter((key) => (result[key] ?? []).length === 0)).toEqual([]);
  expect(keys.length).toBeGreaterThan(8);
});
