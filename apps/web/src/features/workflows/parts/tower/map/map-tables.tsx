// The map as tables: variants by their share, rework by node and by organisation, every way from node to node.
import type { ProcessMap } from '@yijian/contract/workflows';
import { Definition } from '@yijian/ui/dashboard-tile';
import { useState, type ReactNode } from 'react';
import { Segmented } from 'antd';
import { useFormat } from '../../../../../lib/format/index.ts';
import { useTowerPhrases } from '../../../workflow-tower.phrases.ts';
import { NumberLink } from '../number-link.tsx';
import { useSpan } from '../use-span.ts';
import type { Drill, TowerState } from '../use-tower-state.ts';
import { useNodeNames } from './use-node-names.ts';

interface Shown {
  readonly map: ProcessMap;
  readonly state: TowerState;
}

function useNameById(map: ProcessMap): (id: string) => string {
  const nameOf = useNodeNames();
  const byId = new Map(map.nodes.map((node) => [node.nodeId, nameOf(node)]));
  return (id) => byId.get(id) ?? id;
}

export function Variants({
  map,
  state,
  chosen,
  onChoose,
}: Shown & { chosen: string | null; onChoose: (key: string | null) => void }): ReactNode {
  const t = useTowerPhrases();
  const format = useFormat();
  const span = useSpan();
  const name = useNameById(map);
  return (
    <section aria-label={t('variants')}>
      <h2>
        {t('variants')}
        <span className="tower-note num">{t('variantsOf', { count: format.count(map.variantCount) })}</span>
      </h2>
      <ol className="tower-variants">
        {map.variants.map(({ key, path, count, share, medianSeconds }) => (
          <li key={key}>
            <button type="button" aria-pressed={key === chosen} onClick={() => onChoose(key === chosen ? null : key)}>
              <span className="tower-track" aria-hidden="true">
                <span style={{ width: `${(share * 100).toFixed(1)}%` }} />
              </span>
              <span className="tower-path">{path.map(name).join(' → ')}</span>
            </button>
            <span className="num">{format.percent(share, 0)}</span>
            <NumberLink
              state={state}
              count={count}
              drill={{ set: 'VARIANT', variant: key, label: path.map(name).join(' → ') }}
            >
              {t('times', { count: format.count(count) })}
            </NumberLink>
            <span className="num">{span(medianSeconds)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface Line {
  readonly key: string;
  readonly name: string;
  readonly cells: readonly { count: number; text: string; drill: Drill }[];
}

function Lines(props: {
  label: string;
  head: readonly string[];
  lines: readonly Line[];
  state: TowerState;
}): ReactNode {
  const { label, head, lines, state } = props;
  return (
    <div className="tower-table">
      <table aria-label={label}>
        <thead>
          <tr>
            {head.map((word) => (
              <th key={word} scope="col">
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, name, cells }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map(({ count, text, drill }, at) => (
                <td key={head[at + 1]}>
                  <NumberLink state={state} count={count} drill={drill}>
                    {text}
                  </NumberLink>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function Rework({ map, state }: Shown): ReactNode {
  const t = useTowerPhrases();
  const [by, setBy] = useState<'byNode' | 'byGroup'>('byNode');
  const nodes = useReworkOfNodes(map);
  const groups = useReworkOfGroups(map);
  return (
    <section aria-label={t('rework')}>
      <h2>
        {t('rework')}
        <Definition title={t('rework')}>{t('reworkMeaning')}</Definition>
        <Segmented
          size="small"
          aria-label={t('rework')}
          value={by}
          onChange={setBy}
          options={(['byNode', 'byGroup'] as const).map((value) => ({ value, label: t(value) }))}
        />
      </h2>
      {by === 'byNode' ? (
        <Lines
          state={state}
          label={t('byNode')}
          head={[t('node'), t('cases'), t('returned'), t('repeated')]}
          lines={nodes}
        />
      ) : (
        <Lines state={state} label={t('byGroup')} head={[t('byGroup'), t('cases'), t('rework')]} lines={groups} />
      )}
    </section>
  );
}

function useReworkOfNodes(map: ProcessMap): Line[] {
  const format = useFormat();
  const nameOf = useNodeNames();
  const rated = (count: number, cases: number): string =>
    count === 0 ? '0' : `${format.count(count)} · ${format.percent(count / cases, 0)}`;
  return map.nodes
    .filter(({ nodeId }) => !nodeId.startsWith('#') || nodeId === '#start')
    .map((node) => {
      const name = nameOf(node);
      const drill = { nodeId: node.nodeId, label: name };
      return {
        key: node.nodeId,
        name,
        cells: [
          { count: node.cases, text: format.count(node.cases), drill: { set: 'VISITED', ...drill } },
          { count: node.returned, text: rated(node.returned, node.visits), drill: { set: 'RETURNED', ...drill } },
          { count: node.repeated, text: rated(node.repeated, node.cases), drill: { set: 'REPEATED', ...drill } },
        ],
      };
    });
}

function useReworkOfGroups(map: ProcessMap): Line[] {
  const t = useTowerPhrases();
  const format = useFormat();
  return map.groups.map(({ organizationId, name, cases, reworked }) => {
    const label = name === '' ? t('noGroup') : name;
    const drill = { label, organizationId: organizationId ?? undefined };
    const text = reworked === 0 ? '0' : `${format.count(reworked)} · ${format.percent(reworked / cases, 0)}`;
    return {
      key: organizationId ?? 'none',
      name: label,
      cells: [
        { count: cases, text: format.count(cases), drill: { set: 'STARTED', ...drill } },
        { count: reworked, text, drill: { set: 'REWORKED', ...drill } },
      ],
    };
  });
}

/** Every way from node to node: the twin of the picture. */
export function Ways({ map, state }: Shown): ReactNode {
  const t = useTowerPhrases();
  const format = useFormat();
  const span = useSpan();
  const name = useNameById(map);
  const lines = map.edges.map(({ from, to, count, medianSeconds, slowSeconds }): Line => {
    const label = t('fromTo', { from: name(from), to: name(to) });
    const drill = { set: 'FOLLOWED', nodeId: from, toNodeId: to, label } as const;
    return {
      key: `${from} ${to}`,
      name: label,
      cells: [
        { count, text: format.count(count), drill },
        { count: 0, text: span(medianSeconds), drill },
        { count: 0, text: span(slowSeconds), drill },
      ],
    };
  });
  return (
    <section aria-label={t('ways')}>
      <h2>{t('ways')}</h2>
      <Lines state={state} label={t('ways')} head={[t('ways'), t('visits'), t('gap'), t('slow')]} lines={lines} />
    </section>
  );
}
