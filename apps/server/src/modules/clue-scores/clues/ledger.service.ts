// The ledger of a score as of any day: the lines add up to the score (product 3.16, feature 4).
import { clueErrors as errors, type Ledger, type LedgerLine, type LedgerQuery } from '@yijian/contract/clue-scores';
import { findDoctorInScope } from '../../doctors/index.ts';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import { requireRead, type Context } from '../../../platform/http/index.ts';
import { endOfDay, weeksUntil } from '../scoring/moments.policy.ts';
import { selectApplied } from '../sets/sets.sql.ts';
import { selectHistory, selectLines, type LineRow } from './ledger.sql.ts';

const WEEKS = 26;

const shown = (line: LineRow, rule: string): LedgerLine => ({
  rule,
  axis: line.axis,
  at: line.at?.toISOString() ?? null,
  channel: line.channel as LedgerLine['channel'],
  action: line.action,
  subject: line.subject,
  full: line.full,
  points: line.points,
});

export async function findLedger(context: Context, { doctorId, productId, asOf }: LedgerQuery): Promise<Ledger> {
  const { sql, user: viewer, clock } = context;
  requireRead(context, 'doctor.clueScore');
  const now = clock.now();
  const today = dayInShanghai(now);
  const day = asOf ?? today;
  if (day > today) throw fail(errors.dayFuture, { day });
  if ((await findDoctorInScope(context, doctorId)) === undefined) throw fail(errors.doctorNotFound);
  const set = await selectApplied(sql, productId ?? null);
  if (set === undefined) throw fail(errors.noApplied);
  const { scoring } = set;
  const asked = { scoring, doctorId, viewer };
  const moment = day === today ? now : endOfDay(day);
  const moments = weeksUntil(moment, WEEKS);
  const [{ lines, others }, history] = [
    await selectLines(sql, asked, moment),
    await selectHistory(sql, asked, moments),
  ];
  const scoreAt = (at: Date): (typeof history)[number] | undefined =>
    history.find((row) => row.asOf.getTime() === at.getTime());
  const own = scoreAt(moment);
  const { A, B, C } = scoring.thresholds;
  return {
    setId: set.id,
    setName: set.name,
    asOf: day,
    fit: own?.fit ?? 0,
    engagement: own?.engagement ?? 0,
    score: totalOf(own),
    grade: own?.grade ?? (A <= 0 ? 'A' : B <= 0 ? 'B' : C <= 0 ? 'C' : 'D'),
    lines: lines.map((line) => shown(line, scoring.rules[line.no]!.name)),
    others,
    history: moments.map((at) => ({ day: dayInShanghai(at), score: totalOf(scoreAt(at)) })),
  };
}

/** To two decimals, as the lines are. */
const totalOf = (row: { fit: number; engagement: number } | undefined): number =>
  row === undefined ? 0 : Math.round((row.fit + row.engagement) * 100) / 100;
