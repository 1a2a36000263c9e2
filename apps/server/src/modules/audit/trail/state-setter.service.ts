// Who brought a record into its present state, and when: told to whoever decided a moment later (product 3.25).
import { momentInWords } from '../../../platform/clock/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { selectStateSetter } from './trail.sql.ts';

/** `（周敏行，2026年11月25日 14:03）`, to stand behind the words of the state; empty where the trail knows nobody. */
export async function byWhom(
  context: Pick<Context, 'sql' | 'language'>,
  record: {
    readonly kind: string;
    readonly id: string;
    /** Column that holds the state, where it is not `state`. */
    readonly column?: string;
  },
): Promise<string> {
  const { sql, language } = context;
  const found = await selectStateSetter(sql, { column: 'state', ...record, language });
  if (found === undefined) return '';
  const isChinese = language === 'zh';
  const who = found.who ?? (isChinese ? '系统' : 'the system');
  const at = momentInWords(found.at, language);
  return isChinese ? `（${who}，${at}）` : ` (${who}, ${at})`;
}
