// Authors of works compared with doctors, a few hundred works at a time and never author by author in the database.
import type { Sql } from '../../../platform/db/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { updateCredited } from '../imports/authors.sql.ts';
import {
  selectAtHospitals,
  selectAuthorsOf,
  selectCompanions,
  selectHomonyms,
  selectHospitals,
  selectPlaces,
  selectSaid,
  selectWorks,
  type Homonym,
  type OpenAuthor,
  type Said,
} from './candidates.sql.ts';
import { chooseFor, oncePerWork, type Match, type Option } from './choose.policy.ts';
import { fieldsOfDoctor, fieldsOfWork, type DoctorFields } from './fields.policy.ts';
import { openDirectory, readInstitutions, type Directory, type Named } from './institutions.policy.ts';
import { allowMinutes } from '../imports/imports.sql.ts';
import { deleteOutdated, insertNodes, selectDecided, selectUndecided, upsertMatches } from './matches.sql.ts';
import { formsOf, isShortOf, type NameForms } from './names.policy.ts';
import { scoreOf, type NameForm } from './score.policy.ts';

/** What stays the same from chunk to chunk. */
export interface Matching {
  readonly directory: Directory;
}

export interface Matched {
  readonly suggested: number;
  readonly confirmed: number;
  /** Doctors whose credits changed. */
  readonly doctorIds: readonly string[];
}

type Bound = Pick<Context, 'sql'>;

export async function openMatching(context: Bound): Promise<Matching> {
  const { sql } = context;
  const hospitals = await selectHospitals(sql);
  return { directory: openDirectory(hospitals, await selectPlaces(sql)) };
}

interface Asked {
  readonly author: OpenAuthor;
  readonly forms: NameForms;
  readonly named: Named;
}

/** Finds the doctors of these works and stores what it found; what people decided stays. */
export async function matchWorks(
  context: Bound,
  { matching, ids }: { matching: Matching; ids: readonly string[] },
): Promise<Matched> {
  const { sql } = context;
  if (ids.length === 0) return { suggested: 0, confirmed: 0, doctorIds: [] };
  const authors = await selectAuthorsOf(sql, ids);
  const asked = authors
    .filter(({ isCredited }) => !isCredited)
    .map((author) => ({ author, forms: formsOf(author.name), named: readInstitutions(matching.directory, author) }))
    .filter(({ forms }) => forms.han !== undefined || forms.full.length > 0 || forms.short !== undefined);
  const doctors = await findDoctors(sql, asked);
  const matches = await judge(sql, { ids, authors, asked, doctors });
  await deleteOutdated(sql, ids, matches);
  const confirmed = matches.filter(({ state }) => state === 'CONFIRMED');
  await insertNodes(sql, [...new Set(confirmed.map(({ doctorId }) => doctorId))]);
  const changed = await upsertMatches(sql, matches);
  const credited = changed.filter(({ state }) => state === 'CONFIRMED');
  if (credited.length > 0) await updateCredited(sql, [...new Set(credited.map(({ publicationId }) => publicationId))]);
  return {
    suggested: changed.filter(({ state, isNew }) => state === 'SUGGESTED' && isNew).length,
    confirmed: credited.length,
    doctorIds: [...new Set(credited.map(({ doctorId }) => doctorId))],
  };
}

/** A second look at the works of an import, now that more is known of their authors and of who writes with whom. */
export async function matchAgain(context: Pick<Context, 'transaction'>, importId: string): Promise<Matched> {
  const total = { suggested: 0, confirmed: 0, doctorIds: new Set<string>() };
  const matching = await context.transaction(openMatching);
  for (let after = '0'; ;) {
    const step = await context.transaction(async (inner) => {
      await allowMinutes(inner.sql);
      const ids = await selectUndecided(inner.sql, importId, after, SECOND_LOOK);
      return { last: ids.at(-1), matched: await matchWorks(inner, { matching, ids }) };
    });
    total.suggested += step.matched.suggested;
    total.confirmed += step.matched.confirmed;
    for (const id of step.matched.doctorIds) total.doctorIds.add(id);
    if (step.last === undefined) return { ...total, doctorIds: [...total.doctorIds] };
    after = step.last;
  }
}

const SECOND_LOOK = 500;

/** Doctors by what they are looked up under. */
interface Found {
  readonly byHan: ReadonlyMap<string, readonly Homonym[]>;
  readonly bySpelling: ReadonlyMap<string, readonly Homonym[]>;
  readonly byHospital: ReadonlyMap<string, readonly Homonym[]>;
}

async function findDoctors(sql: Sql, asked: readonly Asked[]): Promise<Found> {
  const names = new Set(asked.map(({ forms }) => forms.han).filter((name) => name !== undefined));
  const spelled = new Set(asked.flatMap(({ forms }) => forms.full));
  const short = asked.filter(({ forms }) => forms.short !== undefined);
  const letters = new Set(short.map(({ forms }) => forms.short!.family[0]! + forms.short!.given[0]!));
  const hospitalIds = new Set(asked.flatMap(({ named }) => named.hospitals.map(({ id }) => id)));
  const everywhere = await selectHomonyms(sql, { names: [...names], spelled: [...spelled] });
  const there = await selectAtHospitals(sql, {
    hospitalIds: [...hospitalIds],
    letters: [...letters],
    spelled: [...spelled],
  });
  const all = [...new Map([...everywhere, ...there].map((doctor) => [doctor.id, doctor])).values()];
  const bySpelling = new Map<string, Homonym[]>();
  for (const doctor of all)
    for (const key of new Set([doctor.pinyin, doctor.enLetters]))
      bySpelling.set(key, [...(bySpelling.get(key) ?? []), doctor]);
  return {
    byHan: Map.groupBy(all, ({ name }) => name),
    bySpelling,
    byHospital: Map.groupBy(all, ({ hospitalId }) => hospitalId),
  };
}

interface Candidate {
  readonly doctor: Homonym;
  readonly form: NameForm;
}

/** Doctors who may bear the name; of one shortened to letters only those at a hospital that the paper names. */
function candidatesOf({ forms, named }: Asked, found: Found): Candidate[] {
  if (forms.han !== undefined && found.byHan.has(forms.han)) {
    const doctors = found.byHan.get(forms.han)!;
    const form = forms.han.length > 2 ? 'HAN' : 'HAN_SHORT';
    return doctors.map((doctor) => ({ doctor, form }));
  }
  if (forms.full.length > 0) {
    const doctors = [...new Set(forms.full.flatMap((key) => found.bySpelling.get(key) ?? []))];
    return doctors.map((doctor) => ({
      doctor,
      form: doctor.initials.length > 2 ? 'FULL' : 'FULL_SHORT',
    }));
  }
  const { short } = forms;
  if (short === undefined) return [];
  const here = named.hospitals
    .flatMap(({ id }) => found.byHospital.get(id) ?? [])
    .filter((doctor) => isShortOf(short, doctor));
  return here.map((doctor) => ({ doctor, form: 'INITIALS' }));
}

interface Judging {
  readonly ids: readonly string[];
  readonly authors: readonly OpenAuthor[];
  readonly asked: readonly Asked[];
  readonly doctors: Found;
}

async function judge(sql: Sql, { ids, authors, asked, doctors }: Judging): Promise<Match[]> {
  const pairs = asked
    .map((one) => ({ ...one, candidates: candidatesOf(one, doctors) }))
    .filter(({ candidates }) => candidates.length > 0);
  if (pairs.length === 0) return [];
  const works = new Map((await selectWorks(sql, ids)).map((work) => [work.id, { work, fields: fieldsOfWork(work) }]));
  const said = await readSaid(sql, pairs);
  const companions = await readCompanions(sql, authors, pairs);
  const decided = new Map(
    (await selectDecided(sql, ids)).map((one) => [`${one.publicationId}|${one.doctorId}`, one.state]),
  );
  const fields = new Map<string, DoctorFields>();
  const matches = pairs.flatMap(({ author, named, candidates }) => {
    const { work, fields: workFields } = works.get(author.publicationId)!;
    const options: Option[] = [];
    for (const { doctor, form } of candidates) {
      // Decided of this work already: the doctor is another author of it, or people said no.
      if (decided.has(`${author.publicationId}|${doctor.id}`)) continue;
      const doctorFields = fields.get(doctor.id) ?? fieldsOfDoctor(doctor);
      fields.set(doctor.id, doctorFields);
      const scored = scoreOf({
        author,
        work,
        doctor,
        form,
        named,
        doctorFields,
        workFields,
        companions: companions(author, doctor.id),
        said: said.of(author.scholarId, doctor.id),
        isAnothers: said.isAnothers(author.scholarId, doctor.id),
      });
      if (scored !== undefined) options.push({ ...scored, doctorId: doctor.id });
    }
    return chooseFor(author, options);
  });
  return oncePerWork(matches);
}

type Asking = readonly { readonly author: OpenAuthor; readonly candidates: readonly Candidate[] }[];

async function readSaid(sql: Sql, pairs: Asking) {
  const rows = await selectSaid(sql, [...new Set(pairs.map(({ author }) => author.scholarId))]);
  const byScholar = Map.groupBy(rows, ({ scholarId }) => scholarId);
  return {
    of: (scholarId: string, doctorId: string): Said | undefined =>
      byScholar.get(scholarId)?.find((one) => one.doctorId === doctorId),
    isAnothers: (scholarId: string, doctorId: string): boolean =>
      byScholar.get(scholarId)?.some((one) => one.doctorId !== doctorId && one.byPerson + one.byRule > 0) === true,
  };
}

async function readCompanions(sql: Sql, authors: readonly OpenAuthor[], pairs: Asking) {
  const byWork = Map.groupBy(authors, ({ publicationId }) => publicationId);
  const doctorIds = new Set(pairs.flatMap(({ candidates }) => candidates.map(({ doctor }) => doctor.id)));
  const personIds = new Set(
    pairs.flatMap(({ author }) => (byWork.get(author.publicationId) ?? []).map(({ personId }) => personId)),
  );
  const rows = await selectCompanions(sql, { doctorIds: [...doctorIds], personIds: [...personIds] });
  const known = new Map(
    [...Map.groupBy(rows, ({ doctorId }) => doctorId)].map(([id, list]) => [
      id,
      new Set(list.map(({ personId }) => personId)),
    ]),
  );
  return (author: OpenAuthor, doctorId: string): number => {
    const persons = known.get(doctorId);
    if (persons === undefined) return 0;
    const others = (byWork.get(author.publicationId) ?? []).filter(({ position }) => position !== author.position);
    return others.filter(({ personId }) => persons.has(personId)).length;
  };
}
