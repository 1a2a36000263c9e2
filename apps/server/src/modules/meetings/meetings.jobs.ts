// The clock of meetings: they begin and end at their time, whoever forgets to say so (product: Meeting machine).
import type { Schedule } from '../../platform/jobs/index.ts';
import { begin, beginAsApproved, finish } from './holding/holding.service.ts';
import { tellOfSilent } from './speakers/meeting-speakers.service.ts';
import { lockAnyMeeting, selectDue } from './meetings.sql.ts';

export const meetingClock: Schedule = {
  name: 'meetings.beginAndEnd',
  cron: '*/5 * * * *',
  run: async (context) => {
    for (const [state, act] of [
      ['APPROVED', begin],
      ['CHANGE_APPROVAL', beginAsApproved],
      ['IN_PROGRESS', finish],
    ] as const) {
      for (const { id } of await selectDue(context.sql, { state, now: context.clock.now() })) {
        const meeting = await lockAnyMeeting(context.sql, id);
        if (meeting?.state === state) await act(context, meeting);
      }
    }
  },
};

/** In the morning, so that there is a day to telephone. */
const silentSpeakers: Schedule = {
  name: 'meetings.tellOfSilent',
  cron: '0 1 * * *',
  run: (context) => tellOfSilent(context, context.clock.now()),
};

export const meetingSchedules: readonly Schedule[] = [meetingClock, silentSpeakers];
