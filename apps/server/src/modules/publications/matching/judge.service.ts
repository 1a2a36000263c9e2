// Authors and the doctors of their names weighed against each other, with what was decided before and who wrote with whom.
import type { Sql } from '../../../platform/db/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { selectCompanions, selectSaid, type OpenWork, type Said } from './candidates.sql.ts';
import { chooseFor, oncePerWork, type Match, type Option } from './choose.policy.ts';
import { fieldsOfDoctor } from './clues/fields.policy.ts';
import type { Place } from './candidates.policy.ts';
import { selectDecided } from './matches.sql.ts';
import { scoreOf } from './score.policy.ts';
import type { Company } from './together/company.policy.ts';

/** An author to be judged. */
export interface Open extends Place {
  readonly work: Pick<OpenWork, 'id' | 'year'>;
  readonly workFields: ReadonlyMap<string, number>;
  /** Persons credited for the work beside the author. */
  readonly beside: readonly string[];
  readonly company: Company;
}

/** The doctors of these authors, confirmed or suggested. */
export async function judge(context: Pick<Context, 'sql'>, open: readonly Open[]): Promise<Match[]> {
  if (open.length === 0) return [];
  const { sql } = context;
  const said = await readSaid(sql, open);
  const companions = await readCompanions(sql, open);
  const decided = new Set(
    (await selectDecided(sql, [...new Set(open.map(({ work }) => work.id))])).map(
      (one) => `${one.publicationId}|${one.doctorId}`,
    ),
  );
  const fieldsOf = remembered(fieldsOfDoctor, ({ id }: Place['candidates'][number]['doctor']) => id);
  const matches = open.flatMap((one) => {
    const { author, candidates, work } = one;
    // Decided of this work already: the doctor is another author of it, or people said no.
    const asked = candidates.filter(({ doctor }) => !decided.has(`${work.id}|${doctor.id}`));
    const options: Option[] = [];
    for (const { doctor, form } of asked) {
      const scored = scoreOf({
        ...one,
        doctor,
        form,
        doctorFields: fieldsOf(doctor),
        companions: companions(one, doctor.id),
        said: said.of(author.scholarId, doctor.id),
        isAnothers: said.isAnothers(author.scholarId, doctor.id),
      });
      if (scored !== undefined) options.push({ ...scored, doctorId: doctor.id });
    }
    return chooseFor(author, options);
  });
  return oncePerWork(matches);
}

function remembered<T, R>(read: (of: T) => R, keyOf: (of: T) => string): (of: T) => R {
  const known = new Map<string, R>();
  return (of) => {
    const key = keyOf(of);
    const found = known.get(key) ?? read(of);
    known.set(key, found);
    return found;
  };
}

interface AllSaid {
  readonly of: (scholarId: string, doctorId: string) => Said | undefined;
  readonly isAnothers: (scholarId: string, doctorId: string) => boolean;
}

async function readSaid(sql: Sql, open: readonly Open[]): Promise<AllSaid> {
  const rows = await selectSaid(sql, [...new Set(open.map(({ author }) => author.scholarId))]);
  const byScholar = Map.groupBy(rows, ({ scholarId }) => scholarId);
  return {
    of: (scholarId, doctorId) => byScholar.get(scholarId)?.find((one) => one.doctorId === doctorId),
    isAnothers: (scholarId, doctorId) =>
      byScholar.get(scholarId)?.some((one) => one.doctorId !== doctorId && one.byPerson + one.byRule > 0) === true,
  };
}

async function readCompanions(
  sql: Sql,
  open: readonly Open[],
): Promise<(one: Pick<Open, 'beside'>, doctorId: string) => number> {
  const doctorIds = new Set(open.flatMap(({ candidates }) => candidates.map(({ doctor }) => doctor.id)));
  const personIds = new Set(open.flatMap(({ beside }) => beside));
  const rows = await selectCompanions(sql, { doctorIds: [...doctorIds], personIds: [...personIds] });
  const known = new Map(
    [...Map.groupBy(rows, ({ doctorId }) => doctorId)].map(([id, list]) => [
      id,
      new Set(list.map(({ personId }) => personId)),
    ]),
  );
  return ({ beside }, doctorId) => {
    const persons = known.get(doctorId);
    return persons === undefined ? 0 : beside.filter((id) => persons.has(id)).length;
  };
}
