// Door of the HTTP layer.
export { requireRead } from './input/hidden-fields.ts';
export {
  EventReply,
  FileReply,
  JsonText,
  PageReply,
  VersionedText,
  attachment,
  jsonText,
  pageText,
  totalOf,
  versioned,
  type PageText,
  type ToldEvent,
} from './answers.ts';
export { bind, type BoundEndpoint, type Handler } from './bind.ts';
export type {
  ActingContext,
  Context,
  DoctorContext,
  GatewayContext,
  OpenContext,
  PublicContext,
  SignedInDoctor,
  Tenant,
} from './context.ts';
export { withDeadline } from './deadline.ts';
export { errorAnswer, failureOf } from './failures.ts';
export { deleteOldKeys } from './idempotency.sql.ts';
export { readJson } from './input/json-body.ts';
export { openApi } from './openapi.ts';
export { serveDocument } from './interface-document.ts';
export { bearerOf, hostOf, languageOf } from './input/request-parts.ts';
export { callerOfRequest } from './input/known-callers.ts';
export { serveEndpoints, type KeyCall, type KeyHolder, type ServeOptions } from './serve.ts';
