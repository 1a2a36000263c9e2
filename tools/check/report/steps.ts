// The steps of the check, the cheap ones first: a missing comma is told before two minutes of types.
import { checkArchitecture } from '../architecture.ts';
import { checkErrors } from '../errors.ts';
import { checkFormat } from '../format.ts';
import { checkLint } from '../lint.ts';
import { checkMigrations } from '../migrations/migrations.ts';
import { checkRulesPage } from '../pages/rules-page.ts';
import { checkSettingsPage } from '../pages/settings-page.ts';
import { checkPhrases } from '../phrases.ts';
import type { Step } from './finding.ts';
import { checkSchema } from '../schema.ts';
import { checkTypes } from '../types.ts';

/** In the order they run. */
export const steps: Readonly<Record<string, Step>> = {
  settings: checkSettingsPage,
  migrations: checkMigrations,
  errors: checkErrors,
  rules: checkRulesPage,
  format: checkFormat,
  phrases: checkPhrases,
  architecture: checkArchitecture,
  types: checkTypes,
  schema: checkSchema,
  lint: checkLint,
};
