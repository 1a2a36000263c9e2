// Group analysis over five million mentions, as a browser asks it, and its statements against DuckDB on the same rows with equal answers.
import { isDeepStrictEqual } from 'node:util';
import postgres from 'postgres';
import { periodDays } from '@yijian/contract/core';
import {
  selectCompared,
  selectGroup,
  type GroupRows,
} from '../../../apps/server/src/modules/insights/group/group.sql.ts';
import { dayInShanghai } from '../../../apps/server/src/platform/clock/index.ts';
import { atMost, timeEach, type Bench, type Figure } from '../../figure.ts';
import { median } from '../../load/message.ts';
import { openOwnData } from '../../stage/data.ts';
import { timeCalls } from '../../stage/http.ts';
import { openStage, type Stage } from '../../stage/stage.ts';
import { askColumns, openColumns, type ColumnQuestion } from './opinions-duckdb.ts';
import { MENTIONS, OPINION_DOCTORS, plantOpinions } from './opinions-fill.ts';

const PAGE = 1000;
const CHART = 300;
const INDICATION = 'MIGRAINE';
const ROUNDS = [1, 2, 3];
/** A question over everything is measured to its end, also where the product would give up. */
const LONGEST = '60000';

export const groupOpinion: Bench = {
  name: 'group-opinion',
  async run() {
    const data = await openOwnData('opinions', plantOpinions);
    const stage = await openStage(data.url);
    const owner = postgres(data.url, { max: 1, onnotice: () => {} });
    try {
      const drugs = await owner<{ id: string; isOwn: boolean }[]>`
        select id::text, is_own as "isOwn" from insight_drugs where enterprise_id = 1 and ${INDICATION} = any(indications) and not is_withheld order by id`;
      const chosen = drugs.find(({ isOwn }) => isOwn)!.id;
      return [
        ...(await asked(stage, { chosen, keyFile: data.keyFile })),
        ...(await beside(stage, owner, { drugIds: drugs.map(({ id }) => id), chosenIds: [chosen] })),
      ];
    } finally {
      await owner.end({ timeout: 5 });
      await stage.close();
      await data.stop();
    }
  },
};

/** The page, and the doctors behind one bar of it. */
async function asked(stage: Stage, { chosen, keyFile }: { chosen: string; keyFile: string }): Promise<Figure[]> {
  const product = await stage.startProduct({
    KEY_FILE: keyFile,
    STATEMENT_TIMEOUT_MS: LONGEST,
    ANSWER_TIMEOUT_MS: LONGEST,
  });
  const base = { indications: [INDICATION], drugIds: [chosen], provinceCode: 'ALL', cityCode: 'ALL' };
  const periods = ['3M', '6M', '1Y', 'DEFAULT', '3Y', 'ALL'].map((period) => ({ ...base, period }));
  const call = (path: string, body: unknown) => ({
    method: 'POST' as const,
    path: `/prod-api/insight/group/${path}`,
    body: JSON.stringify(body),
    json: true,
  });
  const pages = [...periods, { ...base, provinceCode: '330000' }, { ...base, tiers: ['A'] }].map((one) =>
    call('find', one),
  );
  const people = periods.map((one) => call('people', { ...one, slice: { attitude: 'NEGATIVE' } }));
  // Opens the connections.
  await timeCalls(stage, product.port, 'admin', [call('find', { ...base, period: '3M' })]);
  const times = await timeCalls(stage, product.port, 'admin', [...pages, ...pages]);
  const behind = await timeCalls(stage, product.port, 'admin', people);
  const note = `${pages.length} questions twice, ${MENTIONS} mentions of ${OPINION_DOCTORS} doctors`;
  return [
    ...both('group opinion, page', times, PAGE, note),
    ...both('group opinion, doctors behind a bar', behind, CHART, `${people.length} periods`),
  ];
}

const both = (name: string, times: readonly number[], limit: number, note: string): Figure[] => [
  { name: `${name}, median`, figure: median(times.toSorted((a, b) => a - b)), unit: 'ms', limit: atMost(limit), note },
  { name: `${name}, slowest`, figure: Math.max(...times), unit: 'ms', limit: atMost(limit), note },
];

/** The two statements of the page over the days asked for by default, and DuckDB's, in turn; the row fails where they differ. */
async function beside(
  stage: Stage,
  owner: postgres.Sql,
  { drugIds, chosenIds }: Pick<ColumnQuestion, 'drugIds' | 'chosenIds'>,
): Promise<Figure[]> {
  const days = periodDays('DEFAULT', dayInShanghai(new Date()));
  const question = { drugIds, chosenIds, indications: [INDICATION], days };
  const viewer = await stage.viewer('admin');
  const own = { indications: [INDICATION], provinceCode: 'ALL', cityCode: 'ALL', departmentCodes: [], tiers: [] };
  const sql = stage.connections.reading(stage.enterpriseId);
  const columns = await openColumns(owner);
  const asked = { question: own, days, viewer };
  const otherIds = drugIds.filter((id) => !chosenIds.includes(id));
  const rows = async (): Promise<GroupRows> => {
    const [group, others] = await Promise.all([
      selectGroup(sql, { ...asked, drugIds: chosenIds }, 'zh'),
      selectCompared(sql, { ...asked, drugIds: otherIds }),
    ]);
    const indexes = [...group.indexes, ...others.indexes];
    return { ...group, indexes, drugs: [...group.drugs, ...others.drugs] };
  };
  const [ours, theirs] = [await rows(), await askColumns(columns, question)];
  for (const [part, found] of Object.entries(theirs))
    if (!isDeepStrictEqual(plain(ours[part as keyof typeof ours]), plain(found)))
      throw new Error(`${part} of the group analysis is not what DuckDB counts`);
  const times = { ours: [] as number[], theirs: [] as number[] };
  for (const round of ROUNDS) {
    times.ours.push(...(await timeEach([round], rows)));
    times.theirs.push(...(await timeEach([round], () => askColumns(columns, question))));
  }
  const [here, there] = [median(times.ours.toSorted((a, b) => a - b)), median(times.theirs.toSorted((a, b) => a - b))];
  const counted = (theirs['drugs'] as { aspect: string | null; mentions: number }[])
    .filter(({ aspect }) => aspect === null)
    .reduce((sum, { mentions }) => sum + mentions, 0);
  const note = `${counted} mentions asked for, equal answers, ${ROUNDS.length} rounds in turn`;
  return [
    { name: 'group opinion, statements', figure: here, unit: 'ms', note },
    { name: 'group opinion, DuckDB', figure: there, unit: 'ms', note: 'in memory, in the process of the row' },
    { name: 'group opinion, statements against DuckDB', figure: here / there, unit: '×', note },
  ];
}

/** Numbers to nine digits, without names and without an order where there is none. */
function plain(part: unknown): string[] {
  const rows: unknown[] = Array.isArray(part) ? part : [typeof part === 'number' ? { posts: part } : part];
  const rounded = (value: unknown): string =>
    typeof value === 'number' ? String(Number(value.toPrecision(9))) : String(value);
  return rows
    .map((row) =>
      Object.entries(row as object)
        .filter(([key]) => key !== 'name')
        .map(([key, value]) => `${key} ${rounded(value)}`)
        .toSorted((one, other) => one.localeCompare(other))
        .join(', '),
    )
    .toSorted((one, other) => one.localeCompare(other));
}
