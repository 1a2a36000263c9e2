// When messages go out: every few seconds in every process; each message is taken by one of them.
import type { Settings } from '../../platform/config/index.ts';
import type { Repeat } from '../../platform/jobs/index.ts';
import { carriersOf } from './delivery/carriers.policy.ts';
import { dispatchDue } from './delivery/dispatch.service.ts';

export function sendingClock(settings: Settings): Repeat {
  const carriers = carriersOf(settings);
  return {
    name: 'sends.dispatch',
    seconds: settings.SEND_CLOCK_SECONDS,
    run: (house) => dispatchDue({ ...house, carriers }),
  };
}
