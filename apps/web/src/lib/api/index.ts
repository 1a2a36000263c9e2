// Door of api: calls by contract row, their errors, and the hooks screens use.
export { call, type CallOptions } from './call.ts';
export {
  baseOf,
  connect,
  connection,
  endSession,
  onSessionEnd,
  setToast,
  showError,
  type Connection,
} from './connection.ts';
export { download, fetchFile, saveFile, type FetchedFile } from './download.ts';
export { ApiError, isCancelled, isUnreachable } from './error.ts';
export { fieldFaults, type FormFault } from './field-faults.ts';
export {
  createQueryClient,
  keyOf,
  refreshCalls,
  refreshEverything,
  useCall,
  usePages,
  useWrite,
  type CallHookOptions,
  type WriteOptions,
} from './queries/queries.ts';
export { addressed, type AddressedArguments } from './queries/addressed.ts';
export { uncounted } from './queries/uncounted.ts';
export { follow, type FollowOptions } from './follow.ts';
export { acceptTokens, renewToken, type TokenAnswer } from './trip/refresh.ts';
