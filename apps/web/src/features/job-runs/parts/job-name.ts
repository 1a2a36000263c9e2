// What a job of the clock is called in the reader's language.
import { useJobRunPhrases } from '../job-runs.phrases.ts';

export const jobs = [
  'hospitals.sold-lately',
  'doctors.runTagRules',
  'verifications.reverify',
  'tasks.makeByRules',
  'meetings.beginAndEnd',
  'meetings.tellOfSilent',
  'sends.remindGuests',
  'interactions.moveWeeks',
  'speakers.expire',
  'clue-scores.score',
  'audit.seal',
  'workflows.fireTimers',
  'workflows.clock',
  'opinionLeaders.refreshFacts',
  'duplicates.queueScan',
  'duplicates.scan',
  'visits.missed',
  'academicNetworks.derive',
  'academicNetworks.run',
  'data-assets.measure',
  'treatment-records.countPortraits',
  'forecasts.freeze',
  'platform.delete-old-keys',
  'platform.delete-delivered-events',
  'platform.delete-old-runs',
  'sessions.deleteExpired',
] as const;

export interface JobNames {
  /** The words for a job; one that has none yet is called `Other job`. */
  readonly nameOf: (job: string) => string;
  /** The job whose words hold what was typed; what was typed itself where none does. */
  readonly jobFor: (typed: string) => string;
}

export function useJobNames(): JobNames {
  const t = useJobRunPhrases();
  const nameOf = (job: string): string => {
    const known = jobs.find((one) => one === job);
    return known === undefined ? t('otherJob') : t(`job.${known}`);
  };
  const jobFor = (typed: string): string => {
    const wanted = typed.trim().toLowerCase();
    return jobs.find((job) => wanted !== '' && `${nameOf(job)} ${job}`.toLowerCase().includes(wanted)) ?? typed.trim();
  };
  return { nameOf, jobFor };
}
