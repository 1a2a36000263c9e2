// What every board and report has: its title, the period that applies to all of it, as-of time.
import { dashboardEndpoints, type Board } from '@yijian/contract/dashboards';
import { DashboardPage, TileGrid } from '@yijian/ui/dashboard-tile';
import { Glyph } from '@yijian/ui/icon';
import { TileActs } from '@yijian/ui/tile-acts';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useRef, type ReactNode, type RefObject } from 'react';
import { download } from '../../../../lib/api/index.ts';
import { useExport } from '../../../exports/index.ts';
import type { BoardPeriod, Days } from '../../dashboards-boards.api.ts';
import { useBoardPhrases } from '../../dashboards-boards.phrases.ts';
import { AllMetrics } from '../metrics/all-metrics.tsx';
import { usePictures, type Pictures } from '../pictures/use-pictures.tsx';
import { SubscribeButton } from '../subscriptions/subscribe-button.tsx';
import './boards.css';

export interface BoardFrameProps {
  /** A report is none: it is not taken away or subscribed to. */
  readonly board?: Board;
  readonly title: string;
  readonly period: BoardPeriod;
  readonly asOf?: string | undefined;
  readonly extra?: ReactNode;
  readonly children: ReactNode;
}

export function BoardFrame({ board, title, period, asOf, extra, children }: BoardFrameProps): ReactNode {
  const { days } = period;
  const grid = useRef<HTMLDivElement>(null);
  const pictures = usePictures({ board, title, days, asOf });
  return (
    <DashboardPage
      title={title}
      asOf={asOf}
      actions={
        board === undefined ? (
          <AllMetrics of="reports" />
        ) : (
          <BoardActs board={board} title={title} days={days} grid={grid} take={pictures.take} />
        )
      }
      filters={
        <>
          {period.control}
          {extra}
        </>
      }
    >
      <TileActs render={pictures.renderTileActs}>
        <div ref={grid}>
          <TileGrid>{children}</TileGrid>
        </div>
      </TileActs>
      {pictures.dialog}
    </DashboardPage>
  );
}

interface BoardActsProps {
  readonly board: Board;
  readonly title: string;
  readonly days: Days;
  readonly grid: RefObject<HTMLDivElement | null>;
  readonly take: Pictures['take'];
}

function BoardActs({ board, title, days, grid, take }: BoardActsProps): ReactNode {
  const t = useBoardPhrases();
  const { tool, dialog } = useExport<'xlsx' | 'png'>({
    resource: 'dashboards',
    permission: 'data:dashboards:export',
    rows: null,
    formats: ['xlsx', 'png'],
    run: async ({ format, ...ask }) => {
      if (format === 'xlsx') await download(dashboardEndpoints.export, { query: { board, ...days, ...ask, format } });
      else if (grid.current !== null) await take(grid.current, { ...ask, format });
    },
  });
  return (
    <span className="board-acts">
      <AllMetrics of="boards" />
      {tool.onExport ? (
        <Button icon={<Glyph icon={Download} />} onClick={tool.onExport}>
          {t('export')}
        </Button>
      ) : null}
      <SubscribeButton board={board} title={title} />
      {dialog}
    </span>
  );
}
