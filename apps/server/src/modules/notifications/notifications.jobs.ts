// When daily mails of notices go out: every process looks; each mail is taken by one of them.
import type { Settings } from '../../platform/config/index.ts';
import type { Repeat } from '../../platform/jobs/index.ts';
import { carrierOf } from './digest/carrier.policy.ts';
import { dispatchDigests } from './digest/digest.service.ts';

export function digestClock(settings: Settings): Repeat {
  const carrier = carrierOf(settings);
  return {
    name: 'notifications.digest',
    seconds: settings.DIGEST_CLOCK_SECONDS,
    run: (house) => dispatchDigests({ ...house, carrier }),
  };
}
