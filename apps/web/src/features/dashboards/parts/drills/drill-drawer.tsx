// What stands behind a number of a board: its records page by page, as many as the number says.
import { FormDrawer } from '@yijian/ui/form-page';
import { Async, type QueryLike } from '@yijian/ui/states';
import { DataTable, type DataColumn, type Selection } from '@yijian/ui/table';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { Pages } from '../../../../lib/lists/index.ts';
import { useBoardPhrases } from '../../dashboards-boards.phrases.ts';

export const DRILL_SIZE = 20;

interface Found<R> {
  readonly content: readonly R[];
  readonly totalElements: number;
}

export interface DrillDrawerProps<R, F extends Found<R>> {
  readonly title: string;
  /** What a row is. */
  readonly label: string;
  readonly query: QueryLike<F>;
  readonly columns: readonly DataColumn<R>[];
  readonly rowKey: (row: R) => string;
  readonly onOpen?: (row: R) => void;
  /** What all rows come to, above them. */
  readonly sum?: (found: F) => ReactNode;
  /** Rows can be chosen, and acted on below. */
  readonly selection?: Selection;
  readonly footer?: ReactNode;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onClose: () => void;
}

export function DrillDrawer<R, F extends Found<R>>(props: DrillDrawerProps<R, F>): ReactNode {
  const { title, label, query, columns, rowKey, onOpen, sum, selection, footer, page, onPage, onClose } = props;
  const t = useBoardPhrases();
  const language = useLanguage();
  return (
    <FormDrawer open onClose={onClose} width={footer === undefined ? 576 : 760} title={title} footer={footer}>
      <Async
        query={query}
        shape="table"
        failedTitle={t('failed')}
        isEmpty={(found) => found.content.length === 0}
        empty={{ reason: t('none') }}
      >
        {(found) => (
          <>
            {sum === undefined ? null : <p className="board-sum num">{sum(found)}</p>}
            <DataTable
              label={label}
              columns={columns}
              rows={found.content}
              rowKey={rowKey}
              language={language}
              inCard
              selection={selection}
              {...(onOpen === undefined ? {} : { onOpen })}
            />
            <Pages list={{ page, size: DRILL_SIZE, setPage: onPage }} total={found.totalElements} />
          </>
        )}
      </Async>
    </FormDrawer>
  );
}
