// What a draft of a visit names must be there: dictionary values, products, companions, colleagues (specification 7.5).
import { coreErrors, type FieldFault } from '@yijian/contract/core';
import type { VisitDraft } from '@yijian/contract/visits';
import { requireDictionaryValues } from '../dictionaries/index.ts';
import { fail } from '../../platform/errors/index.ts';
import type { Context } from '../../platform/http/index.ts';
import { selectUnknownParts } from './visits.sql.ts';

const noManager = {
  zh: '须是带领团队的主管；一同前往的同事请填在同行同事',
  en: 'must lead a team; name whoever else came along as a colleague',
} as const;

/** Every dictionary value, product, colleague and doctor that the draft names must exist; all that do not are named at once. */
export async function requireKnownParts(context: Context, draft: Omit<VisitDraft, 'doctorId'>): Promise<void> {
  await requireDictionaryValues(context, [
    { key: 'visitType', values: [draft.visitType], field: 'body.visitType' },
    { key: 'visitPurpose', values: draft.visitPurposes, field: 'body.visitPurposes' },
    {
      key: 'visitDuration',
      values: draft.visitDuration === undefined ? [] : [draft.visitDuration],
      field: 'body.visitDuration',
    },
    {
      key: 'visitResults',
      values: draft.visitResults === undefined ? [] : [draft.visitResults],
      field: 'body.visitResults',
    },
  ]);
  const unknown = await selectUnknownParts(context.sql, draft);
  const message = context.language === 'zh' ? '不存在' : 'does not exist';
  const faults: FieldFault[] = [];
  if (unknown.products.length > 0)
    faults.push({ field: 'body.products', message: `${unknown.products.join(', ')} ${message}` });
  if (unknown.companions.length > 0)
    faults.push({ field: 'body.companionIds', message: `${unknown.companions.join(', ')} ${message}` });
  if (unknown.colleagues.length > 0)
    faults.push({ field: 'body.colleagueIds', message: `${unknown.colleagues.join(', ')} ${message}` });
  if (unknown.manager) faults.push({ field: 'body.jointManagerId', message: noManager[context.language] });
  if (faults.length > 0)
    throw fail(coreErrors.badInput, { fields: faults.map((fault) => fault.field).join(', ') }, faults);
}
