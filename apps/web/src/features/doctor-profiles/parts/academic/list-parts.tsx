// What every list of the profile has: a range to choose, and how it goes on or ends (specification 2.5; R2.26).
import { useUiWords } from '@yijian/ui/words';
import { Button, Segmented } from 'antd';
import type { ReactNode } from 'react';
import { usePanoramaPhrases } from '../../profile.phrases.ts';

export type Range = 'years3' | 'years5' | 'all';
const ranges: readonly Range[] = ['years3', 'years5', 'all'];

export interface RangeSwitchProps {
  /** Of the list it belongs to. */
  readonly title: string;
  readonly value: Range;
  readonly onChange: (range: Range) => void;
}

export function RangeSwitch({ title, value, onChange }: RangeSwitchProps): ReactNode {
  const t = usePanoramaPhrases();
  const options = ranges.map((one) => ({ value: one, label: t(one) }));
  return (
    <Segmented size="small" aria-label={`${title} ${t('range')}`} options={options} value={value} onChange={onChange} />
  );
}

export interface GrowingList {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
}

export function MoreLines({ list }: { list: GrowingList }): ReactNode {
  const words = useUiWords();
  if (!list.hasNextPage) return <p className="profile-end">{words.noMore}</p>;
  return (
    <Button
      type="link"
      className="profile-more"
      disabled={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      {list.isFetchingNextPage ? words.loading : words.loadMore}
    </Button>
  );
}
