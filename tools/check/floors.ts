// The floors of the house as lists: extend the house here, and the check and the generator follow (docs/architecture.md).

/** Folders of apps/web/src/lib: a folder uses only folders that stand before it (A5). */
export const libOrder = [
  'env',
  'storage',
  'timing',
  'i18n',
  'format',
  'router',
  'api',
  'forms',
  'lists',
  'periods',
  'records',
  'session',
  'socket',
] as const;

/** Folders of apps/server/src/platform: a folder uses only folders that stand before it (A5). */
export const platformOrder = [
  'config',
  'log',
  'clock',
  'errors',
  'db',
  'secrets',
  'auth',
  'files',
  'http',
  'stomp',
  'jobs',
  'marks',
  'sheets',
  'graphs',
  'spelling',
  'gateways',
] as const;

/**
 * A role is what a file of a room is for. Roles of one rank stand beside each other and do not import each other;
 * a file imports only ranks to the right of its own (A4). `sameRank` marks the roles whose files may be composed
 * of one another: a part of parts, a schema of schemas.
 */
export interface Rank {
  roles: string[];
  sameRank: boolean;
}

export const webRanks: Rank[] = [
  { roles: ['routes'], sameRank: false },
  { roles: ['screen'], sameRank: false },
  { roles: ['part'], sameRank: true },
  { roles: ['api'], sameRank: true },
  { roles: ['phrases'], sameRank: true },
];

export const serverRanks: Rank[] = [
  { roles: ['routes', 'jobs', 'events'], sameRank: false },
  { roles: ['service'], sameRank: true },
  { roles: ['policy'], sameRank: true },
  { roles: ['sql'], sameRank: true },
];

export const contractRanks: Rank[] = [
  { roles: ['endpoints'], sameRank: true },
  { roles: ['errors'], sameRank: true },
  { roles: ['schema'], sameRank: true },
];

/** The closed list of what may stand between a file's name and its extension. */
export const suffixes = [
  'schema',
  'endpoints',
  'errors',
  'routes',
  'service',
  'policy',
  'sql',
  'screen',
  'api',
  'phrases',
  'jobs',
  'events',
  'test',
  'spec',
  // Asked for by tools, not by the house: settings files, ambient declarations, generated sources.
  'config',
  'd',
  'generated',
] as const;

/** A folder of these names collects what nobody named. */
export const forbiddenFolders = ['utils', 'helpers', 'common', 'shared', 'types', 'constants', 'misc'] as const;

export const longestFile = 300;
export const longestScreen = 150;
export const fullestFolder = 12;
