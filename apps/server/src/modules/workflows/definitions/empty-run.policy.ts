// An instance that does not exist yet, to ask where it would go.
import type { Instance, Run } from '../engine/state.policy.ts';

export interface Imagined {
  readonly model: Run['model'];
  readonly definition: Run['definition'];
  readonly starterId: string;
  readonly form: Instance['form'];
  readonly selected: Instance['selected'];
  readonly now: Date;
}

export function emptyRun({ model, definition, starterId, form, selected, now }: Imagined): Run {
  const instance: Instance = {
    id: '0',
    definitionId: '0',
    versionId: '0',
    state: 'DRAFT',
    title: '',
    starterId,
    starterOrganizationId: null,
    form,
    selected,
    outcomes: {},
    summary: [],
    amount: null,
    risk: model.risk,
    lockVersion: 0,
    nextNumber: 1,
    trouble: null,
    endReason: '',
    startedAt: null,
    endedAt: null,
    urgedAt: null,
  };
  const lists = { tokens: [], tasks: [], timers: [], events: [], copies: [], notices: [], told: [], arrived: [] };
  return { model, definition, instance, now, changed: new Set(), budget: 0, ...lists };
}
