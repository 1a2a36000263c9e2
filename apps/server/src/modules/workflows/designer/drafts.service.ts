// Drafts of definitions: opened, kept over what was read, thrown away, deployed as a version; an older version deployed again.
import {
  workflowErrors,
  type Deployed,
  type DesignerDraft,
  type DraftChange,
  type DraftDeployment,
  type DraftKept,
  type DraftLine,
} from '@yijian/contract/workflows';
import { fail, type Failure } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { selectDefinition, selectVersionDetail } from '../definitions/definitions.sql.ts';
import { deployDefinition } from '../definitions/deploy.service.ts';
import { selectXml } from '../engine/models/versions.sql.ts';
import { deleteDraft, insertDraft, selectDraft, selectDrafts, updateDraft } from './drafts.sql.ts';

export async function listDrafts(context: Context): Promise<{ content: DraftLine[] }> {
  const rows = await selectDrafts(context.sql, context.language);
  return {
    content: rows.map(({ key, name, enName, category, isNew, updatedAt, updatedBy }) => ({
      key,
      name,
      enName,
      category,
      isNew,
      updatedAt: updatedAt.toISOString(),
      updatedBy,
    })),
  };
}

export async function findDraft(context: Context, key: string): Promise<DesignerDraft> {
  const [draft, definition] = [
    await selectDraft(context.sql, key, context.language),
    await selectDefinition(context.sql, { key }),
  ];
  const standing = {
    definitionId: definition?.id ?? null,
    versionId: definition?.versionId ?? null,
    version: definition?.version ?? null,
  };
  if (draft !== undefined) return { ...draft, ...standing, updatedAt: draft.updatedAt.toISOString() };
  if (definition === undefined || definition.versionId === null) throw fail(workflowErrors.definitionNotFound);
  const { category, name, enName, description, enDescription, icon } = definition;
  const card = { key, category, name, enName, description, enDescription, icon };
  const xml = await selectXml(context.sql, definition.versionId);
  const nothing = { baseVersion: definition.version, lockVersion: 0, updatedAt: null, updatedBy: null };
  return { ...card, xml, ...standing, ...nothing };
}

export async function saveDraft(
  context: Context,
  { key, body: { isNew, ...body } }: { key: string; body: DraftChange },
): Promise<DraftKept> {
  const { sql, user } = context;
  if (isNew && (await selectDefinition(sql, { key })) !== undefined) throw fail(workflowErrors.keyTaken, { key });
  const write = { ...body, key, userId: user.id };
  const kept = await (body.lockVersion === 0 ? insertDraft(sql, write) : updateDraft(sql, write));
  if (kept === undefined)
    throw isNew && body.lockVersion === 0 ? fail(workflowErrors.keyTaken, { key }) : await changedSince(context, key);
  return { lockVersion: kept.lockVersion, updatedAt: kept.updatedAt.toISOString() };
}

/** Who was there since it was read, as far as the draft still tells. */
async function changedSince(context: Context, key: string): Promise<Failure> {
  const draft = await selectDraft(context.sql, key, context.language);
  const somebody = context.language === 'zh' ? '他人' : 'Somebody else';
  return fail(workflowErrors.draftChanged, {
    name: draft?.updatedBy ?? somebody,
    at: draft?.updatedAt.toISOString() ?? '—',
  });
}

export async function discardDraft(
  context: Context,
  input: { key: string; lockVersion: number },
): Promise<{ isDone: true }> {
  if (!(await deleteDraft(context.sql, input))) throw await changedSince(context, input.key);
  return { isDone: true };
}

/** Makes a version of exactly what was read, and ends the draft. */
export async function deployDraft(
  context: Context,
  { key, body }: { key: string; body: DraftDeployment },
): Promise<Deployed> {
  const draft = await selectDraft(context.sql, key, context.language);
  if (draft === undefined || !(await deleteDraft(context.sql, { key, lockVersion: body.lockVersion })))
    throw await changedSince(context, key);
  const { category, name, enName, description, enDescription, icon, xml } = draft;
  const card = { category, name, enName, description, enDescription, icon };
  return deployDefinition(context, { key, ...card, xml, note: body.note });
}

/** The text of an older version becomes the newest one, once more checked against what exists today. */
export async function redeployVersion(context: Context, { id, note }: { id: string; note: string }): Promise<Deployed> {
  const version = await selectVersionDetail(context.sql, id, context.language);
  const definition =
    version === undefined ? undefined : await selectDefinition(context.sql, { key: version.definitionKey });
  if (version === undefined || definition === undefined) throw fail(workflowErrors.definitionNotFound);
  const { key, category, name, enName, description, enDescription, icon } = definition;
  const card = { key, category, name, enName, description, enDescription, icon };
  return deployDefinition(context, { ...card, xml: version.xml, note });
}
