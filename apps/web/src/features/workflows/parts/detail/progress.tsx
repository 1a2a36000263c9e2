// How it went and what comes next, as a line of nodes or as the diagram with its live token.
import type { InstanceDetail } from '@yijian/contract/workflows';
import { Segmented } from 'antd';
import { ApprovalTimeline } from '@yijian/ui/approval-page';
import { Section } from '@yijian/ui/detail-page';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useWorkflowPhrases } from '../../workflows.phrases.ts';
import { Diagram } from '../diagram/diagram.tsx';
import { secondsBetween, useTimeline } from './use-timeline.ts';

export function Progress({ detail }: { detail: InstanceDetail }): ReactNode {
  const t = useWorkflowPhrases();
  const format = useFormat();
  const timeline = useTimeline();
  const [view, setView] = useState<'timeline' | 'diagram'>('timeline');
  const [opened] = useState(() => Date.now());
  const { startedAt, endedAt } = detail;
  const duration =
    startedAt === null ? null : format.duration(secondsBetween(startedAt, endedAt ? Date.parse(endedAt) : opened));
  return (
    <Section
      title={t('progress')}
      note={duration === null ? undefined : t(endedAt === null ? 'used' : 'usedInAll', { duration })}
      extra={
        <Segmented
          size="small"
          aria-label={t('progress')}
          value={view}
          onChange={setView}
          options={[
            { value: 'timeline', label: t('timeline') },
            { value: 'diagram', label: t('diagram') },
          ]}
        />
      }
    >
      {view === 'timeline' ? (
        <div className="workflow-progress">
          <ApprovalTimeline label={t('progress')} nodes={timeline(detail)} />
        </div>
      ) : (
        <Diagram xml={detail.xml} marks={marksOf(detail)} />
      )}
    </Section>
  );
}

/** Nodes a token stands at, and nodes that were passed. */
function marksOf(detail: InstanceDetail): { now: string[]; passed: string[] } {
  const now = [...new Set(detail.positions.map(({ nodeId }) => nodeId))];
  const passed = detail.history.flatMap(({ kind, nodeId }) =>
    nodeId !== null && ['STARTED', 'APPROVED', 'SKIPPED', 'EFFECT', 'COPIED'].includes(kind) ? [nodeId] : [],
  );
  return { now, passed: [...new Set(passed)].filter((id) => !now.includes(id)) };
}
