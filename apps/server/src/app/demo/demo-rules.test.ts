// The demo keeps the product's rules after everything it set off has been delivered.
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tools/testing/app.ts';
import { checkDemo } from '../../../../../database/seeds/demo/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('the demo keeps every rule of checkDemo', async () => {
  expect(await checkDemo(app.owner, inject('template').day)).toEqual([]);
});
