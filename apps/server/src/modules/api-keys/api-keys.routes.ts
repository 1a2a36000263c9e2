// Front door of the keys for machines.
import { apiKeyEndpoints } from '@yijian/contract/api-keys';
import { bind } from '../../platform/http/index.ts';
import { addApiKey, listApiKeyChoices, listApiKeys, revokeApiKey } from './api-keys.service.ts';

export const apiKeyRoutes = bind('api-keys', apiKeyEndpoints, {
  list: (context) => listApiKeys(context),
  listChoices: (context) => listApiKeyChoices(context),
  add: (context, { body }) => addApiKey(context, body),
  revoke: (context, { params }) => revokeApiKey(context, params.id),
});
