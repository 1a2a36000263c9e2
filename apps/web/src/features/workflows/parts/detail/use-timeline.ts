// What happened, who has it now, what comes next, in one line of nodes (look and feel, approval page).
import type { HistoryEvent, InstanceDetail } from '@yijian/contract/workflows';
import type { ApprovalNode } from '@yijian/ui/approval-page';
import { createElement } from 'react';
import { joined, useFormat } from '../../../../lib/format/index.ts';
import { useWorkflowPhrases } from '../../workflows.phrases.ts';
import { useNames } from '../words/use-names.ts';
import { Attached } from './attached.tsx';

const told = [
  'STARTED',
  'RESUBMITTED',
  'APPROVED',
  'REJECTED',
  'RETURNED',
  'TIMED_APPROVED',
  'TIMED_REJECTED',
  'AUTO_REJECTED',
  'SKIPPED',
  'TRANSFERRED',
  'DELEGATED',
  'GIVEN_BACK',
  'SIGNERS_ADDED',
  'SIGNER_REMOVED',
  'WITHDRAWN',
  'TAKEN_BACK',
  'FORM_CHANGED',
  'EFFECT',
  'URGED',
  'COPIED',
  'REPAIRED',
  'CANCELLED',
  'ENDED',
] as const;
type Told = (typeof told)[number];
const plain = ['STARTED', 'RESUBMITTED', 'WITHDRAWN', 'URGED', 'COPIED', 'REPAIRED', 'CANCELLED', 'ENDED'] as const;
const isPlain = (kind: Told): kind is (typeof plain)[number] => (plain as readonly string[]).includes(kind);
const rejected: readonly string[] = ['REJECTED', 'TIMED_REJECTED', 'AUTO_REJECTED', 'CANCELLED'];
const returned: readonly string[] = ['RETURNED', 'WITHDRAWN', 'TAKEN_BACK'];
const decisions: readonly string[] = ['APPROVED', 'REJECTED', 'RETURNED', 'RESUBMITTED'];

const stateOf = (kind: string): ApprovalNode['state'] =>
  rejected.includes(kind) ? 'rejected' : returned.includes(kind) ? 'returned' : 'done';

const isTold = (event: HistoryEvent): event is HistoryEvent & { kind: Told } =>
  (told as readonly string[]).includes(event.kind);

export function useTimeline(): (detail: InstanceDetail) => ApprovalNode[] {
  const past = usePast();
  const present = usePresent();
  const future = useFuture();
  return (detail) => [...past(detail), ...present(detail), ...future(detail)];
}

function usePast() {
  const t = useWorkflowPhrases();
  const format = useFormat();
  const names = useNames();
  const titleOf = (event: HistoryEvent & { kind: Told }): string =>
    isPlain(event.kind) ? t(`event.${event.kind}`) : t(`event.${event.kind}`, { node: event.nodeName ?? '' });
  const personOf = (event: HistoryEvent): string =>
    event.by === null
      ? t('bySystem')
      : [names.person(event.by), event.onBehalfOf && t('standingInFor', { name: names.person(event.onBehalfOf) })]
          .filter(Boolean)
          .join(' ');
  const noteOf = (event: HistoryEvent, { form }: InstanceDetail): string | undefined => {
    if (typeof event.data['signed'] === 'string') return t('signedAs', { meaning: event.data['signed'] });
    if (event.kind !== 'FORM_CHANGED') return undefined;
    const changed = Object.keys(event.data['after'] ?? {});
    const labels = form.filter(({ name }) => changed.includes(name));
    return t('changedFields', { fields: joined(labels.map(names.label)) });
  };
  const opinionOf = (event: HistoryEvent, { tasks }: InstanceDetail): ApprovalNode['opinion'] => {
    const files = decisions.includes(event.kind)
      ? (tasks.find(({ number }) => number === event.taskNumber)?.attachments ?? [])
      : [];
    return files.length === 0 ? event.comment || undefined : createElement(Attached, { opinion: event.comment, files });
  };
  const timeTaken = (event: HistoryEvent, { tasks }: InstanceDetail): string | undefined => {
    const task = tasks.find(({ number }) => number === event.taskNumber);
    if (task === undefined || !decisions.includes(event.kind)) return undefined;
    return t('took', { duration: format.duration(secondsBetween(task.createdAt, event.at)) });
  };
  return (detail: InstanceDetail): ApprovalNode[] =>
    detail.history.filter(isTold).map((event) => ({
      key: `event-${event.number}`,
      state: stateOf(event.kind),
      title: titleOf(event),
      person: personOf(event),
      note: noteOf(event, detail),
      opinion: opinionOf(event, detail),
      duration: timeTaken(event, detail),
      time: format.dateTime(event.at),
    }));
}

export const secondsBetween = (from: string, to: string | number): number =>
  Math.max(0, Math.round((new Date(to).getTime() - new Date(from).getTime()) / 1000));

function usePresent() {
  const t = useWorkflowPhrases();
  const format = useFormat();
  const names = useNames();
  return (detail: InstanceDetail): ApprovalNode[] =>
    detail.tasks
      .filter(({ state }) => ['OPEN', 'SIGNING', 'DELEGATED', 'WAITING'].includes(state))
      .map((task) => {
        const isWaiting = task.state === 'WAITING';
        return {
          key: `task-${task.number}`,
          state: isWaiting ? 'future' : 'current',
          title: task.nodeName,
          person: names.people(task.candidates),
          note:
            task.kind === 'NORMAL'
              ? task.state === 'OPEN'
                ? undefined
                : t(`task.${task.state}`)
              : t(`kind.${task.kind}`),
          duration: task.dueAt === null ? undefined : t('target', { at: format.dateTime(task.dueAt) }),
          time: isWaiting
            ? undefined
            : t('waited', { duration: format.duration(secondsBetween(task.createdAt, Date.now())) }),
        };
      });
}

function useFuture() {
  const t = useWorkflowPhrases();
  const names = useNames();
  return (detail: InstanceDetail): ApprovalNode[] =>
    detail.future.map((node) => ({
      key: `future-${node.nodeId}`,
      state: 'future',
      title: names.named(node),
      person: node.people.length > 0 ? names.people(node.people) : t('nobodyYet'),
      note: node.people.length > 1 ? t(`mode.${node.mode}`) : undefined,
    }));
}
