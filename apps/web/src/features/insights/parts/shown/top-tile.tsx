// Places that speak most, each number a way to its doctors.
import type { OpinionPlace, OpinionSlice } from '@yijian/contract/insights';
import { TopTile as TopTen } from '@yijian/ui/dashboard-tile';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useInsightPhrases } from '../../insights.phrases.ts';
import type { OnOpen } from '../people/opinion-people.tsx';
import { MentionButton } from './mention-button.tsx';
import { TooFew } from './too-few.tsx';

export interface TopTileProps {
  readonly title: string;
  readonly rows: readonly OpinionPlace[];
  readonly sliceOf: (key: string) => OpinionSlice;
  readonly onOpen: OnOpen;
  /** The outside service did not tell it. */
  readonly isLeftOut?: boolean | undefined;
}

export function TopTile({ title, rows, sliceOf, onOpen, isLeftOut = false }: TopTileProps): ReactNode {
  const t = useInsightPhrases();
  const format = useFormat();
  const items = rows.map((row) => {
    const name = row.name || t('unknown');
    return {
      key: row.key,
      label: name,
      value: row.mentions,
      text: row.isFew ? (
        <TooFew />
      ) : (
        <MentionButton
          name={name}
          count={row.mentions}
          onOpen={() => onOpen({ title: name, slice: sliceOf(row.key) })}
        />
      ),
      note: row.isFew ? '' : format.percent(row.positive / row.mentions, 0),
    };
  });
  const instead = isLeftOut ? <p className="opinion-few">{t('notTold')}</p> : undefined;
  return (
    <div className="opinion-half">
      <TopTen title={title} note={t('topNote')} items={items} instead={instead} />
    </div>
  );
}
