// How instances and tasks are shown.
import type { FormField, Person } from '@yijian/contract/workflows';
import type { FlowNode, Model } from '../model/model.policy.ts';

export const formFieldsOf = (model: Model): FormField[] =>
  model.form.map(({ name, label, enLabel, type, isRequired, options, maximum }) => ({
    name,
    label,
    enLabel,
    type,
    isRequired,
    options: [...options],
    maximum: maximum ?? null,
  }));

export type Names = ReadonlyMap<string, { readonly name: string; readonly enName: string }>;

export const personOf = (names: Names, id: string): Person => ({
  id,
  name: names.get(id)?.name ?? '',
  enName: names.get(id)?.enName ?? '',
});
export const maybePerson = (names: Names, id: string | null): Person | null =>
  id === null ? null : personOf(names, id);

/** The name of a node as the reader's language has it; undefined for a node the version does not know. */
export const nodeNameOf = (node: FlowNode | undefined, language: 'zh' | 'en'): string | undefined =>
  language === 'en' ? node?.enName || node?.name : node?.name;
