// Door of the HTTP layer.
export {
  FileReply,
  JsonText,
  VersionedText,
  attachment,
  jsonText,
  pageText,
  versioned,
  type PageText,
} from './answers.ts';
export { bind, type BoundEndpoint, type Handler } from './bind.ts';
export type { Context, GatewayContext, PublicContext, Tenant } from './context.ts';
export { withDeadline } from './deadline.ts';
export { errorAnswer, failureOf } from './failures.ts';
export { deleteOldKeys } from './idempotency.sql.ts';
export { readJson } from './input/json-body.ts';
export { openApi } from './openapi.ts';
export { serveDocument } from './interface-document.ts';
export { hostOf, languageOf } from './input/request-parts.ts';
export { serveEndpoints, type KeyCall, type KeyHolder, type ServeOptions } from './serve.ts';
