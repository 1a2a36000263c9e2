// The steps or exclusions of a funnel, one below the other.
import type { EventMatch } from '@yijian/contract/sales-funnels';
import { IconButton } from '@yijian/ui/icon';
import { Button } from 'antd';
import { ArrowUp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFunnelPhrases } from '../../sales-funnels.phrases.ts';
import { MatchFields } from '../events/match-fields.tsx';

export interface MatchListProps<M extends EventMatch> {
  readonly items: readonly M[];
  readonly labelOf: (place: number) => string;
  readonly most: number;
  readonly least: number;
  readonly isOrdered?: boolean;
  readonly addText: string;
  readonly blank: M;
  readonly onChange: (items: M[]) => void;
}

export function MatchList<M extends EventMatch>(props: MatchListProps<M>): ReactNode {
  const { items, labelOf, most, least, isOrdered = false, addText, blank, onChange } = props;
  const t = useFunnelPhrases();
  const swapped = (at: number): M[] => items.with(at - 1, items[at]!).with(at, items[at - 1]!);
  return (
    <div className="funnel-matches">
      {items.map((item, at) => (
        // Rows have no identity besides their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className="funnel-match-row">
          <div className="funnel-match-head">
            <span>{labelOf(at)}</span>
            {isOrdered && at > 0 ? (
              <IconButton
                icon={ArrowUp}
                label={t('moveUp', { label: labelOf(at) })}
                onClick={() => onChange(swapped(at))}
              />
            ) : null}
            {items.length > least ? (
              <IconButton
                icon={X}
                label={t('drop', { label: labelOf(at) })}
                onClick={() => onChange(items.toSpliced(at, 1))}
              />
            ) : null}
          </div>
          <MatchFields
            label={labelOf(at)}
            value={item}
            onChange={(change) => onChange(items.with(at, { ...item, ...change }))}
          />
        </div>
      ))}
      {items.length < most ? <Button onClick={() => onChange([...items, blank])}>{addText}</Button> : null}
    </div>
  );
}
