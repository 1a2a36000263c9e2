// A process with what the reader's buttons allow: acts whose BUTTON entry is away are not offered (specification 6; R6.3).
import type { InstanceDetail } from '@yijian/contract/workflows';
import { hasPermission, openActs } from '../../../../lib/session/index.ts';

const writing = 'taskManager:workflows:write';
const needs = {
  start: writing,
  edit: writing,
  delete: writing,
  withdraw: writing,
  cancel: writing,
  urge: writing,
} as const;

export function openDetail(detail: InstanceDetail): InstanceDetail {
  const mayDecide = hasPermission('taskManager:workflows:approve');
  return {
    ...detail,
    actions: openActs(detail.actions, needs),
    tasks: mayDecide ? detail.tasks : detail.tasks.map((task) => ({ ...task, actions: [] })),
  };
}
