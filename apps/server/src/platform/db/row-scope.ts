// Whose rows a caller sees, as one SQL condition that every list, count and export shares (specification 6; docs/decisions).
import type postgres from 'postgres';
import type { Sql } from './connections.ts';

/** The part of the caller that decides. */
export interface Viewer {
  readonly id: string;
  readonly dataRange: 'OWN' | 'TEAM' | 'REGION' | 'CUSTOM' | 'ALL';
  readonly teamOrganizationIds: readonly string[];
  readonly regionCodes: readonly string[];
}

/** Conditions of one table for each range; `own` always counts as well. */
export interface ScopeConditions {
  readonly own: postgres.PendingQuery<postgres.Row[]>;
  readonly team: postgres.PendingQuery<postgres.Row[]>;
  readonly region: postgres.PendingQuery<postgres.Row[]>;
}

/** The condition for this viewer. */
export function rowScope(sql: Sql, viewer: Viewer, conditions: ScopeConditions): postgres.PendingQuery<postgres.Row[]> {
  switch (viewer.dataRange) {
    case 'ALL':
      return sql`true`;
    case 'TEAM':
    case 'CUSTOM':
      return sql`(${conditions.team} or ${conditions.own})`;
    case 'REGION':
      return sql`(${conditions.region} or ${conditions.own})`;
    case 'OWN':
      return conditions.own;
  }
}
