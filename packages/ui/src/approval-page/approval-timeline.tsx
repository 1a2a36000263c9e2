// Where an application stands: passed nodes, the present one, future ones grey and dashed (look and feel, approval page).
import { Check, Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Glyph } from '../icon/index.ts';
import './approval-timeline.css';

export type ApprovalNodeState = 'done' | 'rejected' | 'returned' | 'current' | 'future';
export type ApprovalNode = {
  key: string;
  state: ApprovalNodeState;
  title: ReactNode;
  person?: ReactNode;
  /** Why this node is there, or further quiet words. */
  note?: ReactNode;
  /** What the person wrote. */
  opinion?: ReactNode;
  /** Time used or target. */
  duration?: ReactNode;
  time?: ReactNode;
};

export function ApprovalTimeline({ nodes, label }: { nodes: readonly ApprovalNode[]; label: string }): ReactNode {
  return (
    <ol className="yj-flow" aria-label={label}>
      {nodes.map((node) => (
        <li
          key={node.key}
          className={`yj-flow-node yj-flow-${node.state}`}
          aria-current={node.state === 'current' ? 'step' : undefined}
        >
          <span className="yj-flow-mark">{markOf(node.state)}</span>
          <div className="yj-flow-text">
            <p>
              <span className="yj-flow-title">{node.title}</span>
              {node.person ? <span className="yj-flow-person">{node.person}</span> : null}
              {node.note ? <span className="yj-flow-note num">{node.note}</span> : null}
            </p>
            {node.opinion ? <p className="yj-flow-opinion">{node.opinion}</p> : null}
          </div>
          {node.duration ? <span className="yj-flow-duration num">{node.duration}</span> : null}
          {node.time ? <span className="yj-flow-time num">{node.time}</span> : null}
        </li>
      ))}
    </ol>
  );
}

function markOf(state: ApprovalNodeState): ReactNode {
  if (state === 'done') return <Glyph icon={Check} size={12} />;
  if (state === 'rejected') return <Glyph icon={X} size={12} />;
  if (state === 'returned') return <Glyph icon={Undo2} size={12} />;
  return null;
}
