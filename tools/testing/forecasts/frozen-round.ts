// What the clock does to a round when its window is over, for journeys that cannot wait for it.
import postgres from 'postgres';
import { shanghaiDay } from '../days.ts';
import type { Product } from '../products/products.ts';

/** The window of the round ended yesterday, and nothing more is filled. */
export async function freezeRound({ databaseUrl }: Product, cycleId: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1 });
  try {
    await sql`update forecast_cycles set opens_on = ${shanghaiDay(-9)}, closes_on = ${shanghaiDay(-1)}, state = 'FROZEN', state_by = null
      where id = ${cycleId}`;
  } finally {
    await sql.end();
  }
}
