// The indirect funnel: credit of channels for conversions, and who converted (product 3.17).
import {
  funnelErrors as errors,
  type Attribution,
  type AttributionPeopleQuestion,
  type AttributionQuestion,
} from '@yijian/contract/sales-funnels';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context, JsonText } from '../../../platform/http/index.ts';
import { peopleText } from '../people.policy.ts';
import { selectPeople } from '../people.sql.ts';
import { daysOf, requireWindow } from '../questions.policy.ts';
import { conversionRows, selectAttribution, type AttributionAsked } from './attribution.sql.ts';

function askedOf<Q extends AttributionQuestion>(context: Context, question: Q): Q & AttributionAsked {
  requireWindow(question.lookbackDays);
  const days = daysOf(question.period, dayInShanghai(context.clock.now()));
  return { ...question, days, viewer: context.user };
}

export async function attributeConversions(context: Context, question: AttributionQuestion): Promise<Attribution> {
  const asked = askedOf(context, question);
  return { days: asked.days, ...(await selectAttribution(context.sql, asked)) };
}

export async function listConverted(context: Context, question: AttributionPeopleQuestion): Promise<JsonText> {
  if (question.way === 'ASSISTED' && question.channel === undefined) throw fail(errors.channelMissing);
  const rows = conversionRows(context.sql, askedOf(context, question));
  const { unit, page, size } = question;
  return peopleText(await selectPeople(context.sql, { rows, unit, language: context.language, page, size }));
}
