// Starts the bare server for the statement behind a list.
import { selectPage } from '../../apps/server/src/modules/doctors/doctors-list.sql.ts';
import type { SessionUser } from '../../apps/server/src/platform/auth/index.ts';
import type { BareOrder, Place } from '../peers/bare-server.ts';
import { capture } from './capture.ts';
import { endChild, nextMessage, startChild } from './child.ts';
import { PAGE, type ListCall } from './lists.ts';
import { READ_POOL, type Stage } from './stage.ts';

export interface Bare {
  readonly port: number;
  stop(): Promise<void>;
}

/** One that answers all of `calls`, which differ in the values of their filters alone. */
export async function startBare(stage: Stage, viewer: SessionUser, calls: readonly ListCall[]): Promise<Bare> {
  const { filter, sort } = calls[0]!;
  const reading = { viewer, type: 'ALL_CUSTOMER', filter } as const;
  const [statement] = await capture(stage.appUrl, stage.enterpriseId, (sql) =>
    selectPage(sql, reading, { page: 0, size: PAGE, sort }, 'zh'),
  );
  if (statement === undefined) throw new Error('the list sent no statement');
  const places = statement.parameters.map((value): Place => placeOf(value, filter));
  const { child } = await startChild('peers/bare-server.ts', process.env);
  const order: BareOrder = {
    url: stage.appUrl,
    enterpriseId: stage.enterpriseId,
    pool: READ_POOL,
    text: statement.text,
    places,
  };
  const listening = nextMessage<{ port: number }>(child);
  child.send(order);
  return { port: (await listening).port, stop: () => endChild(child) };
}

/** The driver shows a list of one as its only text or as a list. */
function placeOf(value: unknown, filter: ListCall['filter']): Place {
  for (const [field, wanted] of Object.entries(filter)) {
    if (JSON.stringify([value].flat()) === JSON.stringify(wanted)) return { field };
  }
  return { fixed: value };
}
