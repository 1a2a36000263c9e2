// Finds connections that the network swallowed: nothing is answered on them and nothing is closed (reliability: network to the database swallowed).
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';

/** A statement that is silent for so long is asked after; one that works goes on. */
const SILENT_SECONDS = 5;
const ASKING_MILLISECONDS = 3_000;
/** Time for an answer that is on its way. */
const ARRIVING_MILLISECONDS = 500;

/** What the patched driver asks when a statement has been silent (docs/decisions/0006). */
export interface Silence {
  readonly seconds: number;
  /** Whether nobody works at the statement of this server process any more, so that its answer was lost or will never come. */
  readonly isLost: (process: number) => Promise<boolean>;
}

/** Asks the database at `url` over a connection of its own, since every one of the pool may be swallowed. */
export function watchSilence(url: string): Silence {
  return {
    seconds: SILENT_SECONDS,
    async isLost(process) {
      const sql = postgres(url, { max: 1, connect_timeout: ASKING_MILLISECONDS / 1000, fetch_types: false });
      try {
        const isLost = await Promise.race([
          selectIsLost(sql, process),
          // Nobody answers at all: then nothing will come on the old connection either.
          pause(ASKING_MILLISECONDS, true, { ref: false }),
        ]);
        if (isLost) await pause(ARRIVING_MILLISECONDS);
        return isLost;
      } catch (error) {
        // A refusal comes over a network that works, as when all connections are taken.
        return !(error instanceof postgres.PostgresError);
      } finally {
        void sql.end({ timeout: 0 });
      }
    },
  };
}

/** A server process that is gone, rests, or waits for its client has nothing to say to the statement its client waits for. */
async function selectIsLost(sql: postgres.Sql, process: number): Promise<boolean> {
  const [row] = await sql<{ isLost: boolean }[]>`
    select coalesce(state like 'idle%' or wait_event_type = 'Client', false) as "isLost"
    from pg_stat_activity where pid = ${process}`;
  return row?.isLost ?? true;
}
