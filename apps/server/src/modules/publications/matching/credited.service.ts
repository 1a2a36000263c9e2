// Who is credited changed: the works point to the persons, and other rooms hear of it.
import type { Context } from '../../../platform/http/index.ts';
import { emit } from '../../../platform/jobs/index.ts';

/** Doctors named in one event; a subscriber takes a few hundred at a time. */
const MOST = 500;

export async function tellCredited(context: Pick<Context, 'sql'>, doctorIds: readonly string[]): Promise<void> {
  for (let at = 0; at < doctorIds.length; at += MOST)
    await emit(context, 'publications.credited', { doctorIds: doctorIds.slice(at, at + MOST) });
}
