// Whether higher scores led to outcomes, and as often as the set foretold (product 3.16; feature 4).
import {
  clueErrors as errors,
  clueGrades,
  type BackTest,
  type BackTestPeopleQuestion,
  type BackTestQuestion,
} from '@yijian/contract/clue-scores';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { allowTime } from '../../../platform/db/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import { requireRead, type Context, type JsonText } from '../../../platform/http/index.ts';
import { peopleText, selectPeople } from '../../sales-funnels/index.ts';
import { LONGEST_SCORING, endOfDay } from '../scoring/moments.policy.ts';
import { lockSet } from '../sets/sets.sql.ts';
import { selectTested, testedRows, type BackTestAsked } from './back-tests.sql.ts';

interface Asked extends BackTestQuestion {
  readonly id: string;
}

async function askedOf({ sql, clock, user }: Context, { id, scoredOn, days, outcome }: Asked): Promise<BackTestAsked> {
  const stored = await lockSet(sql, id);
  if (stored === undefined) throw fail(errors.notFound);
  if (scoredOn > dayInShanghai(clock.now())) throw fail(errors.dayFuture, { day: scoredOn });
  return { scoring: stored.scoring, viewer: user, moment: endOfDay(scoredOn), days, outcome };
}

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

export async function backTestClueSet(context: Context, question: Asked): Promise<BackTest> {
  const asked = await askedOf(context, question);
  const { grades, bands } = await context.transaction(async ({ sql }) => {
    await allowTime(sql, LONGEST_SCORING);
    return selectTested(sql, asked);
  });
  const [doctors, converted] = grades.reduce(([n, k], row) => [n + row.doctors, k + row.converted], [0, 0]);
  const rate = share(converted, doctors);
  const tested = bands.map(({ earlierDoctors, earlierConverted, ...band }) => ({
    from: band.from,
    to: band.to,
    doctors: band.doctors,
    converted: band.converted,
    rate: share(band.converted, band.doctors),
    predicted: share(earlierConverted, earlierDoctors),
  }));
  return {
    rate,
    grades: clueGrades.map((grade) => {
      const own = grades.find((row) => row.grade === grade) ?? { grade, doctors: 0, converted: 0 };
      const ownRate = share(own.converted, own.doctors);
      return { ...own, rate: ownRate, lift: ownRate === null || rate === null || rate === 0 ? null : ownRate / rate };
    }),
    bands: tested,
    calibrationError: errorOf(tested),
  };
}

function errorOf(bands: BackTest['bands']): number | null {
  const foretold = bands.flatMap(({ doctors, rate, predicted }) =>
    rate === null || predicted === null ? [] : [{ doctors, gap: Math.abs(rate - predicted) }],
  );
  const all = foretold.reduce((sum, { doctors }) => sum + doctors, 0);
  return all === 0 ? null : foretold.reduce((sum, { doctors, gap }) => sum + gap * doctors, 0) / all;
}

/** Which doctors had which score is told to whoever reads scores alone. */
export async function listBackTestPeople(
  context: Context,
  { grade, from, to, kind, page, size, ...question }: Asked & BackTestPeopleQuestion,
): Promise<JsonText> {
  requireRead(context, 'doctor.clueScore');
  const asked = await askedOf(context, question);
  return context.transaction(async ({ sql, language }) => {
    await allowTime(sql, LONGEST_SCORING);
    const rows = testedRows(sql, { ...asked, grade, from, to, kind });
    return peopleText(await selectPeople(sql, { rows, unit: 'DOCTOR', language, page, size }));
  });
}
