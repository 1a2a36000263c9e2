// What can be started, its form, the path it would take; and the definitions as the administrator sees them.
import type { Paged } from '@yijian/contract/core';
import {
  workflowErrors,
  type DefinitionDetail,
  type DefinitionLine,
  type DefinitionQuery,
  type PathNode,
  type PathQuestion,
  type StartPage,
} from '@yijian/contract/workflows';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { formFieldsOf } from '../instances/shown.policy.ts';
import { predictPath } from '../instances/predict.service.ts';
import { shownOf } from '../actions/forms.policy.ts';
import { selectXml } from '../engine/models/versions.sql.ts';
import { loadDefinition } from '../engine/models/models.service.ts';
import { emptyRun } from './empty-run.policy.ts';
import {
  countDefinitions,
  countDrafts,
  selectDefinition,
  selectDefinitions,
  selectRecentIds,
  selectStartables,
  selectVersionDetail,
  selectVersions,
  updateEnabled,
  type DefinitionRow,
} from './definitions.sql.ts';

const cardOf = ({ id, key, name, enName, description, enDescription, icon }: DefinitionRow) => ({
  id,
  key,
  name,
  enName,
  description,
  enDescription,
  icon,
});

async function mayStart(context: Context, row: DefinitionRow): Promise<boolean> {
  const { model } = await loadDefinition(context, row.versionId!);
  return (
    model.starters.length === 0 || context.user.roles.some((role) => role === 'admin' || model.starters.includes(role))
  );
}

export async function findStartPage(context: Context): Promise<StartPage> {
  const rows: DefinitionRow[] = [];
  for (const row of await selectStartables(context.sql)) if (await mayStart(context, row)) rows.push(row);
  const recent = await selectRecentIds(context.sql, context.user.id);
  const names = [...new Set(rows.map(({ category }) => category))];
  return {
    categories: names.map((category) => ({
      category,
      definitions: rows.filter((row) => row.category === category).map(cardOf),
    })),
    recent: recent.flatMap((id) => rows.filter((row) => row.id === id)).map(cardOf),
    drafts: await countDrafts(context.sql, context.user.id),
  };
}

async function requireStartable(context: Context, key: string): Promise<DefinitionRow> {
  const row = await selectDefinition(context.sql, { key });
  if (row === undefined || !row.isEnabled || row.versionId === null || !(await mayStart(context, row)))
    throw fail(workflowErrors.definitionNotFound);
  return row;
}

export async function findDefinition(context: Context, key: string): Promise<DefinitionDetail> {
  const row = await requireStartable(context, key);
  const { model } = await loadDefinition(context, row.versionId!);
  const chosen = Object.values(model.nodes).filter((node) =>
    node.approval?.candidates.some(({ kind }) => kind === 'SELF_SELECT'),
  );
  return {
    ...cardOf(row),
    version: row.version!,
    form: formFieldsOf(model),
    selectable: chosen.map(({ id, name, enName }) => ({ nodeId: id, name, enName })),
    xml: await selectXml(context.sql, row.versionId!),
  };
}

export async function predictNew(
  context: Context,
  { definitionKey, form, selected }: PathQuestion,
): Promise<{ path: PathNode[] }> {
  const row = await requireStartable(context, definitionKey);
  const { model, definition } = await loadDefinition(context, row.versionId!);
  const run = emptyRun({ model, definition, starterId: context.user.id, form, selected, now: context.clock.now() });
  Object.assign(run.instance, shownOf(model, form));
  return { path: await predictPath(context, run) };
}

export async function listDefinitions(context: Context, query: DefinitionQuery): Promise<Paged<DefinitionLine>> {
  const rows = await selectDefinitions(context.sql, {
    keyword: query.keyword,
    limit: query.size,
    offset: query.page * query.size,
  });
  const total = await countDefinitions(context.sql, query.keyword);
  const content = rows.map((row) => {
    const { versionId: _, deployedAt, ...line } = row;
    return { ...line, deployedAt: deployedAt?.toISOString() ?? null };
  });
  return { content, totalElements: total, totalIsExact: true };
}

export async function listVersions(context: Context, definitionId: string) {
  if ((await selectDefinition(context.sql, { id: definitionId })) === undefined)
    throw fail(workflowErrors.definitionNotFound);
  const rows = await selectVersions(context.sql, definitionId, context.language);
  return { content: rows.map((row) => ({ ...row, deployedAt: row.deployedAt.toISOString() })) };
}

export async function findVersion(context: Context, id: string) {
  const row = await selectVersionDetail(context.sql, id, context.language);
  if (row === undefined) throw fail(workflowErrors.definitionNotFound);
  return { ...row, deployedAt: row.deployedAt.toISOString() };
}

export async function switchDefinition(
  context: Context,
  input: { id: string; isEnabled: boolean },
): Promise<{ isDone: true }> {
  if (!(await updateEnabled(context.sql, input))) throw fail(workflowErrors.definitionNotFound);
  return { isDone: true };
}
