// What the palette lists for a text: doctors, hospitals and pages; without a text the pages opened last (beyond the specification: global search).
import { Clock, FileText } from 'lucide-react';
import { useMemo } from 'react';
import { useBilingual } from '../../../lib/i18n/index.ts';
import { useFacts, usePersonalStore } from '../../guard/facts-store.ts';
import { pathnameOf } from '../../routing/match-route.ts';
import { useShellPhrases } from '../shell.phrases.ts';
import { useTabs } from '../tabs/tabs-store.ts';
import type { Hit } from './hit.ts';
import { readRecents } from './recents.ts';
import { type PageHit, searchPages } from './search-pages.ts';
import { useRecordHits } from './use-record-hits.ts';

const MOST_RECENT = 8;

export interface HitGroup {
  readonly title: string;
  readonly hits: readonly Hit[];
}

export function useHits(text: string): { groups: readonly HitGroup[]; hits: readonly Hit[]; waiting: boolean } {
  const t = useShellPhrases();
  const pages = usePageHits(text);
  const { doctors, hospitals, waiting } = useRecordHits(text);
  const groups = useMemo(
    () =>
      [
        { title: t('paletteDoctors'), hits: doctors },
        { title: t('paletteHospitals'), hits: hospitals },
        { title: t(text.trim() ? 'palettePages' : 'paletteRecent'), hits: pages },
      ].filter((group) => group.hits.length > 0),
    [doctors, hospitals, pages, t, text],
  );
  const hits = useMemo(() => groups.flatMap((group) => group.hits), [groups]);
  return { groups, hits, waiting };
}

function usePageHits(text: string): readonly Hit[] {
  const { places } = useFacts();
  const { tabs } = useTabs();
  const store = usePersonalStore();
  const say = useBilingual();
  return useMemo(() => {
    const isSearch = text.trim() !== '';
    // What was opened here, then the pages that stand open.
    const open = tabs.map(({ address }) => pathnameOf(address));
    const recentPaths = [...new Set([...readRecents(store), ...open])].slice(0, MOST_RECENT);
    const found: readonly PageHit[] = isSearch
      ? searchPages(text, places.values())
      : recentPaths.flatMap((path) => places.get(path) ?? []);
    return found.map(({ path, titles, trail }) => ({
      key: path,
      kind: 'page' as const,
      title: say(titles),
      context: trail.map(say).join(' / ') || undefined,
      path,
      icon: isSearch ? FileText : Clock,
    }));
  }, [text, places, store, say, tabs]);
}
