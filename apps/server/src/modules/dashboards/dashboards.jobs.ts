// When subscribers are told: every minute in every process; each subscription is taken by one of them.
import type { Settings } from '../../platform/config/index.ts';
import { mailServiceOf } from '../../platform/gateways/index.ts';
import type { Repeat } from '../../platform/jobs/index.ts';
import { tellDue } from './subscriptions/telling.service.ts';

export function boardClock(settings: Settings): Repeat {
  const mail = mailServiceOf(settings);
  return {
    name: 'dashboards.tell',
    seconds: settings.BOARD_CLOCK_SECONDS,
    run: (house) => tellDue({ ...house, mail }),
  };
}
