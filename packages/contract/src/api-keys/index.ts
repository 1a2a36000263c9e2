// Door of the contract of API keys.
export { apiKeyEndpoints } from './api-keys.endpoints.ts';
export { apiKeyErrors } from './api-keys.errors.ts';
export { ApiKey, ApiKeyChoices, ApiKeyState, MadeApiKey, NewApiKey } from './api-keys.schema.ts';
