// From one person to another: over whom, and through whom of ours (specification 7.5 findDoctorRelation).
import type { DoctorPath, Introduction, PathQuery, PathStep } from '@yijian/contract/academic-networks';
import type { Context } from '../../../platform/http/index.ts';
import { selectPlacesOf } from '../around/around.sql.ts';
import { sumOf } from '../around/choose.policy.ts';
import { selectCommunities } from '../drawing/graph.sql.ts';
import { findPersonNode, readerOf } from '../persons/persons.service.ts';
import { selectPersons } from '../persons/persons.sql.ts';
import { meeting, reachFrom, widen } from './shortest.policy.ts';
import { selectIntroductions, selectShared, selectSteps } from './ways.sql.ts';

const MOST_STEPS = 6;
/** Relations looked at of one person, and persons looked at in one step: the strongest. */
const OF_EACH = 150;
const WIDEST = 1500;
const MOST_NEAR = 40;
const MOST_INTRODUCTIONS = 8;

export async function findPath(context: Context, query: PathQuery): Promise<DoctorPath> {
  const [from, to] = await Promise.all([findPersonNode(context, query.fromId), findPersonNode(context, query.toId)]);
  const way = from === to ? [from] : await shortest(context, { from, to, types: query.types });
  const [steps, introductions] = await Promise.all([stepsOf(context, way), introductionsTo(context, to)]);
  return { steps, introductions };
}

async function shortest(
  { sql }: Context,
  { from, to, types }: { from: string; to: string; types: PathQuery['types'] },
): Promise<string[]> {
  const [a, b] = [reachFrom(from), reachFrom(to)];
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const narrow = a.edge.length <= b.edge.length ? a : b;
    if (narrow.edge.length === 0) return [];
    widen(narrow, await selectSteps(sql, { from: narrow.edge.slice(0, WIDEST), types, most: OF_EACH }));
    const way = meeting(a, b);
    if (way !== undefined) return way;
  }
  return [];
}

async function stepsOf(context: Context, way: readonly string[]): Promise<PathStep[]> {
  if (way.length === 0) return [];
  const { sql, language } = context;
  const [persons, shared, places, communities] = await Promise.all([
    selectPersons(sql, readerOf(context), way),
    selectShared(sql, { from: way.slice(0, -1), to: way.slice(1) }),
    selectPlacesOf(sql, way),
    selectCommunities(sql, language),
  ]);
  const names = new Map(communities.map((one) => [one.community, one.shown]));
  return way.map((id, at) => {
    const link = at === 0 ? {} : (shared.find((one) => one.from === way[at - 1] && one.to === id)?.shared ?? {});
    const community = names.get(places.find((place) => place.id === id)?.community ?? -1) ?? null;
    return { person: persons.find((person) => person.id === id)!, community, shared: link, strength: sumOf(link) };
  });
}

/** The target itself first, then those closest to it. */
async function introductionsTo(context: Context, to: string): Promise<Introduction[]> {
  const { sql, user, language } = context;
  const near = (await selectSteps(sql, { from: [to], types: undefined, most: MOST_NEAR })).toSorted(
    (a, b) => b.strength - a.strength,
  );
  const persons = [to, ...near.map((step) => step.to)];
  const rows = await selectIntroductions(sql, user, { persons, language, most: MOST_INTRODUCTIONS });
  const via = [...new Set(rows.map(({ viaId }) => viaId))];
  const [known, shared] = await Promise.all([
    selectPersons(sql, readerOf(context), via),
    selectShared(sql, { from: via, to: via.map(() => to) }),
  ]);
  return rows.map(({ viaId, lastVisitAt, ...row }) => {
    const link = shared.find(({ from }) => from === viaId)?.shared ?? {};
    return {
      ...row,
      lastVisitAt: lastVisitAt?.toISOString() ?? null,
      isMe: row.colleagueId === user.id,
      via: known.find(({ id }) => id === viaId)!,
      isTarget: viaId === to,
      strength: sumOf(link),
      shared: link,
    };
  });
}
