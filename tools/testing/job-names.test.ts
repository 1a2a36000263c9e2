// The monitor of background work names every scheduled job in both languages.
import { expect, test } from 'vitest';
import { schedules } from '../../apps/server/src/app/rooms.ts';
import { housekeeping } from '../../apps/server/src/platform/jobs/housekeeping.ts';
import { jobs } from '../../apps/web/src/features/job-runs/parts/job-name.ts';

test('every scheduled job has a name on the screen', () => {
  const known = new Set<string>(jobs);
  const nameless = [...schedules, ...housekeeping].map((job) => job.name).filter((name) => !known.has(name));
  expect(nameless).toEqual([]);
});
