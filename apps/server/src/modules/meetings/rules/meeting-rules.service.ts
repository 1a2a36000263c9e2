// The rules of a meeting: tried while it is written, required when it is submitted, changed or confirmed (product: evaluation points).
import { type FieldFault, joinedClauses } from '@yijian/contract/core';
import {
  meetingErrors as errors,
  type MeetingDraft,
  type MeetingRule,
  type MeetingVerdict,
  type RuleComment,
} from '@yijian/contract/meetings';
import { findHeadroom, type Headroom } from '../../budgets/index.ts';
import { findDictionaries } from '../../dictionaries/index.ts';
import { evaluateRules, ruleValue } from '../../rules/index.ts';
import { findEngaged, lockEngaged } from '../../speakers/index.ts';
import { countWorkingDays } from '../../workflows/index.ts';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { fail, failEach, type Failure, wordsOf } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import type { StoredResult } from '../approval/approval.sql.ts';
import { sumOf } from '../content/content.policy.ts';
import { CONFIRM_DAYS } from '../meetings.sql.ts';
import { selectFacts } from './meeting-facts.sql.ts';
import { exemptionWords } from './exemptions.policy.ts';
import { findExemptions } from './exemptions.service.ts';
import {
  academicShare,
  bannedVenueOf,
  inputsOf,
  mealPerHead,
  shownRules,
  type Judged,
} from './meeting-rules.policy.ts';
import { missingOf } from './missing.policy.ts';
import { engagedIn, talksOf } from './speaker-rules.policy.ts';

/** Dictionary of the enterprise: places where no meeting is held. */
const BANNED_VENUES = 'bannedVenue';

export interface Subject {
  /** Null while it is not stored. */
  readonly id: string | null;
  readonly title: string;
  readonly ownerId: string;
  readonly organizationId: string | null;
  readonly draft: MeetingDraft;
}

/** Everything a form shows beside itself; nothing is written. */
export async function judgeMeeting(context: Context, subject: Subject): Promise<MeetingVerdict> {
  const { draft } = subject;
  const [rules, headroom] = await rulesOf(context, subject);
  return {
    rules,
    estimate: sumOf(draft.costs),
    mealPerHead: mealPerHead(draft),
    academicShare: academicShare(draft),
    headroom:
      headroom === undefined
        ? null
        : {
            lineName: headroom.line.name,
            available: headroom.line.available,
            current: headroom.line.current,
            orderCode: headroom.order?.code ?? null,
            orderAvailable: headroom.order?.available ?? null,
          },
    missing: missingOf(draft, context.language),
  };
}

async function rulesOf(context: Context, subject: Subject): Promise<[MeetingRule[], Headroom | undefined]> {
  const { draft, ownerId, organizationId, id } = subject;
  const { startsAt, endsAt } = draft;
  const now = context.clock.now();
  const from = startsAt ? new Date(startsAt) : now;
  const until = endsAt ? new Date(endsAt) : from;
  const day = dayInShanghai(from);
  const overdueBefore = new Date(now.getTime() - CONFIRM_DAYS * 86_400_000);
  const facts = await selectFacts(context.sql, { id, ownerId, draft, from, until, day, overdueBefore });
  const headroom = await headroomOf(context, subject, day);
  const talks = talksOf(draft);
  const speakers = await findEngaged(context, { doctorIds: talks.map(({ doctorId }) => doctorId), day, meetingId: id });
  const judged: Judged = {
    ...facts,
    draft,
    bannedVenue: bannedVenueOf(draft, (await findDictionaries(context, [BANNED_VENUES]))[BANNED_VENUES] ?? []),
    engaged: engagedIn({ draft, talks, speakers, day, mostHours: await ruleValue(context, 'fees.hours') }),
    leadDays: startsAt
      ? await countWorkingDays(context, { from: dayInShanghai(now), to: day })
      : Number.MAX_SAFE_INTEGER,
    overBudget: headroom === undefined ? undefined : overBudget(headroom, sumOf(draft.costs)),
    budgetProblem: headroom?.problems[0] === undefined ? '' : problemInWords(headroom.problems[0], context.language),
  };
  const inputs = inputsOf(judged);
  const outcomes = await evaluateRules(context, { on: day, organizationId, scopeType: draft.type, inputs });
  const exemptions = await findExemptions(context, 'meeting-approval');
  return [shownRules(outcomes, judged, { inputs, exemptions, language: context.language }), headroom];
}

const problemInWords = ({ row, values }: Failure, language: 'zh' | 'en'): string => wordsOf(row, language, values);

async function headroomOf(context: Context, { id, title, draft }: Subject, on: string): Promise<Headroom | undefined> {
  if (!draft.lineId) return undefined;
  return findHeadroom(context, {
    holder: { kind: 'MEETING', id: id ?? '0', title },
    lineId: draft.lineId,
    orderId: draft.orderId ?? null,
    on,
    stage: 'ESTIMATED',
    amount: sumOf(draft.costs),
    meetingType: draft.type,
  });
}

/** Percent over what is available; a refusal of another kind counts as all of it. */
function overBudget({ line, problems }: Headroom, estimate: number): number {
  if (problems.length === 0) return 0;
  const over = ((estimate - line.available) / Math.max(line.available, 1)) * 100;
  return Math.max(100, Math.round(over));
}

/** Complete, no rule that blocks, a comment for each that warns and wants one; answers what is stored. */
export async function requirePassed(
  context: Context,
  { comments, ...subject }: Subject & { readonly comments: readonly RuleComment[] },
): Promise<StoredResult[]> {
  const { language } = context;
  const missing = missingOf(subject.draft, language);
  if (missing.length > 0) {
    const faults: FieldFault[] = missing.map(({ field, message }) => ({ field: `body.${field}`, message }));
    throw failEach(errors.incomplete, faults, language);
  }
  await lockEngaged(
    context,
    talksOf(subject.draft).map(({ doctorId }) => doctorId),
  );
  const [rules] = await rulesOf(context, subject);
  return requireRules(context, { rules, comments });
}

export function requireRules(
  context: Context,
  { rules, comments }: { readonly rules: readonly MeetingRule[]; readonly comments: readonly RuleComment[] },
): StoredResult[] {
  const { language } = context;
  const said = new Map(comments.map(({ code, comment }) => [code, comment]));
  const blocking = rules.filter(
    ({ code, outcome, exemption }) => outcome === 'BLOCK' && (exemption === null || !said.has(code)),
  );
  const listed = (some: readonly MeetingRule[]): string =>
    joinedClauses(
      some.map(({ code, name }) => `${code} ${name}`),
      language,
    );
  if (blocking.length > 0)
    throw fail(
      errors.blocked,
      {
        count: blocking.length,
        rules: joinedClauses(
          blocking.map((one) => refusalOf(one, language)),
          language,
        ),
      },
      blocking.map(({ field, message, fix }) => ({ field: `body.${field}`, message: `${message} ${fix}` })),
    );
  const silent = rules.filter(({ code, needsComment }) => needsComment && !said.has(code));
  if (silent.length > 0) throw fail(errors.commentMissing, { rules: listed(silent) }, commentFaults(silent, language));
  return rules.map(({ code, name, outcome, version, inputs, exemption, needsComment }) => ({
    code,
    name,
    outcome,
    version,
    inputs,
    exemption,
    // A reason for a rule that passes says nothing.
    comment: needsComment || exemption !== null ? (said.get(code) ?? '') : '',
  }));
}

function refusalOf({ code, message, fix, exemption }: MeetingRule, language: 'zh' | 'en'): string {
  const ways = [fix, exemption === null ? '' : exemptionWords[exemption][language]].filter((one) => one !== '');
  const together = joinedClauses(ways, language);
  return `${code} ${message}${{ zh: `（${together}）`, en: ` (${together})` }[language]}`;
}

const commentFaults = (rules: readonly MeetingRule[], language: 'zh' | 'en'): FieldFault[] =>
  rules.map(({ code, message }) => ({
    field: 'body.comments',
    message: language === 'zh' ? `${code} 需要说明：${message}` : `${code} needs a comment: ${message}`,
  }));
