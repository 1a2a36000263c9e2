// The customer lists show what was sent to a doctor and read: counted anew from the messages whenever some of them change.
import type { Context } from '../../../platform/http/index.ts';
import { recordSentContent, type Touched } from '../../doctors/index.ts';
import { countedContent, selectDoctorsOf, selectRecipientsAfter } from './in-lists.sql.ts';

/** Doctors of one statement. */
const MOST = 1000;

function countFor(context: Pick<Context, 'sql'>, doctorIds: readonly string[]): Promise<void> {
  return recordSentContent(context, { doctorIds, counted: countedContent(context.sql, doctorIds) });
}

/** An event that comes twice, late or after another leaves what the messages say now. */
export async function countTouched(context: Context, { source, ids }: Touched): Promise<void> {
  if (source === 'send_recipients') await countFor(context, await selectDoctorsOf(context.sql, ids));
}

/** Two doctors became one, or two again, and their messages with them. */
export async function countMerged(
  context: Context,
  { survivorId, loserId }: { readonly survivorId: string; readonly loserId: string },
): Promise<void> {
  await countFor(context, [survivorId, loserId]);
}

/** Everybody anew. */
export async function countContent(context: Pick<Context, 'sql'>): Promise<void> {
  for (let ids = await selectRecipientsAfter(context.sql, '0', MOST); ids.length > 0;) {
    await countFor(context, ids);
    ids = await selectRecipientsAfter(context.sql, ids.at(-1)!, MOST);
  }
}
