// The card of a person beside the picture (specification 7.5 academic network).
import { academicNetworkErrors, type PersonCard, type PersonQuery } from '@yijian/contract/academic-networks';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { selectBetween, selectCard, selectReached } from './card.sql.ts';
import { findPersonNode, readerOf } from './persons.service.ts';

export async function findCard(context: Context, { personId, centreId }: PersonQuery): Promise<PersonCard> {
  const { sql, language } = context;
  const id = await findPersonNode(context, personId);
  const centre = centreId === undefined ? undefined : await findPersonNode(context, centreId);
  const [card, communities, relations] = await Promise.all([
    selectCard(sql, readerOf(context), id),
    selectReached(sql, language, id),
    centre === undefined ? [] : selectBetween(sql, centre, id),
  ]);
  if (card === undefined) throw fail(academicNetworkErrors.personNotFound);
  return { ...card, communities, relations };
}
