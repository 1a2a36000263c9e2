// What the palette lists for a text: doctors, hospitals and pages; without a text the pages opened last (beyond the specification: global search).
import { Clock, FileText } from 'lucide-react';
import { useMemo } from 'react';
import { useBilingual } from '../../../lib/i18n/index.ts';
import { useFacts, usePersonalStore } from '../../guard/facts-store.ts';
import { useShellPhrases } from '../shell.phrases.ts';
import type { Hit } from './hit.ts';
import { readRecents } from './recents.ts';
import { type PageHit, searchPages } from './search-pages.ts';
import { useRecordHits } from './use-record-hits.ts';

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
  const store = usePersonalStore();
  const say = useBilingual();
  return useMemo(() => {
    const isSearch = text.trim() !== '';
    const found: readonly PageHit[] = isSearch
      ? searchPages(text, places.values())
      : readRecents(store).flatMap((path) => places.get(path) ?? []);
    return found.map(({ path, titles, trail }) => ({
      key: path,
      kind: 'page' as const,
      title: say(titles),
      context: trail.map(say).join(' / ') || undefined,
      path,
      icon: isSearch ? FileText : Clock,
    }));
  }, [text, places, store, say]);
}
