// Which room does which kind of work for many doctors.

/** The event that a room hears when there is a step to do for it. */
export const workTopics = { TASKS: 'doctors.tasksDue', VISITS: 'doctors.visitsDue' } as const;
