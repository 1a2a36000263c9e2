// Door of the database.
export { openConnections, type ConnectionOptions, type Connections, type Pool, type Sql } from './connections.ts';
export { allowTime, transaction, type Actor } from './transaction.ts';
export { appAddress, isMigrated, migrate } from './migrate.ts';
export { allOf, anywhere, beginsWith, json, startingWith, termsIn, type Fragment } from './fragments.ts';
export { governed } from './governed.ts';
export { named, namedUser, titled } from './named.ts';
export { byOwnRange, rowScope, seesAll, sharedWith, type Viewer } from './row-scope.ts';
export { openColumns, type ColumnStore } from './columns/store.ts';
export type { Columns, Dialect } from './columns/dialect.ts';
