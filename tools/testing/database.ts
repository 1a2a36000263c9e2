// Databases for API tests: one embedded PostgreSQL per run, one template, a copy per test file.
// Used as vitest's globalSetup; the copies are made in the test processes with `createTestDatabase`.
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { removeDataDir, startEmbeddedDatabase } from '../database/embedded.ts';
import { scratchFolder } from './scratch.ts';
import { copyTemplate, emptyDatabase, fillTemplate, type Template, type TestDatabase } from './template.ts';

export type { TestDatabase } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    template: Template;
  }
}

/** vitest's globalSetup: starts the server of this run and answers how to stop it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await scratchFolder();
  // Only test data may be lost in a crash, so only here are writes not flushed to disk.
  const database = await startEmbeddedDatabase({ dataDir, durable: false });
  try {
    project.provide('template', await fillTemplate(database.url, dataDir));
  } catch (error) {
    await database.stop();
    removeDataDir(dataDir);
    throw error;
  }
  return async () => {
    await database.stop();
    removeDataDir(dataDir);
  };
}

/** A database with the demo enterprises, for one test file; drop it in `afterAll`. */
export const createTestDatabase = (): Promise<TestDatabase> => copyTemplate(inject('template'));

/** A database without any table; drop it in `afterAll`. */
export const createEmptyDatabase = (): Promise<TestDatabase> => emptyDatabase(inject('template'));
