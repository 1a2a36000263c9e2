// The people of a round with their sums; a row opens the forecast.
import type { ForecastSheet } from '@yijian/contract/forecasts';
import { DataTable } from '@yijian/ui/table';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useForecastPhrases } from '../../forecasts.phrases.ts';
import { SheetStateBadge } from '../states.tsx';
import { usePeopleColumns } from './use-people-columns.tsx';

interface PeopleTableProps {
  readonly sheets: readonly ForecastSheet[];
  readonly onOpen: (id: string) => void;
}

export function PeopleTable({ sheets, onOpen }: PeopleTableProps): ReactNode {
  const t = useForecastPhrases();
  const format = useFormat();
  const columns = usePeopleColumns(sheets);
  return (
    <DataTable
      label={t('team')}
      columns={columns}
      rows={sheets}
      rowKey={(sheet) => sheet.id}
      onOpen={(sheet) => onOpen(sheet.id)}
      renderCard={(sheet) => (
        <span className="forecast-card">
          <strong>{sheet.person.name}</strong>
          <SheetStateBadge state={sheet.state} />
          <small className="num">
            {t('filledLines')} {t('linesOf', { filled: sheet.filled, lines: sheet.lines })} ·{' '}
            {t('boxes', { count: format.count(sheet.sums.final ?? 0) })}
          </small>
        </span>
      )}
    />
  );
}
