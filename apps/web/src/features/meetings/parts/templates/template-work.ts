// What the form of a template holds while it is written.
import type { MeetingTemplate, MeetingTemplateDraft } from '@yijian/contract/meetings';
import { newKey } from '../form/meeting-work.ts';

type Keyed<Line> = Line & { readonly key: string };
export type ItemWork = Keyed<MeetingTemplateDraft['agenda'][number]>;
export type CostWork = Keyed<MeetingTemplateDraft['costs'][number]>;
export interface TemplateWork extends Omit<MeetingTemplateDraft, 'agenda' | 'costs'> {
  readonly agenda: readonly ItemWork[];
  readonly costs: readonly CostWork[];
}

export const newItem = (): ItemWork => ({ key: newKey(), kind: 'TALK', topic: '', minutes: 30 });
export const newCost = (): CostWork => ({
  key: newKey(),
  kind: 'MEAL',
  note: '',
  price: 0,
  quantity: 1,
  isPerHead: true,
});

export function workOf(template: MeetingTemplate | undefined): TemplateWork {
  if (template === undefined)
    return {
      name: '',
      enName: '',
      type: 'DEPARTMENT',
      format: 'ONSITE',
      expectedGuests: 10,
      expectedStaff: 2,
      agenda: [newItem()],
      costs: [newCost()],
      isEnabled: true,
    };
  const { id: _id, version: _version, updatedAt: _updatedAt, agenda, costs, ...rest } = template;
  return {
    ...rest,
    agenda: agenda.map((item) => ({ ...item, key: newKey() })),
    costs: costs.map((cost) => ({ ...cost, key: newKey() })),
  };
}

export function draftOf({ agenda, costs, ...rest }: TemplateWork): MeetingTemplateDraft {
  return {
    ...rest,
    name: rest.name.trim(),
    agenda: agenda.map(({ key: _key, ...item }) => item),
    costs: costs.map(({ key: _key, ...cost }) => cost),
  };
}
