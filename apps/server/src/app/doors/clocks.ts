// What rooms do by the clock, one line each.
import { networkRuns, nightlyNetworks } from '../../modules/academic-networks/academic-networks.jobs.ts';
import { sealing } from '../../modules/audit/audit.jobs.ts';
import { contactClock } from '../../modules/channels/channels.jobs.ts';
import { assetMeasuring } from '../../modules/data-assets/data-assets.jobs.ts';
import { channelDoctors } from './channel-doctors.ts';
import { workflowClock, workflowTimers } from '../../modules/workflows/workflows.jobs.ts';
import { tagRuleClock } from '../../modules/doctors/doctors.routes.ts';
import { kolRefresh } from '../../modules/opinion-leaders/opinion-leaders.jobs.ts';
import { nightlyScan, scanning } from '../../modules/duplicates/duplicates.jobs.ts';
import { eventCopying, weeksMoveOn } from '../../modules/interactions/interactions.jobs.ts';
import { digestClock } from '../../modules/notifications/notifications.jobs.ts';
import { sessionCleaning } from '../../modules/sessions/sessions.jobs.ts';
import { taskReminders } from '../../modules/tasks/tasks.jobs.ts';
import { portraitCount } from '../../modules/treatment-records/treatment-records.jobs.ts';
import { reverification } from '../../modules/verifications/verifications.jobs.ts';
import { soldLately } from '../../modules/hospitals/hospitals.jobs.ts';
import { missedVisits } from '../../modules/visits/visits.jobs.ts';
import { meetingSchedules } from '../../modules/meetings/meetings.jobs.ts';
import { forecastFreezing } from '../../modules/forecasts/forecasts.jobs.ts';
import { clueScoring } from '../../modules/clue-scores/clue-scores.jobs.ts';
import { speakerExpiry } from '../../modules/speakers/speakers.jobs.ts';
import { boardClock } from '../../modules/dashboards/dashboards.jobs.ts';
import { chatResultsClock, guestReminders, sendingClock } from '../../modules/sends/sends.jobs.ts';
import type { Settings } from '../../platform/config/index.ts';
import type { Repeat, Schedule } from '../../platform/jobs/index.ts';

/** What is done by the clock, besides the platform's own housekeeping. */
export const schedules: readonly Schedule[] = [
  workflowTimers,
  tagRuleClock,
  taskReminders,
  soldLately,
  missedVisits,
  ...meetingSchedules,
  guestReminders,
  speakerExpiry,
  clueScoring,
  forecastFreezing,
  reverification,
  nightlyScan,
  weeksMoveOn,
  kolRefresh,
  nightlyNetworks,
  assetMeasuring,
  portraitCount,
  sessionCleaning,
];

/** What every process does every few seconds. */
export const repeats = (settings: Settings): Repeat[] => [
  ...(settings.AUDIT_SEAL_SECONDS === 0 ? [] : [sealing(settings.AUDIT_SEAL_SECONDS, settings.DATA_DIR)]),
  ...(settings.WORKFLOW_CLOCK_SECONDS === 0 ? [] : [workflowClock(settings.WORKFLOW_CLOCK_SECONDS)]),
  ...(settings.SEND_CLOCK_SECONDS === 0 ? [] : [sendingClock(settings)]),
  ...(settings.CHAT_RESULT_SECONDS === 0 ? [] : [chatResultsClock(settings)]),
  ...(settings.CHAT_CONTACT_SECONDS === 0 ? [] : [contactClock(settings, channelDoctors(settings))]),
  ...(settings.DIGEST_CLOCK_SECONDS === 0 ? [] : [digestClock(settings)]),
  ...(settings.BOARD_CLOCK_SECONDS === 0 ? [] : [boardClock(settings)]),
  ...eventCopying(settings),
  scanning,
  networkRuns,
];
