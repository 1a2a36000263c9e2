// Two activities side by side, as bars by channel and as a table.
import type { Activity } from '@yijian/contract/market-activities';
import { BarChart } from '@yijian/ui/chart';
import { FormDrawer } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import { useMemo, type ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { useEventWords } from '../../sales-funnels/index.ts';
import { useComparedFigures } from '../market-activities.api.ts';
import { useActivityPhrases } from '../market-activities.phrases.ts';
import { FiguresTable, type FiguresProps } from './figures-table.tsx';

interface CompareProps extends Pick<FiguresProps, 'activities' | 'onPeople'> {
  readonly onClose: () => void;
}

export function CompareDrawer({ activities, onPeople, onClose }: CompareProps): ReactNode {
  const t = useActivityPhrases();
  const query = useComparedFigures(activities.map(({ id }) => id));
  return (
    <FormDrawer open width={760} title={t('compareTitle')} onClose={onClose}>
      <Async query={query} shape="chart" failedTitle={t('figuresFailed')}>
        {(figures) => (
          <>
            <Channels activities={activities} figures={figures} />
            <FiguresTable activities={activities} figures={figures} onPeople={onPeople} />
          </>
        )}
      </Async>
    </FormDrawer>
  );
}

function Channels({
  activities,
  figures,
}: {
  activities: readonly Activity[];
  figures: FiguresProps['figures'];
}): ReactNode {
  const t = useActivityPhrases();
  const format = useFormat();
  const words = useEventWords();
  const data = useMemo(() => {
    const channels = [...new Set(figures.flatMap((one) => one.channels.map(({ channel }) => channel)))];
    return {
      categories: channels.map((channel) => words.channel(channel)),
      series: figures.map((own) => ({
        name: activities.find(({ id }) => id === own.id)?.name ?? '',
        values: channels.map((channel) => own.channels.find((one) => one.channel === channel)?.engaged ?? 0),
      })),
      format: (value: number) => format.count(value),
    };
  }, [activities, figures, words, format]);
  return <BarChart title={t('byChannel')} height={220} data={data} />;
}
