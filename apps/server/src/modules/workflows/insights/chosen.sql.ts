// What a question of the control tower is about, as conditions: kind of process, version, days, the starter's organisation.
import { allOf, type Fragment, type Sql, type Viewer } from '../../../platform/db/index.ts';
import { casesInReach } from './reach.sql.ts';

export interface Chosen {
  readonly definitionId: string | undefined;
  readonly versionId: string | undefined;
  /** Its end is not part of it. */
  readonly from: Date;
  readonly to: Date;
  readonly now: Date;
  /** Whose range it is asked in; every case of the enterprise without one. */
  readonly reach: Viewer | undefined;
}

export interface ChosenCases extends Chosen {
  readonly state?: string | undefined;
  readonly organizationId?: string | undefined;
}

/** Of the kind and version, whenever it ran. */
export const ofKind = (sql: Sql, { definitionId, versionId, reach }: Chosen): Fragment =>
  allOf(sql, [
    sql`i.enterprise_id = app.enterprise_id() and i.state <> 'DRAFT'`,
    definitionId === undefined ? undefined : sql`i.definition_id = ${definitionId}`,
    versionId === undefined ? undefined : sql`i.version_id = ${versionId}`,
    reach === undefined ? undefined : casesInReach(sql, reach),
  ]);

/** Cases that began in the period, finished or not. */
export const begun = (sql: Sql, chosen: ChosenCases): Fragment =>
  allOf(sql, [
    ofKind(sql, chosen),
    sql`i.started_at >= ${chosen.from} and i.started_at < ${chosen.to}`,
    chosen.state === undefined ? undefined : sql`i.state = ${chosen.state}`,
    chosen.organizationId === undefined ? undefined : sql`i.starter_organization_id = ${chosen.organizationId}`,
  ]);

/** Can be acted on now. */
export const isOpen = (sql: Sql): Fragment => sql`t.state in ('OPEN', 'DELEGATED', 'SIGNING')`;
/** Somebody decided; what the clock or another's vote closed has no decision. */
export const isDecided = (sql: Sql): Fragment => sql`t.decided_at is not null and t.kind in ('NORMAL', 'REVISE')`;

/** The same rule as the badges of the lists: near when a fifth of the time is left. */
export const slaOf = (sql: Sql, now: Date): Fragment => sql`case
  when t.due_at is null then 'NONE' when ${now}::timestamptz >= t.due_at then 'LATE'
  when ${now}::timestamptz - t.created_at >= (t.due_at - t.created_at) * 0.8 then 'NEAR' else 'ON_TIME' end`;

export const secondsWaited = (sql: Sql): Fragment => sql`extract(epoch from t.decided_at - t.created_at)`;

export async function selectVersionId(
  sql: Sql,
  { definitionId, number }: { definitionId: string; number: number },
): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    select id from workflow_versions where enterprise_id = app.enterprise_id() and definition_id = ${definitionId} and number = ${number}`;
  return row?.id;
}
