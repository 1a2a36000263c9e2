// The statement a service sends, taken from the driver, so that a peer runs the very same text.
import postgres from 'postgres';
import type { Sql } from '../../apps/server/src/platform/db/index.ts';

export interface Statement {
  readonly text: string;
  readonly parameters: readonly unknown[];
}

/** Runs `work` on a connection of its own and returns the statements it sent. */
export async function capture(
  appUrl: string,
  enterpriseId: string,
  work: (sql: Sql) => Promise<unknown>,
): Promise<Statement[]> {
  const sent: Statement[] = [];
  const sql = postgres(appUrl, {
    max: 1,
    onnotice: () => {},
    connection: { 'app.enterprise_id': enterpriseId },
    debug: (_connection, text, parameters) => sent.push({ text, parameters: parameters.map(valueOf) }),
  });
  try {
    // The driver asks for the names of types first; they are no part of the work.
    await sql`select 1`;
    sent.length = 0;
    await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
  return sent;
}

/** The driver wraps some values; a list or a text stands as it is. */
function valueOf(parameter: unknown): unknown {
  const isWrapped = typeof parameter === 'object' && parameter !== null && 'value' in parameter && 'type' in parameter;
  return isWrapped ? parameter.value : parameter;
}
