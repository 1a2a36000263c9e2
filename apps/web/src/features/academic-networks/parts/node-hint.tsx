// What stands beside the person pointed at: who it is and what it shares with the centre.
import type { CenterChart } from '@yijian/contract/academic-networks';
import { useEffect, useState, type ReactNode } from 'react';
import { useEvidence } from '../academic-networks.api.ts';
import { useSharedWords } from './shared-words.ts';

/** Milliseconds a person is pointed at before its evidence is asked for. */
const PAUSE = 250;

export function NodeHint({ chart, id }: { chart: CenterChart; id: string }): ReactNode {
  const words = useSharedWords();
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(id), PAUSE);
    return () => clearTimeout(timer);
  }, [id]);
  const node = chart.nodes.find((one) => one.id === id);
  const isAsked = settled === id && node?.hop === 1;
  const evidence = useEvidence(isAsked ? { personId: chart.centre.id, otherId: id } : null).data;
  if (node === undefined) return null;
  return (
    <>
      <b>{node.name}</b>
      <small>{node.hospital}</small>
      {node.hop === 1 ? <span className="num">{words(node.shared)}</span> : null}
      {isAsked
        ? evidence?.content.map(({ key, title, year }) => (
            <small key={key}>{[year, title].filter(Boolean).join(' ')}</small>
          ))
        : null}
    </>
  );
}
