// When messages go out: every few seconds in every process; each message is taken by one of them. And when enterprise chat is asked
// what became of its messages: every few minutes; asking twice changes nothing.
import type { Settings } from '../../platform/config/index.ts';
import type { Repeat, Schedule } from '../../platform/jobs/index.ts';
import { findChatResults } from './chat/chat-results.service.ts';
import { carriersOf } from './delivery/carriers.policy.ts';
import { dispatchDue } from './delivery/dispatch.service.ts';
import { remindGuests } from './reminding/reminding.service.ts';

export function sendingClock(settings: Settings): Repeat {
  const carriers = carriersOf(settings);
  return {
    name: 'sends.dispatch',
    seconds: settings.SEND_CLOCK_SECONDS,
    run: (house) => dispatchDue({ ...house, carriers }),
  };
}

export function chatResultsClock(settings: Settings): Repeat {
  const carriers = carriersOf(settings);
  return {
    name: 'sends.chatResults',
    seconds: settings.CHAT_RESULT_SECONDS,
    run: (house) => findChatResults({ ...house, carriers }),
  };
}

/** Every hour, so that quiet hours put a reminder off by as little as they must. */
export const guestReminders: Schedule = {
  name: 'sends.remindGuests',
  cron: '15 * * * *',
  run: (context) => remindGuests(context),
};
