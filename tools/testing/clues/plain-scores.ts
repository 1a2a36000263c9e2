// Scores computed as plainly as they are defined, event by event.
import type { ActRule, ClueCondition, ClueIs, ClueScoring } from '@yijian/contract/clue-scores';
import { inOrder, meets, type PlainDoctor, type PlainEvent } from '../funnels/worlds.ts';

const DAY = 86_400_000;
const dayOf = (at: number): string => new Date(at + 8 * 3_600_000).toISOString().slice(0, 10);
/** PostgreSQL rounds halves away from zero. */
const cents = (value: number): number => (Math.sign(value) * Math.round(Math.abs(value) * 100 + 1e-9)) / 100;

interface Known {
  readonly doctor: PlainDoctor;
  readonly events: readonly PlainEvent[];
  /** Milliseconds. */
  readonly asOf: number;
}

function holds(condition: ClueCondition, known: Known): boolean {
  const { doctor, events, asOf } = known;
  switch (condition.op) {
    case 'ALL':
      return condition.parts.every((part) => holds(part, known));
    case 'ANY':
      return condition.parts.some((part) => holds(part, known));
    case 'NONE':
      return !condition.parts.some((part) => holds(part, known));
    case 'DID': {
      const since = asOf - condition.days * DAY;
      const done = events.filter((one) => one.at <= asOf && one.at > since && meets(condition.match, one));
      return done.length >= condition.atLeast;
    }
    case 'IS':
      return is(condition, doctor);
  }
}

function is({ attribute, values }: ClueIs, doctor: PlainDoctor): boolean {
  if (attribute === 'TIER') return values.includes(doctor.tier);
  if (attribute === 'PROVINCE') return values.includes(doctor.province);
  if (attribute === 'DEPARTMENT')
    return values.includes(doctor.department) || values.includes(doctor.department.split('.')[0]!);
  throw new Error(`no plain rule for ${attribute}`);
}

function engagement(rule: ActRule, scoring: ClueScoring, events: readonly PlainEvent[], asOf: number): number {
  const newestFirst = events
    .filter((one) => one.at <= asOf && one.at > asOf - rule.windowDays * DAY && meets(rule.match, one))
    .filter(
      (one) => (rule.from === null || dayOf(one.at) >= rule.from) && (rule.to === null || dayOf(one.at) <= rule.to),
    )
    .toSorted(inOrder)
    .toReversed();
  const seen = new Set<string>();
  const counted = newestFirst.filter((one) => {
    const key = rule.frequency === 'EACH' ? String(one.id) : rule.frequency === 'DAILY' ? dayOf(one.at) : '';
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  const sum = counted.reduce((all, one) => {
    const weight = scoring.channelWeights.find(({ channel }) => channel === one.channel)?.percent ?? 100;
    const decay = rule.halfLifeDays === null ? 1 : 0.5 ** ((asOf - one.at) / DAY / rule.halfLifeDays);
    return all + cents((rule.points * weight * decay) / 100);
  }, 0);
  return rule.cap === null ? sum : Math.max(-rule.cap, Math.min(rule.cap, sum));
}

export interface PlainScore {
  readonly fit: number;
  readonly engagement: number;
}

/** Of one doctor, as of a moment in milliseconds. */
export function plainScore(
  scoring: ClueScoring,
  { doctor, events }: { readonly doctor: PlainDoctor; readonly events: readonly PlainEvent[] },
  asOf: number,
): PlainScore {
  const score = { fit: 0, engagement: 0 };
  for (const rule of scoring.rules)
    if (rule.condition !== null && !holds(rule.condition, { doctor, events, asOf })) continue;
    else if (rule.axis === 'ENGAGEMENT') score.engagement += engagement(rule, scoring, events, asOf);
    else score.fit += rule.points;
  return score;
}
