// The yearly caps of speakers: who reached or left one, and who is told of it once a year (product: Speaker machine, rules H2, S2).
import { notify } from '../../notifications/index.ts';
import { ruleValue, type RuleContext } from '../../rules/index.ts';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import type { Caps } from '../speakers-scope.sql.ts';
import { insertCapSteps, updateToldYears, type ToldSpeaker } from './caps.sql.ts';

export async function capsOf(context: RuleContext): Promise<Caps> {
  return {
    mostTimes: await ruleValue(context, 'speakers.yearlyTimes'),
    mostAmount: await ruleValue(context, 'speakers.yearlyAmount'),
  };
}

interface Following {
  /** Null for all. */
  readonly speakerIds: readonly string[] | null;
  /** The day whose year is looked at for what is told, YYYY-MM-DD. */
  readonly day: string;
  readonly at: Date;
}

/** Leaves the steps to and from a cap behind, and tells the proposers. */
export async function followCaps(
  context: RuleContext & Pick<Context, 'sql'> & { readonly user?: Context['user'] },
  { speakerIds, day, at }: Following,
): Promise<void> {
  if (speakerIds?.length === 0) return;
  const { sql, user } = context;
  const caps = await capsOf(context);
  const userId = user === undefined || user.id === '0' ? null : user.id;
  await insertCapSteps(sql, { ...caps, speakerIds, today: dayInShanghai(at), at, userId });
  const year = Number(day.slice(0, 4));
  for (const one of await updateToldYears(sql, { ...caps, speakerIds, day, what: 'CAPPED' }))
    await tell(context, one, {
      kind: 'speakers.capped',
      title: {
        zh: `讲者 ${one.doctorName} 已达 ${year} 年度上限，本年度不能再安排`,
        en: `Speaker ${one.doctorName} has reached the cap of ${year} and cannot be engaged again this year`,
      },
    });
  const share = await ruleValue(context, 'speakers.warnShare');
  const near = { mostTimes: (caps.mostTimes * share) / 100, mostAmount: (caps.mostAmount * share) / 100 };
  for (const one of await updateToldYears(sql, { ...near, speakerIds, day, what: 'WARNED' }))
    await tell(context, one, {
      kind: 'speakers.capNear',
      title: {
        zh: `讲者 ${one.doctorName} 已使用 ${year} 年度上限的 ${share}% 以上`,
        en: `Speaker ${one.doctorName} has used ${share}% or more of the cap of ${year}`,
      },
    });
}

interface Told {
  readonly kind: 'speakers.capped' | 'speakers.capNear';
  readonly title: { readonly zh: string; readonly en: string };
}

function tell(context: Pick<Context, 'sql'>, { id, ownerId }: ToldSpeaker, told: Told): Promise<unknown> {
  return notify(context, { ...told, userId: ownerId, path: `/meeting/speakerDetail?id=${id}` });
}
