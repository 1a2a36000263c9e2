// Keeps interactions and the week counts of doctors in step with what the rooms hold: by event in seconds, by the clock as days pass.
import type { ActSource, Touched } from '../../doctors/index.ts';
import { listDoctorRanges, recordWeeklyActivity } from '../../doctors/index.ts';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { emit } from '../../../platform/jobs/index.ts';
import {
  deleteStale,
  insertMissing,
  lockDeriving,
  prepareWhole,
  selectStaleWeeks,
  type Change,
  type Derived,
} from './deriving.sql.ts';

/** Doctors of one statement. */
const PORTION = 20_000;
/** Doctors of one event. */
const MOST = 1000;

interface Sourced {
  readonly sources: readonly ActSource[];
}

/** Lines of a room were written, changed or deleted. Delivered twice or late, it leaves what the lines say now. */
export async function followTouched(context: Context, { source, ids, sources }: Touched & Sourced): Promise<void> {
  const known = sources.filter((one) => one.source === source);
  if (known.length === 0) throw new Error(`no room offers acts of ${source}`);
  await derive(context, { sources: known, derived: { ids } });
}

interface Merge {
  readonly survivorId: string;
  readonly loserId: string;
}

export async function followMerge(context: Context, { survivorId, loserId, sources }: Merge & Sourced): Promise<void> {
  const doctorIds = [survivorId, loserId];
  await derive(context, { sources, derived: { doctorIds } });
  await refreshWeeks(context, doctorIds);
}

/** All from nothing but the lines of the rooms. */
export async function deriveAll(context: Context, { sources }: Sourced): Promise<void> {
  await prepareWhole(context.sql);
  await derive(context, { sources, derived: 'ALL' });
  await refreshAllWeeks(context);
}

/** The last week ends today: counts move on as days pass. */
export async function refreshAllWeeks(context: Context): Promise<void> {
  const today = dayInShanghai(context.clock.now());
  for (const doctors of await listDoctorRanges(context, PORTION))
    await recordWeeklyActivity(context, await selectStaleWeeks(context.sql, { today, doctors }));
}

async function derive(context: Context, { sources, derived }: Sourced & { readonly derived: Derived }): Promise<void> {
  await lockDeriving(context.sql);
  const changes: Change[] = [];
  for (const source of sources) {
    changes.push(...(await deleteStale(context.sql, source, derived)));
    changes.push(...(await insertMissing(context.sql, source, derived)));
  }
  const doctorIds = [...new Set(changes.map((change) => change.doctorId))];
  const channels = [...new Set(changes.map((change) => change.channel))];
  for (let at = 0; at < doctorIds.length; at += MOST) {
    const some = doctorIds.slice(at, at + MOST);
    await refreshWeeks(context, some);
    await emit(context, 'interactions.changed', { doctorIds: some, channels });
  }
}

async function refreshWeeks(context: Context, doctors: readonly string[]): Promise<void> {
  const today = dayInShanghai(context.clock.now());
  await recordWeeklyActivity(context, await selectStaleWeeks(context.sql, { today, doctors }));
}
