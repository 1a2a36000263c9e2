// Door of states: loading, empty, failed and the choice between them (look and feel, four states).
export { Async, describeError } from './async.tsx';
export type { AsyncProps, QueryLike } from './async.tsx';
export { Bone } from './bone.tsx';
export { Empty } from './empty.tsx';
export type { EmptyProps } from './empty.tsx';
export { Failed } from './failed.tsx';
export type { FailedProps } from './failed.tsx';
export { Loading } from './loading.tsx';
export type { LoadingProps, LoadingShape } from './loading.tsx';
