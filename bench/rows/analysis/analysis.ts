// A funnel, journeys, a board and a re-scoring over twenty million interactions, each through its service in process; DuckDB, and ClickHouse where there is one, beside the first two.
import { periodDays } from '@yijian/contract/core';
import type { ClueSetDraft } from '@yijian/contract/clue-scores';
import type { Paths } from '@yijian/contract/journeys';
import type { FunnelDefinition, FunnelResult } from '@yijian/contract/sales-funnels';
import { addClueSet, scoreApplied, simulateClueSet } from '../../../apps/server/src/modules/clue-scores/index.ts';
import { listTiles } from '../../../apps/server/src/modules/dashboards/boards/boards.service.ts';
import { findPaths } from '../../../apps/server/src/modules/journeys/journeys.service.ts';
import { selectCopiedPaths } from '../../../apps/server/src/modules/journeys/paths/paths-clickhouse.sql.ts';
import type { FoundPaths } from '../../../apps/server/src/modules/journeys/paths/paths.sql.ts';
import { selectCopiedFigures } from '../../../apps/server/src/modules/sales-funnels/funnel/funnel-clickhouse.sql.ts';
import { computeFunnel } from '../../../apps/server/src/modules/sales-funnels/funnel/funnel.service.ts';
import { dayInShanghai } from '../../../apps/server/src/platform/clock/index.ts';
import type { ColumnStore } from '../../../apps/server/src/platform/db/index.ts';
import type { Context } from '../../../apps/server/src/platform/http/index.ts';
import { atMost, timeEach, type Bench, type Figure } from '../../figure.ts';
import { median } from '../../load/message.ts';
import { EVENTS } from './events-fill.ts';
import { onEvents, type EventStage } from './events-stage.ts';
import { funnelByDuck, requireSameFunnel, requireSamePaths } from './peer-questions.ts';

const ROUNDS = [1, 2, 3];
const WARM = [1, 2, 3];
const READER = 'admin';
const year = { from: '', to: '' };

export const analysis: Bench = {
  name: 'analysis',
  run: () =>
    onEvents(async (on) => {
      Object.assign(year, periodDays('365D', dayInShanghai(new Date())));
      const figures: Figure[] = [];
      for (const measure of [board, funnel, paths, rescore]) {
        const found = await measure(on);
        for (const { name, figure, unit, note } of found)
          console.log(`  ${name}: ${figure.toFixed(0)} ${unit}; ${note}`);
        figures.push(...found);
      }
      return figures;
    }),
};

/** Milliseconds of each of the rounds. A question is asked as the product asks it: on the connections for reading, in no transaction. */
async function asked(on: EventStage, rounds: readonly number[], work: (context: Context) => Promise<unknown>) {
  const user = await on.people.user(READER);
  const context = await on.people.act(user, (known) => Promise.resolve(known));
  return timeEach(rounds, () => work({ ...context, sql: on.reading }));
}

/** Both in turn, the one and the other. */
async function askedBoth(
  on: EventStage,
  own: (context: Context) => Promise<unknown>,
  peer: () => Promise<unknown>,
): Promise<{ time: number; ratio: number; peerTime: number }> {
  const pairs = await eachOf(ROUNDS, async (round) => ({
    own: (await asked(on, [round], own))[0]!,
    peer: (await timeEach([round], peer))[0]!,
  }));
  const [time, peerTime] = [median(pairs.map((pair) => pair.own)), median(pairs.map((pair) => pair.peer))];
  return { time, peerTime, ratio: median(pairs.map((pair) => pair.own / pair.peer)) };
}

/** The same question of ClickHouse, where there is one. */
async function inClickHouse(
  { columns }: EventStage,
  name: string,
  work: (columns: ColumnStore) => Promise<void>,
): Promise<Figure[]> {
  if (columns === undefined) return [];
  const figure = median(await timeEach(ROUNDS, () => work(columns)));
  return [{ name: `${name}, ClickHouse`, figure, unit: 'ms', note: 'its statement on a copy, the same answer' }];
}

async function eachOf<T>(rounds: readonly number[], work: (round: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (const round of rounds) results.push(await work(round));
  return results;
}

const step = (
  channel: FunnelDefinition['steps'][number]['channel'],
  action: FunnelDefinition['steps'][number]['action'],
) => ({
  channel,
  action,
  subject: '',
  minSeconds: 0,
  name: '',
});

async function funnel(on: EventStage): Promise<Figure[]> {
  const definition: FunnelDefinition = {
    unit: 'DOCTOR',
    steps: [
      step('WECOM', 'RECEIVED'),
      step('WECOM', 'READ'),
      step('LIVE', 'WATCHED'),
      step('MEETING', 'REGISTERED'),
      step('MEETING', 'ATTENDED'),
    ],
    windowDays: 90,
    period: year,
    exclusions: [],
  };
  let found: FunnelResult | undefined;
  let told: Awaited<ReturnType<typeof funnelByDuck>> | undefined;
  const { steps, windowDays } = definition;
  const { time, peerTime, ratio } = await askedBoth(
    on,
    async (context) => void (found = await computeFunnel(context, { definition, breakdown: null })),
    async () => void (told = await funnelByDuck(on.duck, { steps, windowDays, days: found!.days })),
  );
  requireSameFunnel(found!, told!);
  const name = 'funnel of five steps over a year';
  const asked = { definition, days: found!.days, enterpriseId: '1' };
  const copied = await inClickHouse(on, name, async (columns) => {
    const { people, medians } = await selectCopiedFigures(columns, asked);
    requireSameFunnel(found!, { people: [...people], medianHours: [...medians] });
  });
  return [
    {
      name,
      figure: time,
      unit: 'ms',
      ...(time <= 400 ? { limit: atMost(400) } : { limit: atMost(2), ratio }),
      note: `${EVENTS} events; DuckDB ${peerTime.toFixed(0)} ms, the same answer`,
    },
    ...copied,
  ];
}

async function paths(on: EventStage): Promise<Figure[]> {
  const question = { period: year, steps: 6, grouping: 'CHANNEL', keep: 6, countsSent: false } as const;
  let found: Paths | undefined;
  let told: FoundPaths | undefined;
  const { time, peerTime, ratio } = await askedBoth(
    on,
    async (context) => void (found = await findPaths(context, question)),
    async () => void (told = await selectCopiedPaths(on.duck, { ...question, days: found!.days, enterpriseId: '1' })),
  );
  requireSamePaths(found!, told!);
  const name = 'journeys of six steps over a year';
  const copied = await inClickHouse(on, name, async (columns) =>
    requireSamePaths(found!, await selectCopiedPaths(columns, { ...question, days: found!.days, enterpriseId: '1' })),
  );
  return [
    {
      name,
      figure: time,
      unit: 'ms',
      limit: atMost(800),
      note: `${EVENTS} events; DuckDB ${peerTime.toFixed(0)} ms, the same answer, ${ratio.toFixed(1)} times`,
    },
    ...copied,
  ];
}

async function board(on: EventStage): Promise<Figure[]> {
  const days = periodDays('30D', dayInShanghai(new Date()));
  let tiles = 0;
  const read = async (context: Context): Promise<void> => {
    tiles = (await listTiles(context, { board: 'MANAGER', ...days })).length;
  };
  const [cold = 0] = await asked(on, [1], read);
  const warm = median(await asked(on, WARM, read));
  const note = `${tiles} tiles, ${EVENTS} events; nothing of a board is kept, again means read again`;
  return [
    { name: 'manager dashboard, first time', figure: cold, unit: 'ms', limit: atMost(600), note },
    { name: 'manager dashboard, again', figure: warm, unit: 'ms', limit: atMost(100), note },
  ];
}

const draft: ClueSetDraft = {
  name: `bench ${Date.now()}`,
  productId: null,
  scoring: {
    rules: [
      { axis: 'FIT', name: 'tier', points: 20, condition: { op: 'IS', attribute: 'TIER', values: ['A', 'B'] } },
      {
        axis: 'ENGAGEMENT',
        name: 'acts',
        points: 5,
        match: { channel: null, action: 'ACTED', subject: '', minSeconds: 0 },
        condition: null,
        frequency: 'DAILY',
        cap: 40,
        windowDays: 180,
        halfLifeDays: 60,
        from: null,
        to: null,
      },
    ],
    channelWeights: [],
    needsConsent: false,
    thresholds: { A: 60, B: 40, C: 20 },
  },
  openGrades: ['A'],
  slaDays: 7,
};

/** As every night does it. */
async function rescore({ people, owner }: EventStage): Promise<Figure[]> {
  const admin = await people.user(READER);
  const { id } = await people.act(admin, (context) => addClueSet(context, draft));
  const [simulated = 0] = await timeEach([id], () =>
    people.act(admin, (context) => simulateClueSet(context, { id, version: 1 })),
  );
  // By hand: a set applied by its service is scored by the outbox, beside what is measured.
  await owner`update clue_sets set state = 'RETIRED', retired_at = now() where enterprise_id = 1 and state = 'APPLIED' and product_id is null`;
  await owner`update clue_sets set state = 'APPLIED', applied_at = now() where enterprise_id = 1 and id = ${id}`;
  const before = process.memoryUsage().rss;
  const [time = 0] = await timeEach([id], () => people.act(admin, (context) => scoreApplied(context, { setId: id })));
  const grown = (process.memoryUsage().rss - before) / 1024 / 1024;
  const [row] = await owner<
    [{ n: number }]
  >`select count(*)::int as n from clue_scores where enterprise_id = 1 and set_id = ${id}`;
  return [
    {
      name: 'rule set simulated',
      figure: simulated,
      unit: 'ms',
      limit: atMost(10_000),
      note: 'grades now and 90 days ago',
    },
    { name: 'doctors scored again', figure: time / 1000, unit: 's', limit: atMost(60), note: `${row.n} scores` },
    { name: 'memory of the process meanwhile', figure: grown, unit: 'MB', limit: atMost(50), note: 'more than before' },
  ];
}
