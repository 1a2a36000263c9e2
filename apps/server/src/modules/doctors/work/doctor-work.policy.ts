// Which room does which kind of work on many doctors.

/** The event that a room hears when there is a step to do for it. */
export const workTopics = {
  TAG: 'doctors.tagsDue',
  UNTAG: 'doctors.tagsDue',
  TASKS: 'doctors.tasksDue',
  VISITS: 'doctors.visitsDue',
} as const;
