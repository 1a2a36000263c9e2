// The strip of a section's sub-pages: the shell draws it, unless the screen in front takes it into its own title row (specification 2.3).
import { createContext, useContext, useLayoutEffect } from 'react';

export interface SectionTab {
  readonly key: string;
  readonly label: string;
  readonly path: string;
  readonly count?: number;
}

export interface SectionTabs {
  readonly tabs: readonly SectionTab[];
  /** Key of the sub-page in front. */
  readonly active: string;
  /** Opens a sub-page by its key. */
  readonly open: (key: string) => void;
  /** Tells the shell that the screen shows the strip itself; answers how to give it back. */
  readonly take: () => () => void;
}

export const SectionTabsContext = createContext<SectionTabs | null>(null);

/** The section's sub-pages for a screen that shows them itself, such as a list page; null when there is only one. */
export function useSectionTabs(): Omit<SectionTabs, 'take'> | null {
  const section = useContext(SectionTabsContext);
  const take = section?.take;
  useLayoutEffect(() => take?.(), [take]);
  return section;
}

export interface SectionStrip {
  readonly tabs?: readonly SectionTab[];
  readonly tab?: string;
  readonly onTabChange?: (key: string) => void;
}

/** The section's sub-pages as a list page takes them into its title row; nothing when there is only one. */
export function useSectionStrip(): SectionStrip {
  const section = useSectionTabs();
  return section === null ? {} : { tabs: section.tabs, tab: section.active, onTabChange: section.open };
}
