// The rules every enterprise begins with; it edits them as versions afterwards. Figures of law and industry codes are seeds here, never constants of a room.
import { actingRules } from './acting-rules.schema.ts';
import type { RuleSeed } from './rule-seed.schema.ts';
import { waitingRules } from './waiting-rules.schema.ts';

export const ruleSeeds: readonly RuleSeed[] = [...actingRules, ...waitingRules];

/** Figures that rooms read. */
export const ruleKeys = [
  'visits.lateDays',
  'visits.lateMostDays',
  'visits.planMinutes',
  'visits.checkInMetres',
  'exports.rows',
  'exports.perDay',
  'privacy.revealsPerDay',
  'signIn.failures',
  'signIn.firstSeconds',
  'signIn.longestSeconds',
  'planner.minutesPer10Km',
  'planner.detour',
  'planner.visitMinutes',
  'planner.sameHospitalMinutes',
  'planner.unknownMinutes',
  'planner.goalA',
  'planner.goalB',
  'planner.goalC',
  'planner.goalD',
  'tasks.unvisitedDays',
  'tasks.unvisitedDueDays',
  'tasks.unvisitedPerUser',
  'tasks.consentDueDays',
  'tasks.consentPerUser',
  'tasks.unsubmittedHours',
  'tasks.refuseHours',
] as const;
export type RuleKey = (typeof ruleKeys)[number];
