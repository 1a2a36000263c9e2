// Databases for API tests: one embedded PostgreSQL per run, one template, a copy per test file.
// Used as vitest's globalSetup; the copies are made in the test processes with `createTestDatabase`.
import type postgres from 'postgres';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { copyTemplate, emptyDatabase, openTemplate, type Template, type TestDatabase } from './template/template.ts';

export type { TestDatabase } from './template/template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    template: Template;
  }
}

/** vitest's globalSetup: starts the server of this run and answers how to stop it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { template, stop } = await openTemplate();
  project.provide('template', template);
  return stop;
}

/** A database with the demo enterprises, for one test file; drop it in `afterAll`. */
export const createTestDatabase = (): Promise<TestDatabase> => copyTemplate(inject('template'));

/** A database without any table; drop it in `afterAll`. */
export const createEmptyDatabase = (): Promise<TestDatabase> => emptyDatabase(inject('template'));

/** How many sessions of this database wait for a lock, with a statement that contains `text`. */
export async function sessionsWaitingForLock(sql: postgres.Sql, text = ''): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like ${`%${text}%`}`;
  return row.count;
}
