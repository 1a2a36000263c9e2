// How the products came to stand as they do, newest first: from, to, since when, who, why.
import type { StandingEntry } from '@yijian/contract/hospitals';
import { PackageCheck, ShoppingCart } from 'lucide-react';
import { Timeline, type TimelineDay, type TimelineItem } from '@yijian/ui/detail-page';
import { Async } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useProductHistory } from '../../hospitals.api.ts';
import { useHospitalPhrases } from '../../hospitals.phrases.ts';
import { useHospitalWords } from '../use-hospital-words.ts';

const FIRST = 8;

export function StandingHistory({ hospitalId }: { hospitalId: string }): ReactNode {
  const t = useHospitalPhrases();
  const query = useProductHistory(hospitalId);
  const [isWhole, setWhole] = useState(false);
  const days = useDays();
  return (
    <Async
      query={query}
      shape="list"
      rows={3}
      compact
      isEmpty={(entries) => entries.length === 0}
      empty={{ reason: t('noHistory') }}
    >
      {(entries) => (
        <Timeline
          days={days(isWhole ? entries : entries.slice(0, FIRST))}
          hasMore={!isWhole && entries.length > FIRST}
          onMore={() => setWhole(true)}
        />
      )}
    </Async>
  );
}

function useDays(): (entries: readonly StandingEntry[]) => TimelineDay[] {
  const t = useHospitalPhrases();
  const words = useHospitalWords();
  const format = useFormat();
  const itemOf = (entry: StandingEntry): TimelineItem => {
    const word = entry.track === 'LISTING' ? words.listing : words.procurement;
    const steps = { product: entry.productName, from: word(entry.from), to: word(entry.to) };
    return {
      key: entry.id,
      icon: entry.track === 'LISTING' ? PackageCheck : ShoppingCart,
      title: t('stepped', steps),
      note: entry.reason,
      source: entry.userName ?? t('cameWithData'),
      time: t('since', { day: entry.since }),
      tone: entry.to === 'LISTED' || entry.to === 'PURCHASING' ? 'primary' : 'neutral',
    };
  };
  return (entries) => {
    const byDay = Map.groupBy(entries, (entry) => format.date(entry.at));
    return [...byDay].map(([day, found]) => ({ key: day, label: day, items: found.map(itemOf) }));
  };
}
