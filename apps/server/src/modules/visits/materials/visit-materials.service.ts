// Which articles and materials may be shown in a visit (product: field visits, approved versions only).
import { coreErrors } from '@yijian/contract/core';
import type { Showable, ShowableQuery, ShownDraft } from '@yijian/contract/visits';
import { seesMedicalArticles } from '../../articles/index.ts';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { selectShowable, selectUnshowable, type Showing } from './visit-materials.sql.ts';

const showingAt = ({ user, language }: Context, at: Date): Showing => ({
  at,
  language,
  seesMedical: seesMedicalArticles(user),
});

/** For today what is in force now; for another day what is, or was, at its end. */
export function listShowable(context: Context, { on, keyword, productId }: ShowableQuery): Promise<Showable[]> {
  const now = context.clock.now();
  const at = on === undefined || on === dayInShanghai(now) ? now : new Date(`${on}T23:59:59+08:00`);
  return selectShowable(context.sql, { keyword, productId }, showingAt(context, at));
}

/** Throws bad input that names each edition which was not in force at the start of the visit, and each that is named twice. */
export async function requireShowable(
  context: Context,
  { materials, startsAt }: { readonly materials: readonly ShownDraft[]; readonly startsAt: string },
): Promise<void> {
  if (materials.length === 0) return;
  const isChinese = context.language === 'zh';
  const names = materials.map(({ kind, id }) => `${kind} ${id}`);
  const twice = names.flatMap((name, at) => (names.indexOf(name) === at ? [] : [at]));
  const unshowable = await selectUnshowable(context.sql, materials, showingAt(context, new Date(startsAt)));
  const faults = [
    ...twice.map((at) => ({ field: `body.materials.${at}`, message: isChinese ? '重复' : 'is named twice' })),
    ...unshowable.map(({ at, title }) => ({
      field: `body.materials.${at}`,
      message: title === null ? unknown[context.language] : ended[context.language](title),
    })),
  ];
  if (faults.length > 0) throw fail(coreErrors.badInput, { fields: faults.map((one) => one.field).join(', ') }, faults);
}

const unknown = { zh: '不存在，或不可展示', en: 'does not exist, or is not yours to show' };
const ended = {
  zh: (title: string) => `《${title}》在拜访时不在有效期内，请改选现行版本`,
  en: (title: string) => `“${title}” was not in force at the time of the visit; choose the edition that was`,
};
