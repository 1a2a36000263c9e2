// What the designer asks the server: drafts, their check and deployment, differences, conditions, a trial.
import {
  workflowAdminEndpoints as admins,
  workflowDesignerEndpoints as calls,
  workflowEndpoints,
  type DefinitionFault,
} from '@yijian/contract/workflows';
import { ApiError, useCall, useWrite } from '../../lib/api/index.ts';

const quiet = { errorMessage: false } as const;
const definitions = [admins.listDefinitions, admins.listVersions, workflowEndpoints.startPage, calls.listDrafts];
const SHORT = 60_000;

export const useDrafts = () => useCall(calls.listDrafts, {}, quiet);
export const useDesign = (key: string | null) =>
  useCall(calls.findDraft, key === null ? null : { params: { key } }, quiet);
/** Processes that a new one may begin from. */
export const useExisting = () =>
  useCall(admins.listDefinitions, { query: { page: 0, size: 100 } }, { ...quiet, staleTime: SHORT });
export const useChoices = () => useCall(calls.choices, {}, { ...quiet, staleTime: SHORT });
export const useSaveDraft = () => useWrite(calls.saveDraft, { ...quiet, repeatCancel: false });
export const useCreateDraft = () => useWrite(calls.saveDraft, { ...quiet, refreshes: [calls.listDrafts] });
export const useDiscardDraft = () =>
  useWrite(calls.discardDraft, { ...quiet, refreshes: [calls.listDrafts, calls.findDraft] });
export const useDeployDraft = () => useWrite(calls.deployDraft, { ...quiet, refreshes: definitions });
export const useRedeploy = () => useWrite(calls.redeploy, { ...quiet, refreshes: [...definitions, calls.findDraft] });
export const useValidateDesign = () => useWrite(admins.validate, { ...quiet, repeatCancel: false });
export const useDifference = (question: { before: string; after: string } | null) =>
  useCall(calls.compare, question === null ? null : { body: question }, quiet);
export const useConditionCheck = (text: string, fields: readonly string[]) =>
  useCall(calls.checkCondition, text === '' ? null : { body: { text, fields: [...fields] } }, {
    ...quiet,
    keepPrevious: true,
    staleTime: SHORT,
  });
export const useTrial = () => useWrite(calls.trial, quiet);

/** What the server named when it refused a definition. */
export function faultsIn(cause: unknown): DefinitionFault[] {
  if (!(cause instanceof ApiError)) return [];
  return cause.fields.map(({ field, message }) => ({ element: field, problem: '', field: '', message }));
}
