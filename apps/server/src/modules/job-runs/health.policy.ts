// When a light is green, amber or red, and the word for it.
import type { HealthLight } from '@yijian/contract/job-runs';
import type { Figures, ScheduleFound } from './job-runs.sql.ts';

const MINUTE = 60_000;
/** An event or a seal this long overdue is more than a busy moment. */
const LATE = 5 * MINUTE;
const UNSEALED = 10 * MINUTE;

type Light = Omit<HealthLight, 'part' | 'at'> & { readonly at: Date | null };
const light = (state: Light['state'], why: Light['why'], count = 0, at: Date | null = null): Light => ({
  state,
  why,
  count,
  at,
});
const olderThan = (at: Date | null, now: Date, age: number): at is Date =>
  at !== null && now.getTime() - at.getTime() > age;

export function lightsOf(figures: Figures, schedules: readonly ScheduleFound[], now: Date): HealthLight[] {
  const lights = {
    deliveries: deliveries(figures, now),
    schedules: clock(schedules),
    imports: imports(figures),
    exports: figures.failedExports > 0 ? light('WARN', 'failed', figures.failedExports) : light('OK', 'fine'),
    sealer: sealer(figures, now),
  } as const;
  return Object.entries(lights).map(([part, { at, ...one }]) => ({
    part: part as HealthLight['part'],
    ...one,
    at: at?.toISOString() ?? null,
  }));
}

function deliveries({ failedDeliveries, oldestWaiting }: Figures, now: Date): Light {
  if (failedDeliveries > 0) return light('BAD', 'failed', failedDeliveries);
  return olderThan(oldestWaiting, now, LATE) ? light('WARN', 'late', 0, oldestWaiting) : light('OK', 'fine');
}

function clock(schedules: readonly ScheduleFound[]): Light {
  const failing = schedules.filter(({ lastError }) => lastError !== null);
  if (failing.length > 0) return light('BAD', 'failed', failing.length);
  if (schedules.length === 0) return light('WARN', 'never');
  const times = schedules.flatMap(({ lastStartedAt }) => lastStartedAt ?? []);
  return light('OK', 'fine', 0, times.length === 0 ? null : new Date(Math.max(...times.map(Number))));
}

function imports({ stuckImports, failedImports }: Figures): Light {
  if (stuckImports > 0) return light('BAD', 'stuck', stuckImports);
  return failedImports > 0 ? light('WARN', 'failed', failedImports) : light('OK', 'fine');
}

function sealer({ unsealedSince, lastSeal }: Figures, now: Date): Light {
  if (olderThan(unsealedSince, now, UNSEALED)) return light('BAD', 'late', 0, lastSeal);
  return lastSeal === null && unsealedSince !== null ? light('WARN', 'never') : light('OK', 'fine', 0, lastSeal);
}
