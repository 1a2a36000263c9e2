// The flows between touches; each touch and each flow opens its doctors.
import type { Paths } from '@yijian/contract/journeys';
import { SankeyChart } from '@yijian/ui/chart';
import { useMemo, type ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { useEventWords } from '../../sales-funnels/index.ts';
import { useJourneyPhrases } from '../journeys.phrases.ts';
import type { OpenTouch } from './path-people.tsx';

const nameOf = (step: number, key: string): string => `${step} ${key}`;
const ofName = (name: string): { step: number; key: string } => {
  const gap = name.indexOf(' ');
  return { step: Number(name.slice(0, gap)), key: name.slice(gap + 1) };
};
/** How the chart names a flow when it is clicked. */
const ARROW = ' > ';

export function PathChart({ paths, onOpen }: { paths: Paths; onOpen: (open: OpenTouch) => void }): ReactNode {
  const t = useJourneyPhrases();
  const format = useFormat();
  const words = useEventWords();
  const data = useMemo(
    () => ({
      nodes: paths.nodes.map(({ step, key }) => ({ key: nameOf(step, key), label: words.touch(key), stage: step - 1 })),
      flows: paths.flows.map(({ step, from, to, people }) => ({
        from: nameOf(step, from),
        to: nameOf(step + 1, to),
        value: people,
      })),
      format: (value: number) => t('people', { count: format.count(value) }),
    }),
    [paths, words, t, format],
  );
  const click = (name: string): void => {
    const [from, to] = name.split(ARROW);
    if (from === undefined) return;
    onOpen({ ...ofName(from), ...(to === undefined ? {} : { next: ofName(to).key }) });
  };
  return <SankeyChart title={t('paths')} height={360} data={data} onClick={({ name }) => click(name)} />;
}
