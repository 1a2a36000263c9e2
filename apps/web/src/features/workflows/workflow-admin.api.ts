// What the administrator's section asks the server: definitions, versions, every process, those that stand still.
import { workflowAdminEndpoints as calls, workflowEndpoints } from '@yijian/contract/workflows';
import { useCall, useWrite } from '../../lib/api/index.ts';
import { useList, type ListFields, type Paging } from '../../lib/lists/index.ts';

const quiet = { errorMessage: false } as const;
export const definitionFields = { keyword: 'text' } as const satisfies ListFields;
export const instanceFields = { keyword: 'text', state: 'list', definitionKey: 'text' } as const satisfies ListFields;
const ask = (filters: object, paging: Paging) => ({ query: { ...filters, ...paging } });

export const useDefinitions = () =>
  useList({
    name: 'workflows-definitions',
    fields: definitionFields,
    page: calls.listDefinitions,
    pageArguments: ask,
  });
export const useAllInstances = () =>
  useList({ name: 'workflows-all', fields: instanceFields, page: calls.listInstances, pageArguments: ask });
export const useStuck = () => useCall(calls.listStuck, {}, quiet);
export const useVersions = (id: string) => useCall(calls.listVersions, { params: { id } }, quiet);
export const useVersion = (id: string | null) =>
  useCall(calls.findVersion, id === null ? null : { params: { id } }, quiet);

const definitions = [calls.listDefinitions, calls.listVersions, workflowEndpoints.startPage];
export const useSwitch = () => useWrite(calls.switchDefinition, { refreshes: definitions });
export const useValidate = () => useWrite(calls.validate, quiet);
export const useDeploy = () => useWrite(calls.deploy, { ...quiet, refreshes: definitions });
export const useRepair = () =>
  useWrite(calls.repair, { ...quiet, refreshes: [calls.listStuck, calls.listInstances, workflowEndpoints.find] });
