// What the palette lists for a text: acts, doctors, hospitals and pages; without a text acts and the pages opened last (beyond the specification: global search).
import { Clock, FileText } from 'lucide-react';
import { useMemo } from 'react';
import { useBilingual } from '../../../lib/i18n/index.ts';
import { useFacts, usePersonalStore } from '../../guard/facts-store.ts';
import { pathnameOf } from '../../routing/match-route.ts';
import { useShellPhrases } from '../shell.phrases.ts';
import { useTabs } from '../tabs/tabs-store.ts';
import { useCommandHits, useWish } from './commands/use-command-hits.ts';
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
  const wish = useWish(text);
  const pages = usePageHits(wish.keyword);
  const { doctors, hospitals, waiting } = useRecordHits(wish.keyword);
  const acts = useCommandHits(wish, doctors);
  const groups = useMemo(
    () =>
      grouped(wish.text, wish.acts.length > 0, {
        acts: { title: t('paletteActs'), hits: acts },
        doctors: { title: t('paletteDoctors'), hits: doctors },
        hospitals: { title: t('paletteHospitals'), hits: hospitals },
        pages: { title: t(wish.text ? 'palettePages' : 'paletteRecent'), hits: pages },
      }),
    [acts, doctors, hospitals, pages, t, wish],
  );
  const hits = useMemo(() => groups.flatMap((group) => group.hits), [groups]);
  return { groups, hits, waiting };
}

type Groups = Readonly<Record<'acts' | 'doctors' | 'hospitals' | 'pages', HitGroup>>;

/** An act that was asked for stands first; a doctor that was only named stands before what can be done with the doctor. */
function grouped(text: string, isAct: boolean, { acts, doctors, hospitals, pages }: Groups): readonly HitGroup[] {
  const order =
    isAct || text === '' || doctors.hits.length === 0
      ? [acts, doctors, hospitals, pages]
      : [doctors, acts, hospitals, pages];
  return order.filter((group) => group.hits.length > 0);
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
