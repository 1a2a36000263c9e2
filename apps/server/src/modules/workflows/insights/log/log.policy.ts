// The engine's log in the words of IEEE 1849 (XES): transitions of the standard lifecycle.
/** Columns of the log. */
export const logNames = [
  'case:concept:name',
  // The hidden mark of the file goes into the first text of a row: never into the name of an activity.
  'case:yijian:title',
  'concept:name',
  'time:timestamp',
  'org:resource',
  'org:group',
  'lifecycle:transition',
  'yijian:event',
  'yijian:node',
  'case:yijian:version',
  'case:yijian:state',
] as const;
export type LogLine = Readonly<Record<(typeof logNames)[number], string>>;

/** Kinds of the engine's events that are something of an activity; others (a word, a reminder) are not in the log. */
export const transitions: Readonly<Record<string, string>> = {
  STARTED: 'complete',
  RESUBMITTED: 'complete',
  OPENED: 'schedule',
  APPROVED: 'complete',
  REJECTED: 'complete',
  RETURNED: 'complete',
  TIMED_APPROVED: 'autoskip',
  TIMED_REJECTED: 'autoskip',
  SKIPPED: 'autoskip',
  TRANSFERRED: 'reassign',
  DELEGATED: 'reassign',
  GIVEN_BACK: 'reassign',
  WITHDRAWN: 'withdraw',
  EFFECT: 'complete',
  ENDED: 'complete',
};
