// Marketing activities: kept, listed, measured (specification 2.3, marketActive).
import {
  activityErrors as errors,
  type ActivityChange,
  type ActivityDraft,
  type ActivityFigures,
  type ActivityFilter,
  type ActivityKept,
  type ActivityPeopleQuery,
  type ActivityQuery,
} from '@yijian/contract/market-activities';
import { dayInShanghai } from '../../platform/clock/index.ts';
import { fail } from '../../platform/errors/index.ts';
import { pageText, type Context, type JsonText } from '../../platform/http/index.ts';
import { peopleText, selectPeople } from '../sales-funnels/index.ts';
import { activityRows, selectActivityFigures } from './activity-figures.sql.ts';
import {
  countActivities,
  deleteActivity,
  insertActivity,
  lockActivity,
  selectActivities,
  selectNameTaken,
  selectStored,
  updateActivity,
  type StoredActivity,
} from './market-activities.sql.ts';

const readingOf = ({ language, clock }: Context) => ({ language, today: dayInShanghai(clock.now()) });

export async function listActivities(context: Context, query: ActivityQuery): Promise<JsonText> {
  const reading = readingOf(context);
  const rows = await selectActivities(context.sql, query, reading);
  return pageText(rows, query, () => countActivities(context.sql, query, reading));
}

export async function countAllActivities(context: Context, filter: ActivityFilter): Promise<{ totalElements: number }> {
  return { totalElements: await countActivities(context.sql, filter, readingOf(context)) };
}

/** In the order of the ids; one that is not there fails them all. */
export async function measureActivities(
  context: Context,
  { ids }: { readonly ids: readonly string[] },
): Promise<ActivityFigures[]> {
  const found = new Map((await selectStored(context.sql, ids)).map((one) => [one.id, one]));
  const figures: ActivityFigures[] = [];
  for (const id of ids) {
    const activity = found.get(id);
    if (activity === undefined) throw fail(errors.notFound);
    figures.push(await measure(context, activity));
  }
  return figures;
}

async function measure({ sql, user }: Context, activity: StoredActivity): Promise<ActivityFigures> {
  const counted = await selectActivityFigures(sql, activity, user);
  const { reached, engaged } = counted;
  return {
    id: activity.id,
    ...counted,
    rate: reached === 0 ? null : engaged / reached,
    costPerEngaged: engaged === 0 ? null : activity.budget / engaged,
  };
}

export async function listActivityPeople(
  context: Context,
  { id, page, size, ...which }: ActivityPeopleQuery & { readonly id: string },
): Promise<JsonText> {
  const { sql, user: viewer, language } = context;
  const [activity] = await selectStored(sql, [id]);
  if (activity === undefined) throw fail(errors.notFound);
  const rows = activityRows(sql, { ...which, activity, viewer });
  return peopleText(await selectPeople(sql, { rows, unit: 'DOCTOR', language, page, size }));
}

function requirePeriod({ startsOn: from, endsOn: to }: ActivityDraft): void {
  if (from > to) throw fail(errors.periodBackwards, { from, to });
}

export async function addActivity(context: Context, draft: ActivityDraft): Promise<ActivityKept> {
  requirePeriod(draft);
  const id = await insertActivity(context.sql, { ...draft, ownerId: context.user.id, at: context.clock.now() });
  if (id === undefined) throw fail(errors.nameTaken, { name: draft.name });
  return { id, version: 1 };
}

export async function changeActivity(
  context: Context,
  { id, version, ...draft }: ActivityChange & { readonly id: string },
): Promise<ActivityKept> {
  requirePeriod(draft);
  const stored = await lockActivity(context.sql, id);
  if (stored === undefined) throw fail(errors.notFound);
  if (stored.version !== version) throw fail(errors.changedMeanwhile, { version: stored.version });
  const { name } = draft;
  if (await selectNameTaken(context.sql, { name, exceptId: id })) throw fail(errors.nameTaken, { name });
  await updateActivity(context.sql, id, { ...draft, at: context.clock.now() });
  return { id, version: version + 1 };
}

export async function removeActivity(context: Context, id: string): Promise<null> {
  if ((await lockActivity(context.sql, id)) === undefined) throw fail(errors.notFound);
  await deleteActivity(context.sql, id);
  return null;
}
