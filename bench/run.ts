// `npm run bench -- [--only <name>…] [--large]`: the figures the product promises, beside what they should be (docs/benchmarks.md).
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { judge, type Bench, type ShownFigure } from './figure.ts';
import { analysis } from './rows/analysis/analysis.ts';
import { bulkTag } from './rows/background/bulk-tag.ts';
import { tagging } from './rows/background/tagging.ts';
import { counts } from './rows/counts.ts';
import { demoFill } from './rows/demo-fill.ts';
import { doctorList } from './rows/doctor-list.ts';
import { doctorOpened } from './rows/records/doctor-opened.ts';
import { doctorProfile } from './rows/records/doctor-profile.ts';
import { duplicates } from './rows/records/duplicates.ts';
import { fanOut } from './rows/fan-out.ts';
import { groupOpinion } from './rows/opinions/group-opinion.ts';
import { portraits } from './rows/opinions/portraits.ts';
import { kolRanking } from './rows/records/kol-ranking.ts';
import { importHospitals } from './rows/records/import-hospitals.ts';
import { memory } from './rows/memory.ts';
import { meetingList } from './rows/meetings/meeting-list.ts';
import { meetingRules } from './rows/meetings/meeting-rules.ts';
import { meetingSignIn } from './rows/meetings/meeting-sign-in.ts';
import { networkAround } from './rows/networks/network-around.ts';
import { networkMap } from './rows/networks/network-map.ts';
import { permissions } from './rows/permissions.ts';
import { ranges } from './rows/ranges.ts';
import { publicationsImport } from './rows/publications/publications-import.ts';
import { savedViews } from './rows/records/saved-views.ts';
import { search } from './rows/search.ts';
import { sending } from './rows/sending/sending.ts';
import { signingIn } from './rows/sign-in.ts';
import { startUp } from './rows/start-up.ts';
import { webSize } from './rows/web-size.ts';
import { planner } from './rows/days/planner.ts';
import { visits } from './rows/days/visits.ts';
import { workflows } from './rows/workflows.ts';
import { openData } from './stage/data.ts';
import { openStage } from './stage/stage.ts';

const benches: readonly Bench[] = [
  doctorList,
  ranges,
  permissions,
  search,
  counts,
  savedViews,
  memory,
  importHospitals,
  publicationsImport,
  bulkTag,
  tagging,
  duplicates,
  doctorOpened,
  doctorProfile,
  kolRanking,
  groupOpinion,
  portraits,
  workflows,
  planner,
  visits,
  meetingList,
  meetingSignIn,
  meetingRules,
  sending,
  analysis,
  networkAround,
  networkMap,
  fanOut,
  signingIn,
  startUp,
  demoFill,
  webSize,
];
const LARGE = 1_000_000;

const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, large: { type: 'boolean', default: false } },
});
const unknown = values.only?.find((name) => benches.every((bench) => bench.name !== name));
if (unknown !== undefined)
  throw new Error(`no benchmark ${unknown}; there are ${benches.map((bench) => bench.name).join(', ')}`);

const data = await openData(values.large);
const stage = await openStage(data.url).catch(async (error: unknown) => {
  await data.stop();
  throw error;
});
const shown: ShownFigure[] = [];
const failed: string[] = [];
try {
  console.log(
    `${stage.doctors} doctors, ${cpus().length} cores, Node ${process.version}, load ${loadavg()[0]!.toFixed(1)}`,
  );
  if (stage.doctors < LARGE)
    console.log(
      'NOTE: this is not the large set. Its figures say little; run with --large once (it takes about twenty minutes).',
    );
  for (const bench of benches) {
    if (values.only !== undefined && !values.only.includes(bench.name)) continue;
    try {
      for (const figure of await bench.run(stage)) {
        shown.push(judge(figure));
        console.log(lineOf(shown.at(-1)!));
      }
    } catch (error) {
      failed.push(bench.name);
      console.error(`${bench.name} could not be measured:`, error);
    }
  }
} finally {
  await stage.close();
  await data.stop();
}
save();
const missed = shown.filter((figure) => figure.passed === false);
console.log(
  missed.length + failed.length === 0
    ? 'Every figure holds.'
    : `Missed: ${[...missed.map((figure) => figure.name), ...failed].join('; ')}`,
);
process.exitCode = missed.length + failed.length === 0 ? 0 : 1;

function lineOf({ name, figure, unit, limit, ratio, passed, note, load }: ShownFigure): string {
  const verdict = passed === undefined ? '    ' : passed ? 'pass' : 'FAIL';
  const wanted =
    limit === undefined
      ? ''
      : `${limit.at === 'most' ? '≤' : '≥'} ${limit.value}${ratio === undefined ? ` ${unit}` : ' of peer'}`;
  const cells = [
    name.padEnd(46),
    `${round(figure)} ${unit}`.padStart(12),
    wanted.padStart(14),
    (ratio === undefined ? '' : `× ${ratio.toFixed(2)}`).padStart(8),
    verdict,
    `load ${load}`.padEnd(10),
    note ?? '',
  ];
  return cells.join('  ');
}

function round(figure: number): string {
  return figure >= 100 ? figure.toFixed(0) : figure >= 1 ? figure.toFixed(1) : figure.toFixed(3);
}

/** Keeps what earlier runs on the same set found and this one did not measure. */
function save(): void {
  const cache = fileURLToPath(new URL('../.cache', import.meta.url));
  const file = join(cache, 'bench.json');
  mkdirSync(cache, { recursive: true });
  const earlier = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as {
    doctors?: number;
    figures?: ShownFigure[];
  };
  const kept = earlier.doctors === stage.doctors ? (earlier.figures ?? []) : [];
  const figures = [...kept.filter((figure) => shown.every((one) => one.name !== figure.name)), ...shown];
  const machine = { cores: cpus().length, model: cpus()[0]?.model, node: process.version };
  writeFileSync(file, `${JSON.stringify({ machine, doctors: stage.doctors, figures }, undefined, 2)}\n`);
}
