// The calls of the designer: drafts, their check and deployment, differences, conditions, a trial (product: workflow).
import { z } from 'zod';
import { Id, endpoint, text } from '../../core/index.ts';
import { Deployed } from '../administration.schema.ts';
import { workflowErrors as e } from '../workflows.errors.ts';
import * as d from './designer.schema.ts';

const read = { permission: 'admin:workflows:read' } as const;
const write = { permission: 'admin:workflows:write' } as const;
const byKey = z.strictObject({ key: text(60, 2).regex(/^[a-z][a-z0-9-]{1,60}$/) });
const nothing = z.object({ isDone: z.literal(true) });
/** Twice the largest definition, with what its encoding adds. */
const LARGEST = 5_000_000;
const json = <T extends z.ZodType>(schema: T) => ({ encoding: 'json', schema, limit: LARGEST }) as const;

export const workflowDesignerEndpoints = {
  listDrafts: endpoint({
    method: 'GET',
    path: '/API-BPM/admin/process-draft/list',
    summary: { zh: '流程草稿', en: 'Drafts of definitions' },
    access: read,
    output: z.object({ content: z.array(d.DraftLine) }),
    errors: [],
  }),
  findDraft: endpoint({
    method: 'GET',
    path: '/API-BPM/admin/process-draft/find/{key}',
    summary: { zh: '打开流程设计', en: 'The draft of a definition, or its version in force' },
    access: read,
    params: byKey,
    output: d.DesignerDraft,
    errors: [e.definitionNotFound],
  }),
  saveDraft: endpoint({
    method: 'PUT',
    path: '/API-BPM/admin/process-draft/save/{key}',
    summary: { zh: '保存流程草稿', en: 'Keep the draft of a definition' },
    access: write,
    params: byKey,
    body: json(d.DraftChange),
    output: d.DraftKept,
    errors: [e.draftChanged, e.keyTaken],
  }),
  discardDraft: endpoint({
    method: 'DELETE',
    path: '/API-BPM/admin/process-draft/delete/{key}',
    summary: { zh: '放弃流程草稿', en: 'Throw a draft away' },
    access: write,
    params: byKey,
    query: d.DraftQuery,
    output: nothing,
    errors: [e.draftChanged],
  }),
  deployDraft: endpoint({
    method: 'POST',
    path: '/API-BPM/admin/process-draft/deploy/{key}',
    summary: { zh: '部署流程草稿', en: 'Make a version of the draft' },
    access: write,
    params: byKey,
    body: json(d.DraftDeployment),
    output: Deployed,
    errors: [e.invalidDefinition, e.draftChanged],
  }),
  redeploy: endpoint({
    method: 'POST',
    path: '/API-BPM/admin/process-definition/redeploy/{id}',
    summary: { zh: '重新部署旧版本', en: 'Deploy an older version again' },
    access: write,
    params: z.strictObject({ id: Id }),
    body: json(z.strictObject({ note: text(300).default('') })),
    output: Deployed,
    errors: [e.definitionNotFound, e.invalidDefinition],
  }),
  compare: endpoint({
    method: 'POST',
    path: '/API-BPM/admin/process-definition/compare',
    summary: { zh: '比较两个版本', en: 'What is different between two definitions' },
    access: read,
    effect: 'read',
    body: json(d.Comparison),
    output: d.Difference,
    errors: [e.invalidDefinition],
  }),
  checkCondition: endpoint({
    method: 'POST',
    path: '/API-BPM/admin/process-definition/condition',
    summary: { zh: '检查条件表达式', en: 'Check a condition' },
    access: read,
    effect: 'read',
    body: json(d.ConditionQuestion),
    output: d.ConditionAnswer,
    errors: [],
  }),
  choices: endpoint({
    method: 'GET',
    path: '/API-BPM/admin/process-definition/choices',
    summary: { zh: '设计可选项', en: 'What the designer chooses from' },
    access: read,
    output: d.DesignerChoices,
    errors: [],
  }),
  trial: endpoint({
    method: 'POST',
    path: '/API-BPM/admin/process-definition/trial',
    summary: { zh: '试运行流程', en: 'Try a definition without starting it' },
    access: write,
    effect: 'read',
    body: json(d.TrialQuestion),
    output: d.Trial,
    errors: [e.invalidDefinition],
  }),
};
