// Who wrote what, or who is credited, changed: other rooms hear of it.
import type { Context } from '../../../platform/http/index.ts';
import { emit } from '../../../platform/jobs/index.ts';

/** Doctors named in one event; a subscriber takes a few hundred at a time. */
const MOST = 500;

/** Persons named after one change; beyond it everybody is meant. */
const MOST_PERSONS = 20_000;

export async function tellCredited(context: Pick<Context, 'sql'>, doctorIds: readonly string[]): Promise<void> {
  for (let at = 0; at < doctorIds.length; at += MOST)
    await emit(context, 'publications.credited', { doctorIds: doctorIds.slice(at, at + MOST) });
}

/** Tells of persons who stand on changed works now or stood on them before; `undefined` means everybody. */
export async function tellWritten(
  context: Pick<Context, 'sql'>,
  personIds: ReadonlySet<string> | undefined,
): Promise<void> {
  if (personIds?.size === 0) return;
  const isWhole = personIds === undefined || personIds.size > MOST_PERSONS;
  await emit(context, 'publications.written', { isWhole, personIds: isWhole ? [] : [...personIds] });
}
