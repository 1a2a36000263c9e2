// The engine's log in the words of IEEE 1849 (XES): transitions of the standard lifecycle.
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
