// What the sends of the demo came to, article by article and campaign by campaign: every number is that of its people (product 3.9, 3.18).
import { activityEndpoints as activities } from '@yijian/contract/market-activities';
import {
  sendEndpoints as sends,
  type RecipientFilter,
  type RecipientStep,
  type SendFigures,
} from '@yijian/contract/sends';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';

let app: TestApp;
let market: Caller;

beforeAll(async () => {
  app = await startTestApp();
  market = await app.as('fang.ruogu');
});
afterAll(() => app.close());

const stepOf: Readonly<Record<Exclude<keyof SendFigures, 'audience'>, RecipientStep>> = {
  removed: 'REMOVED',
  planned: 'PLANNED',
  sent: 'SENT',
  failed: 'FAILED',
  unknown: 'UNKNOWN',
  delivered: 'DELIVERED',
  bounced: 'BOUNCED',
  opened: 'OPENED',
  read: 'READ',
  played: 'PLAYED',
  watched25: 'WATCHED_25',
  watched50: 'WATCHED_50',
  watched75: 'WATCHED_75',
  watched100: 'WATCHED_100',
  asked: 'ASKED',
  clicked: 'CLICKED',
  unsubscribed: 'UNSUBSCRIBED',
  followed: 'FOLLOWED',
};

async function peopleOf(which: RecipientFilter): Promise<Partial<SendFigures>> {
  const count = async (step?: RecipientStep): Promise<number> =>
    (await market.call(sends.countRecipients, { query: { ...which, ...(step === undefined ? {} : { step }) } })).body
      .result.totalElements;
  const steps = Object.entries(stepOf).map(async ([key, step]) => [key, await count(step)] as const);
  return { audience: await count(), ...Object.fromEntries(await Promise.all(steps)) };
}

const isWhole = ({ audience, removed, planned, sent, failed, unknown }: SendFigures): boolean =>
  audience === removed + planned + sent + failed + unknown;
const sumOf = (figures: readonly SendFigures[], key: keyof SendFigures): number =>
  figures.reduce((sum, one) => sum + one[key], 0);

const articleIds = async (): Promise<string[]> => {
  const rows = await app.owner<{ id: string }[]>`
    select distinct article_id::text as id from sends where enterprise_id = 1 and article_id is not null order by 1`;
  return rows.map(({ id }) => id);
};

it('the effects of every article are those of its people and the sum of its sends', async () => {
  const ids = await articleIds();
  expect(ids.length).toBeGreaterThan(2);
  for (const articleId of ids) {
    const figures = (await market.call(sends.effects, { params: { id: articleId } })).body.result;
    expect([articleId, await peopleOf({ articleId })]).toEqual([articleId, figures]);
    const { content } = (await market.call(sends.list, { query: { articleId, size: 100 } })).body.result;
    expect(content.every((send) => isWhole(send.figures))).toBe(true);
    for (const key of Object.keys(figures) as (keyof SendFigures)[])
      expect([
        articleId,
        key,
        sumOf(
          content.map((send) => send.figures),
          key,
        ),
      ]).toEqual([articleId, key, figures[key]]);
  }
});

it('the effects of every campaign are those of its people and the sum of its sends', async () => {
  const rows = await app.owner<{ id: string }[]>`
    select distinct activity_id::text as id from market_activity_sends where enterprise_id = 1 order by 1`;
  expect(rows.length).toBeGreaterThan(0);
  for (const { id } of rows) {
    const { sends: own, figures } = (await market.call(activities.sends, { params: { id } })).body.result;
    expect([id, await peopleOf({ sendIds: own.map((send) => send.id) })]).toEqual([id, figures]);
    for (const key of Object.keys(figures) as (keyof SendFigures)[])
      expect([
        id,
        key,
        sumOf(
          own.map((send) => send.figures),
          key,
        ),
      ]).toEqual([id, key, figures[key]]);
  }
});
