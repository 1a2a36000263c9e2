// What the designer chooses from, and whether a condition may stand as it is being typed.
import type { ConditionAnswer, ConditionQuestion, DesignerChoices } from '@yijian/contract/workflows';
import type { Context } from '../../../platform/http/index.ts';
import { effectNames } from '../engine/effects/effects.policy.ts';
import { faultOf } from '../model/expression.policy.ts';
import { selectChoices } from './choices.sql.ts';

export async function findChoices(context: Context): Promise<DesignerChoices> {
  return { ...(await selectChoices(context.sql)), effects: [...effectNames()].toSorted() };
}

/** Fields that are asked for and not in the form are told beside: such a condition never holds. */
export function checkCondition(context: Context, { text, fields }: ConditionQuestion): ConditionAnswer {
  const asked = [...text.replace(/"(?:[^"\\]|\\.)*"/g, '').matchAll(/\bform\.([A-Za-z]\w*)/g)].map(([, name]) => name!);
  const unknownFields = [...new Set(asked)].filter((name) => !fields.includes(name));
  return { fault: faultOf(text)?.[context.language] ?? null, unknownFields };
}
