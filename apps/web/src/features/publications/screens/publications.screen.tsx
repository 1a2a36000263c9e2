// Publications: credits to decide, and files that are read in (product 3.3).
import { ListPage } from '@yijian/ui/list-page';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useFormat } from '../../../lib/format/index.ts';
import { Bench } from '../parts/bench/bench.tsx';
import { Imports } from '../parts/imports/imports.tsx';
import { useCounts } from '../publications.api.ts';
import { usePublicationPhrases } from '../publications.phrases.ts';
import '../parts/publications.css';

export default function PublicationsScreen(): ReactNode {
  const t = usePublicationPhrases();
  const format = useFormat();
  const [search, setSearch] = useSearchParams();
  const counts = useCounts();
  const open = counts === undefined ? undefined : format.count(counts.suggested);
  const tabs = [
    { key: 'BENCH', label: t('tab.BENCH'), count: open },
    { key: 'IMPORT', label: t('tab.IMPORT') },
  ];
  const tab = search.get('tab') === 'IMPORT' ? 'IMPORT' : 'BENCH';
  return (
    <ListPage
      title={t('title')}
      tabs={tabs}
      tab={tab}
      onTabChange={(next) => setSearch({ tab: next }, { replace: true })}
    >
      {tab === 'IMPORT' ? <Imports /> : <Bench />}
    </ListPage>
  );
}
