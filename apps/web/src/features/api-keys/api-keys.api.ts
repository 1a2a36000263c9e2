// What the section of API keys asks the server.
import { apiKeyEndpoints as keys } from '@yijian/contract/api-keys';
import { useCall, useWrite } from '../../lib/api/index.ts';

const quiet = { errorMessage: false } as const;

export const useApiKeys = () => useCall(keys.list, {}, quiet);
export const useApiKeyChoices = () => useCall(keys.listChoices, {}, quiet);
export const useAddApiKey = () => useWrite(keys.add, { refreshes: [keys.list], ...quiet });
export const useRevokeApiKey = () => useWrite(keys.revoke, { refreshes: [keys.list] });
