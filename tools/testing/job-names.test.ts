// The monitor of background work names every scheduled job in both languages.
import { expect, test } from 'vitest';
import { schedules } from '../../apps/server/src/app/doors/clocks.ts';
import { allAssets } from '../../apps/server/src/modules/data-assets/assets/assets.policy.ts';
import { housekeeping } from '../../apps/server/src/platform/jobs/housekeeping.ts';
import { jobs } from '../../apps/web/src/features/job-runs/parts/job-name.ts';

test('every scheduled job has a name on the screen', () => {
  const known = new Set<string>(jobs);
  const nameless = [...schedules, ...housekeeping].map((job) => job.name).filter((name) => !known.has(name));
  expect(nameless).toEqual([]);
});

test('every job that a data asset names runs by the clock', () => {
  const known = new Set(schedules.map((job) => job.name));
  expect(allAssets.flatMap((asset) => asset.jobs).filter((job) => !known.has(job))).toEqual([]);
});
