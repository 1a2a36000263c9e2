// Keys for machines: listed, made, revoked (product 3.25).
import { z } from 'zod';
import { Id, endpoint } from '../core/index.ts';
import { apiKeyErrors as errors } from './api-keys.errors.ts';
import { ApiKey, ApiKeyChoices, MadeApiKey, NewApiKey } from './api-keys.schema.ts';

const read = { permission: 'admin:api-keys:read' } as const;
const write = { permission: 'admin:api-keys:write' } as const;

export const apiKeyEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/admin/api-keys',
    summary: { zh: '全部接口密钥', en: 'Every API key' },
    access: read,
    output: z.array(ApiKey),
    errors: [],
  }),
  listChoices: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/admin/api-keys/choices',
    summary: { zh: '可选的系统用户与权限', en: 'Service users and permissions a key may have' },
    access: write,
    output: ApiKeyChoices,
    errors: [],
  }),
  // Its answer holds the key, so it must not be kept for a repeated request: `job` honours no Idempotency-Key.
  add: endpoint({
    method: 'POST',
    path: '/API-SYSTEM/admin/api-keys',
    summary: { zh: '新建接口密钥，密钥只显示一次', en: 'Make an API key; it is shown once' },
    access: write,
    effect: 'job',
    body: { encoding: 'json', schema: NewApiKey },
    output: MadeApiKey,
    errors: [
      errors.userUnsuitable,
      errors.beyondOwnRange,
      errors.permissionsBeyond,
      errors.expiryTooFar,
      errors.badAddress,
    ],
  }),
  revoke: endpoint({
    method: 'POST',
    path: '/API-SYSTEM/admin/api-keys/{id}/revoke',
    summary: { zh: '停用接口密钥，立即生效', en: 'Revoke an API key, at once' },
    access: write,
    params: z.strictObject({ id: Id }),
    output: z.object({ id: Id }),
    errors: [errors.notFound, errors.alreadyRevoked],
  }),
};
