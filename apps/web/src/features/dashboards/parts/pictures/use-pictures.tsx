// Pictures of a board and of each of its tiles: drawn here, then marked, counted and logged by the server like every export (product 3.19).
import { pictureEndpoints, type Board } from '@yijian/contract/dashboards';
import type { ExportAsk } from '@yijian/contract/exports';
import { IconButton } from '@yijian/ui/icon';
import { ImageDown } from 'lucide-react';
import { useCallback, useRef, type ReactNode } from 'react';
import { download } from '../../../../lib/api/index.ts';
import { useFormat } from '../../../../lib/format/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { getSession, hasPermission } from '../../../../lib/session/index.ts';
import { useExport } from '../../../exports/index.ts';
import type { Days } from '../../dashboards-boards.api.ts';
import { useBoardPhrases } from '../../dashboards-boards.phrases.ts';

const permission = 'data:dashboards:export';
const nothing = (): ReactNode => null;

export interface PicturesAsked {
  readonly board: Board | undefined;
  readonly title: string;
  readonly days: Days;
  readonly asOf: string | undefined;
}

export interface Pictures {
  /** Takes a picture of this part; of a tile by its title, else of the board. */
  readonly take: (part: HTMLElement, ask: ExportAsk<'png'>, tile?: string) => Promise<void>;
  /** The button of a tile; none for whoever takes nothing away, and null for what is no board. */
  readonly renderTileActs: ((tile: string) => ReactNode) | null;
  readonly dialog: ReactNode;
}

export function usePictures({ board, title, days, asOf }: PicturesAsked): Pictures {
  const t = useBoardPhrases();
  const marks = useMarks();
  const chosen = useRef<{ readonly tile: string; readonly part: HTMLElement }>(null);
  const isAllowed = board !== undefined && hasPermission(permission);
  const take: Pictures['take'] = async (part, ask, tile = '') => {
    if (board === undefined) return;
    const { facts, watermark } = marks();
    const { drawPicture } = await import('@yijian/ui/picture');
    const picture = await drawPicture(part, {
      title: tile === '' ? title : `${title} · ${tile}`,
      facts: [`${t('period')} ${days.from} – ${days.to}`, [asOf, ...facts].filter(Boolean).join(' · ')],
      watermark,
    });
    const file = new File([picture], 'picture.png', { type: picture.type });
    await download(pictureEndpoints.take, { body: { file, board, tile, ...days, ...ask } });
  };
  const { tool, dialog } = useExport<'png'>({
    resource: 'dashboards',
    permission,
    isAllowed,
    rows: null,
    formats: ['png'],
    run: async (ask) => {
      if (chosen.current !== null) await take(chosen.current.part, ask, chosen.current.tile);
    },
  });
  const { onExport } = tool;
  const label = t('picture');
  const renderTileActs = useCallback(
    (tile: string): ReactNode => (
      <IconButton
        icon={ImageDown}
        label={`${label} ${tile}`}
        onClick={(event) => {
          const part = event.currentTarget.closest<HTMLElement>('.yj-tile');
          if (part === null) return;
          chosen.current = { tile, part };
          onExport?.();
        }}
      />
    ),
    [label, onExport],
  );
  const renderBoardActs = isAllowed ? renderTileActs : nothing;
  return { take, renderTileActs: board === undefined ? null : renderBoardActs, dialog };
}

/** Who takes the picture, and when, in words. */
function useMarks(): () => { readonly facts: readonly string[]; readonly watermark: readonly string[] } {
  const t = useBoardPhrases();
  const format = useFormat();
  const isEnglish = useLanguage() === 'en';
  return () => {
    const { user, enterprise } = getSession();
    const time = format.dateTime(new Date()) ?? '';
    const name = (isEnglish ? user?.enName : '') || user?.firstName || '';
    const company = (isEnglish ? enterprise?.enName : enterprise?.name) ?? '';
    return {
      facts: [t('pictureAt', { time })],
      watermark: [`${name} ${user?.username ?? ''}`, `${company} ${time}`],
    };
  };
}
