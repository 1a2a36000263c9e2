// Journeys: sequences, cohorts, one doctor, hospitals, and the people behind each number (specification 2.3, transit).
import { doctorErrors } from '@yijian/contract/doctors';
import {
  MOST_COHORTS,
  journeyErrors as errors,
  type HospitalJourneyFilter,
  type HospitalJourneyQuery,
  type HospitalPeopleQuery,
  type PathPeopleQuestion,
  type PathQuestion,
  type Paths,
  type Personal,
  type PersonalQuery,
  type Trend,
  type TrendPeopleQuestion,
  type TrendQuestion,
} from '@yijian/contract/journeys';
import { dayInShanghai } from '../../platform/clock/index.ts';
import { fail } from '../../platform/errors/index.ts';
import { pageText, type Context, type JsonText } from '../../platform/http/index.ts';
import { findDoctorBasics } from '../doctors/index.ts';
import { askCopy, type Copy } from '../interactions/index.ts';
import { daysOf, peopleText, selectPeople, type PeopleAsked } from '../sales-funnels/index.ts';
import { countHospitals, hospitalRows, selectHospitals, type HospitalsAsked } from './hospitals/hospitals.sql.ts';
import { selectCopiedPaths } from './paths/paths-clickhouse.sql.ts';
import { pathRows, selectPaths } from './paths/paths.sql.ts';
import { personalDays } from './personal/personal-days.policy.ts';
import { selectPersonal } from './personal/personal.sql.ts';
import { bucketsOf } from './trend/buckets.policy.ts';
import { selectTrend, trendRows, type TrendAsked } from './trend/trend.sql.ts';

const today = ({ clock }: Context): string => dayInShanghai(clock.now());

async function people(
  { sql, language }: Context,
  { rows, page, size }: Pick<PeopleAsked, 'rows' | 'page' | 'size'>,
): Promise<JsonText> {
  return peopleText(await selectPeople(sql, { rows, unit: 'DOCTOR', language, page, size }));
}

export async function findPaths(context: Context, { store, ...question }: PathQuestion & Copy): Promise<Paths> {
  const days = daysOf(question.period, today(context));
  const { sql, user: viewer, enterprise } = context;
  const copied = await askCopy(context, {
    store,
    ask: (columns) => selectCopiedPaths(columns, { ...question, days, enterpriseId: enterprise.id }),
  });
  if (copied === undefined) return { days, copiedAt: null, ...(await selectPaths(sql, { ...question, days, viewer })) };
  return { days, copiedAt: copied.copiedAt.toISOString(), ...copied.answer };
}

export async function listPathPeople(context: Context, question: PathPeopleQuestion): Promise<JsonText> {
  const { step, steps } = question;
  if (step > steps) throw fail(errors.noSuchStep, { step });
  const days = daysOf(question.period, today(context));
  return people(context, { ...question, rows: pathRows(context.sql, { ...question, days, viewer: context.user }) });
}

/** Whole weeks or months around the days asked for; the last one ends today at the latest. */
function trendOf<Q extends TrendQuestion>(context: Context, question: Q): Q & TrendAsked & { buckets: string[] } {
  const days = daysOf(question.period, today(context));
  const buckets = bucketsOf(days, question.grain);
  if (buckets.length > MOST_COHORTS) throw fail(errors.periodLong, { most: MOST_COHORTS });
  return { ...question, days: { from: buckets[0]!, to: days.to }, viewer: context.user, buckets };
}

export async function findTrend(context: Context, question: TrendQuestion): Promise<Trend> {
  const asked = trendOf(context, question);
  const { cells, activity } = await selectTrend(context.sql, asked);
  const known = new Map(cells.map(({ cohort, start, people: count }) => [`${cohort} ${start}`, count]));
  const acting = new Map(activity.map((one) => [one.start, one]));
  return {
    days: asked.days,
    cohorts: asked.buckets.map((start, at) => {
      const active = asked.buckets.slice(at).map((later) => known.get(`${start} ${later}`) ?? 0);
      return { start, people: active[0]!, active };
    }),
    activity: asked.buckets.map((start) => acting.get(start) ?? { start, people: 0, acts: 0 }),
  };
}

export async function listTrendPeople(context: Context, question: TrendPeopleQuestion): Promise<JsonText> {
  return people(context, { ...question, rows: trendRows(context.sql, trendOf(context, question)) });
}

export async function findPersonal(
  context: Context,
  { doctorId, ...asked }: PersonalQuery & { readonly doctorId: string },
): Promise<Personal> {
  const doctor = await findDoctorBasics(context, doctorId);
  if (doctor === undefined) throw fail(doctorErrors.notFound);
  const days = personalDays(asked, today(context));
  const { doctorName: name, doctorTitle: title, hospital: hospitalName, department } = doctor;
  return {
    doctor: { id: doctorId, name, title, hospitalName, department },
    days,
    ...(await selectPersonal(context.sql, { doctorId, days, viewer: context.user, language: context.language })),
  };
}

function hospitalsOf<F extends HospitalJourneyFilter>(context: Context, filter: F): F & HospitalsAsked {
  const { preset, lastDays } = filter;
  const days = daysOf({ preset, lastDays }, today(context));
  return { ...filter, days, viewer: context.user, language: context.language };
}

export async function listHospitalJourneys(context: Context, query: HospitalJourneyQuery): Promise<JsonText> {
  const asked = hospitalsOf(context, query);
  return pageText(await selectHospitals(context.sql, asked), query, () => countHospitals(context.sql, asked));
}

export async function countHospitalJourneys(
  context: Context,
  filter: HospitalJourneyFilter,
): Promise<{ totalElements: number }> {
  return { totalElements: await countHospitals(context.sql, hospitalsOf(context, filter)) };
}

export async function listHospitalPeople(
  context: Context,
  query: HospitalPeopleQuery & { readonly id: string },
): Promise<JsonText> {
  return people(context, { ...query, rows: hospitalRows(context.sql, hospitalsOf(context, query)) });
}
