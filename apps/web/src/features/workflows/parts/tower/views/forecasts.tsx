// Running processes, the oldest first, and when each will probably be over.
import type { ForecastLine } from '@yijian/contract/workflows';
import type { DataColumn } from '@yijian/ui/table';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useFormat } from '../../../../../lib/format/index.ts';
import { PagedTable } from '../../../../../lib/lists/index.ts';
import { useForecasts } from '../../../workflow-tower.api.ts';
import { useTowerPhrases } from '../../../workflow-tower.phrases.ts';
import { useWorkflowPhrases } from '../../../workflows.phrases.ts';
import { InstanceCard, useInstanceColumns } from '../../admin/use-instance-columns.tsx';
import { ForecastMeaning, ForecastWords } from '../../forecast/forecast-words.tsx';
import { paths } from '../../list/paths.ts';
import type { ViewProps } from '../view-props.ts';
import { useSpan } from '../use-span.ts';

const SIZE = 20;

export function Forecasts({ state, page }: ViewProps): ReactNode {
  const t = useTowerPhrases();
  const format = useFormat();
  const navigate = useNavigate();
  const columns = useColumns();
  const query = useForecasts({ definitionKey: state.chosen.definitionKey, page: state.page, size: SIZE });
  const total = query.data?.totalElements ?? 0;
  return page({
    answer:
      query.data === undefined ? undefined : (
        <span className="tower-answer">
          {t('answerForecasts', { count: format.count(total) })}
          <ForecastMeaning />
        </span>
      ),
    children: (
      <div className="tower-stack">
        <PagedTable
          label={t('view.forecasts')}
          columns={columns}
          query={query}
          list={{ page: state.page, size: SIZE, setPage: state.turn }}
          rowKey={(row: ForecastLine) => row.id}
          loading={query.isFetching}
          inCard
          onOpen={(row) => void navigate(paths.detail(row.id))}
          renderCard={(row) => (
            <InstanceCard line={row}>
              <ForecastWords forecast={row.forecast} />
            </InstanceCard>
          )}
          empty={t('emptyForecasts')}
          failed={t('failed')}
        />
      </div>
    ),
  });
}

function useColumns(): DataColumn<ForecastLine>[] {
  const t = useTowerPhrases();
  const word = useWorkflowPhrases();
  const span = useSpan();
  const shared = useInstanceColumns() as DataColumn<ForecastLine>[];
  return [
    ...shared.filter(({ key }) => key !== 'state' && key !== 'duration'),
    {
      key: 'waited',
      title: t('waited'),
      width: 100,
      align: 'right',
      render: (row) => <span className="num">{span(row.seconds)}</span>,
    },
    {
      key: 'forecast',
      title: word('forecast'),
      width: { zh: 340, en: 400 },
      render: (row) => <ForecastWords forecast={row.forecast} />,
    },
  ];
}
