// The list of meetings with all its columns against the customer list, each among a million, by the same account (rounds of both in turn).
import { atMost, type Bench, type Figure } from '../../figure.ts';
import { median, type Call, type Outcome } from '../../load/message.ts';
import { load } from '../../stage/child.ts';
import { PAGE, listCalls } from '../../stage/lists.ts';
import type { Product, Stage } from '../../stage/stage.ts';
import { onMeetings, type MeetingStage } from './meeting-stage.ts';

const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 16;
const RANGES = ['ALL', 'OWN'] as const;

export const meetingList: Bench = {
  name: 'meeting-list',
  run: () =>
    onMeetings(async (on) => {
      // Schedules stay off: what came due since the fill would be begun and ended beside the measurement.
      const product = await on.stage.startProduct({ KEY_FILE: on.keyFile, SCHEDULES: 'false' });
      const figures: Figure[] = [];
      for (const range of RANGES) figures.push(await compare(on, product, range));
      return figures;
    }),
};

async function compare(
  { stage, meetings }: MeetingStage,
  product: Product,
  range: (typeof RANGES)[number],
): Promise<Figure> {
  const login = await stage.loginOf(range);
  const put = await loader(stage, product, login);
  const { regionCodes } = await stage.viewer(login);
  const doctors = (await listCalls(stage.sql, range === 'ALL' ? undefined : regionCodes)).map(({ call }) =>
    uncounted(call),
  );
  const lists = meetingCalls(range);
  for (const calls of [doctors, lists]) await put(calls, 2);
  const rounds: { ours: Outcome; theirs: Outcome }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ ours: await put(lists, SECONDS), theirs: await put(doctors, SECONDS) });
  const ours = rounds.map((round) => round.ours);
  const theirs = rounds.map((round) => round.theirs);
  const of = (outcomes: readonly Outcome[], pick: (outcome: Outcome) => number): string =>
    median(outcomes.map(pick)).toFixed(1);
  return {
    name: `meeting list, range ${range}`,
    figure: median(ours.map(({ perSecond }) => perSecond)),
    unit: '/s',
    // Times, so the rates are the other way round.
    ratio: median(rounds.map((round) => round.theirs.perSecond / round.ours.perSecond)),
    limit: atMost(1.5),
    note: `${meetings} meetings: median ${of(ours, (one) => one.median)} ms, p99 ${of(ours, (one) => one.p99)} ms; ${stage.doctors} doctors: ${of(theirs, (one) => one.perSecond)} /s, median ${of(theirs, (one) => one.median)} ms`,
  };
}

/** As screens ask: the number is asked for beside the list. */
const uncounted = ({ path, ...call }: Call): Call => ({ ...call, path: `${path}&count=false` });

async function loader(
  stage: Stage,
  { port }: Product,
  login: string,
): Promise<(calls: readonly Call[], seconds: number) => Promise<Outcome>> {
  const headers = { host: `localhost:${port}`, authorization: `Bearer ${await stage.token(login, port)}` };
  return async (calls, seconds) => {
    const outcome = await load({ port, seconds, connections: CONNECTIONS, calls, headers });
    if (outcome.refused > 0) throw new Error(`${outcome.refused} lists of ${login} were not answered with 200`);
    return outcome;
  };
}

const types = ['DEPARTMENT', 'CITY', 'REGIONAL', 'ROUND_TABLE', 'WEBINAR'];
const monthBack = (months: number): string =>
  new Date(Date.now() - months * 30 * 86_400_000).toISOString().slice(0, 10);

/** Each tab as it opens, and then a type and a purpose within a quarter of a year, another one in each call. */
function meetingCalls(range: (typeof RANGES)[number]): Call[] {
  const tabs =
    range === 'ALL' ? ['unfinished', 'beConfirmed', 'doneConfirmed'] : ['approved', 'submitted', 'doneConfirmed'];
  const filters = types.flatMap((type) =>
    Array.from({ length: 6 }, (_, at) => ({
      type,
      purpose: at % 3 === 0 ? 'MEDICAL' : 'PROMOTIONAL',
      from: monthBack(3 * at + 1),
      to: monthBack(3 * at - 2),
    })),
  );
  return tabs.flatMap((tab) =>
    [{}, ...filters].map((filter): Call => {
      const query = new URLSearchParams({ tab, ...filter, sort: 'startsAt,desc', size: String(PAGE), page: '0' });
      return uncounted({ method: 'GET', path: `/prod-api/API-MEET-TOOLS/meeting/page?${query}` });
    }),
  );
}
