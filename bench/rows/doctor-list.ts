// The customer list through the whole product against a bare server that runs the same statement (rounds of both in turn).
import { atLeast, atMost, type Bench, type Figure } from '../figure.ts';
import { median, type Outcome } from '../load/message.ts';
import { startBare } from '../stage/bare.ts';
import { load } from '../stage/child.ts';
import { listCalls } from '../stage/lists.ts';

const ROUNDS = 5;
const SECONDS = 5;
const CONNECTIONS = 16;

export const doctorList: Bench = {
  name: 'doctor-list',
  async run(stage) {
    const login = await stage.loginOf('ALL');
    const calls = await listCalls(stage.sql, undefined);
    const product = await stage.startProduct();
    const bare = await startBare(stage, await stage.viewer(login), calls);
    const token = await stage.token(login, product.port);
    const put = (port: number, seconds: number): Promise<Outcome> =>
      load({
        port,
        seconds,
        connections: CONNECTIONS,
        calls: calls.map(({ call }) => call),
        headers: { host: `localhost:${port}`, authorization: `Bearer ${token}` },
      });
    try {
      await put(product.port, 3);
      await put(bare.port, 3);
      const ours: Outcome[] = [];
      const theirs: Outcome[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        ours.push(await put(product.port, SECONDS));
        theirs.push(await put(bare.port, SECONDS));
      }
      return figuresOf(ours, theirs);
    } finally {
      await bare.stop();
      await product.stop();
    }
  },
};

function figuresOf(ours: readonly Outcome[], theirs: readonly Outcome[]): Figure[] {
  const of = (rounds: readonly Outcome[], pick: (outcome: Outcome) => number): number => median(rounds.map(pick));
  const refused = [...ours, ...theirs].reduce((sum, outcome) => sum + outcome.refused, 0);
  if (refused > 0) throw new Error(`${refused} lists were not answered with 200`);
  // Each round is set against the round beside it: what else the machine does changes from minute to minute.
  const ratio = median(ours.map((outcome, round) => outcome.perSecond / theirs[round]!.perSecond));
  const bare = of(theirs, (outcome) => outcome.perSecond);
  return [
    {
      name: 'doctor list, requests per second',
      figure: of(ours, (outcome) => outcome.perSecond),
      unit: '/s',
      ratio,
      limit: atLeast(0.7),
      note: `bare server ${bare.toFixed(0)} /s`,
    },
    {
      name: 'doctor list, p99 at 16 connections',
      figure: of(ours, (outcome) => outcome.p99),
      unit: 'ms',
      limit: atMost(50),
      note: `bare server ${of(theirs, (outcome) => outcome.p99).toFixed(1)} ms; median ${of(ours, (outcome) => outcome.median).toFixed(1)} ms`,
    },
  ];
}
