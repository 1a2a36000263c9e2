// Sales of products, provinces or hospitals as ranked bars, and the word that sales are not up to date.
import type { SalesPart } from '@yijian/contract/dashboards';
import { RankBars } from '@yijian/ui/dashboard-tile';
import { Empty } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useBoardPhrases } from '../../dashboards-boards.phrases.ts';
import './boards.css';
import { ratioOf } from './compared.ts';

export interface SalesPartsProps {
  readonly label: string;
  readonly parts: readonly SalesPart[];
  readonly empty: string;
  /** The length of a bar; sales unless given. */
  readonly measure?: (part: SalesPart) => number;
  readonly text?: (part: SalesPart) => string;
  readonly onOpen?: (part: SalesPart) => void;
}

export function SalesParts(props: SalesPartsProps): ReactNode {
  const { label, parts, empty, measure = (part) => part.amount, onOpen } = props;
  const t = useBoardPhrases();
  const format = useFormat();
  const text = props.text ?? ((part: SalesPart) => format.money(part.amount));
  if (parts.length === 0) return <Empty compact reason={empty} />;
  return (
    <RankBars
      label={label}
      items={parts.map((part) => ({
        key: part.id,
        value: measure(part),
        label: onOpen ? (
          <button type="button" className="board-link" onClick={() => onOpen(part)}>
            {part.name}
          </button>
        ) : (
          part.name
        ),
        text: text(part),
        note:
          part.target === 0
            ? t('noTarget')
            : t('ofTarget', { share: format.percent(ratioOf(part.amount, part.target), 0) }),
        ...(part.target > 0 && part.amount < part.target * 0.8 ? { noteTone: 'bad' as const } : {}),
      }))}
    />
  );
}

/** Months behind the end of the period that are still thought complete: a month is uploaded in the one after it. */
const MONTHS_BEHIND = 1;

export function StaleNote({ lastMonth, to }: { lastMonth: string | null; to: string }): ReactNode {
  const t = useBoardPhrases();
  if (lastMonth === null) return null;
  const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  if (monthOf(to) - monthOf(lastMonth) <= MONTHS_BEHIND) return null;
  return (
    <p className="board-note" role="status">
      {t('stale', { month: lastMonth })}
    </p>
  );
}
