// Scores are computed when a set is applied and every night; doctors who reach a grade become clues, forgotten clues go back.
import { listDoctorRanges, recordClueScores } from '../../doctors/index.ts';
import { notify } from '../../notifications/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { lockSet, selectAllApplied, type StoredSet } from '../sets/sets.sql.ts';
import { endScoring, openClues, prepareScoring, recycleOverdue, scoresOf, storeScores } from './scores.sql.ts';

const TREND_DAYS = 30;
/** Doctors of one statement. */
const PORTION = 20_000;

type Working = Pick<Context, 'sql' | 'clock'>;

async function scoreSet(context: Working, set: StoredSet): Promise<void> {
  const { sql, clock } = context;
  const at = clock.now();
  const run = { set, at, earlier: new Date(at.getTime() - TREND_DAYS * 86_400_000) };
  await prepareScoring(sql);
  for (const range of await listDoctorRanges(context, PORTION)) await storeScores(sql, run, range);
  await endScoring(sql, run);
  // A doctor has one score in the lists; those for single products have thresholds of their own and cannot be compared.
  if (set.productId === null) await recordClueScores(context, scoresOf(sql, set.id));
  for (const { ownerId, count } of await openClues(sql, run)) {
    if (ownerId === null) continue;
    await notify(context, {
      userId: ownerId,
      kind: 'clue-scores.assigned',
      title: {
        zh: `${count} 条新线索待跟进（${set.name}）`,
        en: count === 1 ? `A new clue to follow (${set.name})` : `${count} new clues to follow (${set.name})`,
      },
      path: '/clueScore/clueQuery?whose=OWN&state=ASSIGNED',
    });
  }
}

/** Of a set that has been applied; one that was retired meanwhile is left alone. */
export async function scoreApplied(context: Working, { setId }: { readonly setId: string }): Promise<void> {
  const set = await lockSet(context.sql, setId);
  if (set?.state === 'APPLIED') await scoreSet(context, set);
}

export async function scoreEverySet(context: Working): Promise<void> {
  const { sql, clock } = context;
  await recycleOverdue(sql, clock.now());
  for (const { id } of await selectAllApplied(sql)) await scoreApplied(context, { setId: id });
}
