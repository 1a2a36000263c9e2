// Waits until what the demo put into the outbox has been delivered and the networks over it are drawn: nothing moves from then on.
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';

const LONGEST = 180_000;
/** An event may cause others: so many looks in a row find none. */
const QUIET_LOOKS = 4;

/** `url` signs in as the owner; throws after three minutes. */
export async function untilDelivered(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const ends = Date.now() + LONGEST;
    for (let quiet = 0; quiet < QUIET_LOOKS;) {
      const [row] = await sql<[{ waiting: number }]>`
        select (select count(*) from outbox_events where dispatched_at is null and failed_at is null and cancelled_at is null)::int
          + (select count(*) from academic_network_states where is_layout_due or taken_at is not null)::int as waiting`;
      quiet = row.waiting === 0 ? quiet + 1 : 0;
      if (Date.now() > ends) throw new Error(`${row.waiting} events and networks of the demo still wait`);
      await pause(250);
    }
  } finally {
    await sql.end({ timeout: 5 });
  }
}
