// What travels between a client and the identity server: OAuth 2.1 with OpenID Connect, on Keycloak's paths (specification 2.1, 4, 7.1).
import { text } from '../core/index.ts';
import { z } from 'zod';

export const Realm = z.object({ realm: text(41, 1).meta({ example: 'weili' }) });

export const AuthorizationQuery = z.object({
  client_id: text(100, 1),
  response_type: z.literal('code'),
  redirect_uri: text(2000, 1).meta({ description: "A page below /pc/ of the enterprise's own origin" }),
  scope: text(200, 1).meta({ example: 'openid profile' }),
  state: text(500).optional(),
  nonce: text(500).optional(),
  code_challenge: text(128, 43),
  code_challenge_method: z.literal('S256'),
  prompt: z.enum(['login', 'none']).optional(),
  ui_locales: text(50).optional(),
  login_hint: text(100).optional(),
});

export const TokenForm = z.object({
  client_id: text(100, 1),
  grant_type: z.enum(['authorization_code', 'refresh_token', 'urn:ietf:params:oauth:grant-type:token-exchange']),
  code: text(200).optional(),
  code_verifier: text(128).optional(),
  redirect_uri: text(2000).optional(),
  refresh_token: text(2000).optional(),
  subject_issuer: z.literal('wecom').optional().meta({ description: 'Who gave out what is exchanged' }),
  subject_token: text(512).optional().meta({ description: 'The code that enterprise chat came back with' }),
  subject_token_type: z.literal('urn:ietf:params:oauth:token-type:access_token').optional(),
});

/** Tokens, with Keycloak's extra fields. Lives are in seconds. */
export const TokenAnswer = z.object({
  access_token: z.string(),
  expires_in: z.int(),
  refresh_token: z.string(),
  refresh_expires_in: z.int(),
  id_token: z.string(),
  session_state: z.string(),
  token_type: z.literal('Bearer'),
  scope: z.string(),
});
export type TokenAnswer = z.infer<typeof TokenAnswer>;

export const LogoutQuery = z.object({
  id_token_hint: text(8000).optional(),
  post_logout_redirect_uri: text(2000).optional(),
  client_id: text(100).optional(),
  state: text(500).optional(),
});

export const LogoutForm = LogoutQuery.extend({ refresh_token: text(2000).optional() });

export const RevocationForm = z.object({ client_id: text(100, 1), token: text(2000, 1) });

export const UserClaims = z.object({
  sub: z.string(),
  preferred_username: z.string(),
  name: z.string(),
  email: z.string().optional(),
  sid: z.string(),
});

export const KeySet = z.object({ keys: z.array(z.record(z.string(), z.unknown())) });
export const Discovery = z.record(z.string(), z.unknown());
export const Page = { file: ['text/html'] } as const;
