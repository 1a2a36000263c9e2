// Two definitions side by side, each as the interpreter reads it.
import { workflowErrors, type Comparison, type Difference } from '@yijian/contract/workflows';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { compile } from '../model/compile.policy.ts';
import type { Model } from '../model/model.policy.ts';
import { differences } from './compare.policy.ts';

export async function compareDefinitions(context: Context, { before, after }: Comparison): Promise<Difference> {
  const { language } = context;
  const [old, now] = [await read(before, language), await read(after, language)];
  const changes = differences(old, now, language);
  return { isEqual: changes.length === 0, changes };
}

/** A draft may still have faults; it only has to be readable. */
async function read(xml: string, language: 'zh' | 'en'): Promise<Model> {
  const { model, faults } = await compile(xml);
  if (model !== undefined) return model;
  const fields = faults.map((fault) => ({ field: fault.element, message: fault[language] }));
  throw fail(
    workflowErrors.invalidDefinition,
    { fields: fields.map(({ field, message }) => `${field} ${message}`).join('; ') },
    fields,
  );
}
