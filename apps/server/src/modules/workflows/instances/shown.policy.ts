// How instances and tasks are shown.
import type { FormField, Person, SlaState } from '@yijian/contract/workflows';
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

/** Near when a fifth of the time is left. */
export function slaOf(createdAt: Date, dueAt: Date | null, now: Date): SlaState {
  if (dueAt === null) return 'NONE';
  if (now >= dueAt) return 'LATE';
  const whole = dueAt.getTime() - createdAt.getTime();
  return now.getTime() - createdAt.getTime() >= whole * 0.8 ? 'NEAR' : 'ON_TIME';
}

export type Names = ReadonlyMap<string, { readonly name: string; readonly enName: string }>;

export const personOf = (names: Names, id: string): Person => ({
  id,
  name: names.get(id)?.name ?? '',
  enName: names.get(id)?.enName ?? '',
});
export const maybePerson = (names: Names, id: string | null): Person | null =>
  id === null ? null : personOf(names, id);

export const secondsBetween = (from: Date, to: Date): number =>
  Math.max(0, Math.round((to.getTime() - from.getTime()) / 1000));

/** The name of a node as the reader's language has it; undefined for a node the version does not know. */
export const nodeNameOf = (node: FlowNode | undefined, language: 'zh' | 'en'): string | undefined =>
  language === 'en' ? node?.enName || node?.name : node?.name;
