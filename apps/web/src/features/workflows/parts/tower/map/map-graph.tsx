// The map drawn: boxes with visits and stay, arrows as thick as they were frequent; a chosen way dims the rest.
import type { ProcessMap } from '@yijian/contract/workflows';
import { useId, useMemo, type KeyboardEvent, type ReactNode } from 'react';
import { useFormat } from '../../../../../lib/format/index.ts';
import { useTowerPhrases } from '../../../workflow-tower.phrases.ts';
import { useSpan } from '../use-span.ts';
import type { TowerState } from '../use-tower-state.ts';
import { BOX, layoutOf, type Drawn, type Placed } from './map-layout.ts';
import { useNodeNames } from './use-node-names.ts';

export interface MapGraphProps {
  readonly map: ProcessMap;
  readonly state: TowerState;
  /** Nodes of the chosen way, in order. */
  readonly path: readonly string[] | undefined;
}

export function MapGraph({ map, state, path }: MapGraphProps): ReactNode {
  const t = useTowerPhrases();
  const layout = useMemo(() => layoutOf(map), [map]);
  const arrow = useId();
  const most = Math.max(1, ...map.edges.map(({ count }) => count));
  const slowest = Math.max(0, ...map.nodes.map(({ medianSeconds }) => medianSeconds ?? 0));
  const steps = new Set(path?.slice(1).map((to, at) => `${path[at]} ${to}`));
  const isOnWay = (from: string, to: string): boolean => path === undefined || steps.has(`${from} ${to}`);
  const label = t('graphLabel', { nodes: map.nodes.length, edges: map.edges.length });
  return (
    <div className="tower-graph" tabIndex={0} role="region" aria-label={t('graph')}>
      <svg
        width={layout.width}
        height={layout.height}
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        role="group"
        aria-label={label}
      >
        <defs>
          <marker
            id={arrow}
            viewBox="0 0 8 8"
            refX="6"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path d="M0 0L8 4L0 8z" className="tower-arrow" />
          </marker>
        </defs>
        {layout.edges.map((drawn) => (
          <Edge
            key={`${drawn.edge.from} ${drawn.edge.to}`}
            drawn={drawn}
            most={most}
            arrow={arrow}
            isDim={!isOnWay(drawn.edge.from, drawn.edge.to)}
          />
        ))}
        {layout.nodes.map((placed) => (
          <Box
            key={placed.node.nodeId}
            placed={placed}
            state={state}
            isSlowest={slowest > 0 && placed.node.medianSeconds === slowest}
            isDim={path !== undefined && !path.includes(placed.node.nodeId)}
          />
        ))}
      </svg>
    </div>
  );
}

function Edge({ drawn, most, arrow, isDim }: { drawn: Drawn; most: number; arrow: string; isDim: boolean }): ReactNode {
  const format = useFormat();
  const span = useSpan();
  const { edge, isBack, path, labelX, labelY } = drawn;
  const classes = ['tower-edge', isBack && 'tower-edge-back', isDim && 'tower-dim'].filter(Boolean).join(' ');
  return (
    <g className={classes} aria-hidden="true">
      <path d={path} strokeWidth={1 + (4 * edge.count) / most} markerEnd={`url(#${arrow})`} />
      <text x={labelX} y={labelY} textAnchor="middle">
        {format.count(edge.count)} · {span(edge.medianSeconds)}
      </text>
    </g>
  );
}

interface BoxProps {
  readonly placed: Placed;
  readonly state: TowerState;
  readonly isSlowest: boolean;
  readonly isDim: boolean;
}

function Box({ placed: { node, x, y }, state, isSlowest, isDim }: BoxProps): ReactNode {
  const t = useTowerPhrases();
  const format = useFormat();
  const span = useSpan();
  const nameOf = useNodeNames();
  const name = nameOf(node);
  const open = (): void => state.open({ set: 'VISITED', nodeId: node.nodeId, label: name });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    open();
  };
  const facts = [
    t('times', { count: format.count(node.visits) }),
    ...(node.medianSeconds === null ? [] : [span(node.medianSeconds)]),
  ];
  const classes = [
    'tower-box',
    isSlowest && 'tower-box-slow',
    isDim && 'tower-dim',
    node.nodeId.startsWith('#') && 'tower-box-end',
  ];
  return (
    <g
      className={classes.filter(Boolean).join(' ')}
      role="button"
      tabIndex={0}
      aria-label={`${name}: ${facts.join(' · ')}`}
      onClick={open}
      onKeyDown={onKeyDown}
    >
      <rect x={x} y={y} width={BOX.width} height={BOX.height} />
      <foreignObject x={x} y={y} width={BOX.width} height={BOX.height}>
        <div className="tower-box-words">
          <strong title={name}>{name}</strong>
          <span className="num">{facts.join(' · ')}</span>
        </div>
      </foreignObject>
    </g>
  );
}
