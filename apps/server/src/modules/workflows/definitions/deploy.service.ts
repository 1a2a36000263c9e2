// A definition is checked, and becomes the version that new instances run by.
import { createHash } from 'node:crypto';
import { workflowErrors, type Deployed, type Deployment, type Validation } from '@yijian/contract/workflows';
import { fail, type Failure } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { compile, type Compiled } from '../model/compile.policy.ts';
import type { Fault, Model } from '../model/model.policy.ts';
import { faultsOf } from '../model/validate.policy.ts';
import { effectNames } from '../engine/effects/effects.policy.ts';
import { insertVersion, selectCurrentVersion, selectKnown, upsertDefinition } from './definitions.sql.ts';

/** A definition has at most a thousand elements; this is every fault of all but the worst. */
const SHOWN = 2_000;

/** Which property a problem is about. */
const fieldOf: Readonly<Record<string, string>> = {
  candidate: 'candidates',
  condition: 'condition',
  expression: 'condition',
  duration: 'duration',
  effect: 'effect',
  noDefault: 'default',
  field: 'fields',
  separate: 'separates',
  starters: 'starters',
  form: 'form',
  remind: 'interrupts',
};

export async function validateDefinition(context: Context, xml: string): Promise<Validation> {
  const { faults } = await inspect(context, xml);
  return {
    isValid: faults.length === 0,
    faults: faults.slice(0, SHOWN).map((fault) => ({
      element: fault.element,
      problem: fault.problem,
      field: fault.field ?? fieldOf[fault.problem] ?? '',
      message: fault[context.language],
    })),
  };
}

/** The definition as the interpreter reads it; throws naming its faults when it may not be deployed. */
export async function requireModel(context: Context, xml: string): Promise<Model> {
  const { model, faults } = await inspect(context, xml);
  if (model === undefined || faults.length > 0) throw refusalOf(context, faults);
  return model;
}

function refusalOf(context: Context, faults: readonly Fault[]): Failure {
  const fields = faults.slice(0, 100).map((fault) => ({ field: fault.element, message: fault[context.language] }));
  const first = fields.slice(0, 5).map(({ field, message }) => `${field} ${message}`);
  return fail(workflowErrors.invalidDefinition, { fields: first.join('; ') }, fields);
}

/** Every fault of a definition: first of its form, then of what it names. */
async function inspect(context: Context, xml: string): Promise<Compiled> {
  const { model, faults } = await compile(xml);
  if (model === undefined) return { model, faults };
  const known = await selectKnown(context.sql, namesIn(model));
  const sets = {
    roles: new Set(known.roles),
    organizations: new Set(known.organizations),
    logins: new Set(known.logins),
  };
  return { model, faults: [...faults, ...faultsOf(model, { ...sets, effects: effectNames() })] };
}

function namesIn(model: Model): string[] {
  const nodes = Object.values(model.nodes);
  const rules = nodes.flatMap((node) => [...node.copies, ...(node.approval?.candidates ?? [])]);
  const users = nodes.flatMap((node) => (node.approval === undefined ? [] : [node.approval.emptyUser]));
  return [
    ...new Set([...rules.flatMap(({ value, until }) => [value, until ?? '']), ...users, ...model.starters]),
  ].filter((name) => name !== '');
}

/** Deploys a version; the same text again changes only how the definition is shown. */
export async function deployDefinition(context: Context, input: Deployment): Promise<Deployed> {
  await requireModel(context, input.xml);
  const definitionId = await upsertDefinition(context.sql, input);
  const last = await selectCurrentVersion(context.sql, definitionId);
  const hash = createHash('sha256').update(input.xml).digest('hex');
  if (last?.hash === hash) return { definitionId, versionId: last.id, version: last.number, isNew: false };
  const number = (last?.number ?? 0) + 1;
  const deployedBy = context.user.id === '0' ? null : context.user.id;
  const versionId = await insertVersion(context.sql, {
    definitionId,
    number,
    xml: input.xml,
    hash,
    note: input.note,
    deployedBy,
  });
  return { definitionId, versionId, version: number, isNew: true };
}
