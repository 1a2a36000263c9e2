// The strip between the sub-pages of a section; a screen may take it into its own title row (specification 2.3, R2.14).
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useBilingual } from '../../lib/i18n/index.ts';
import { type ScreenRoute, SectionTabsContext, type SectionTabs } from '../../lib/router/index.ts';
import { useFacts } from '../guard/facts-store.ts';
import { latePart } from '../routing/late-part.tsx';
import { stripOf } from '../routing/strip-of.ts';
import { useOpenPath } from './services/use-open-path.ts';

const TabStrip = latePart(() => import('@yijian/ui/tab-strip').then((part) => part.TabStrip));

export function SectionStrip({ route, children }: { route: ScreenRoute; children: ReactNode }): ReactNode {
  const [taken, setTaken] = useState(false);
  const take = useCallback(() => {
    setTaken(true);
    return () => setTaken(false);
  }, []);
  const section = useSection(route, take);
  if (!section) return children;
  return (
    <SectionTabsContext value={section}>
      {taken ? null : (
        <div className="shell-strip">
          <TabStrip tabs={section.tabs} tab={section.active} onTabChange={section.open} />
        </div>
      )}
      {children}
    </SectionTabsContext>
  );
}

function useSection(route: ScreenRoute, take: () => () => void): SectionTabs | null {
  const facts = useFacts();
  const say = useBilingual();
  const openPath = useOpenPath();
  const tabs = stripOf(route, facts).map(({ labels, ...tab }) => ({ ...tab, label: say(labels) }));
  const signature = JSON.stringify(tabs);
  return useMemo(() => {
    const list = JSON.parse(signature) as typeof tabs;
    if (list.length < 2) return null;
    return { tabs: list, active: route.path, open: openPath, take };
  }, [signature, route.path, openPath, take]);
}
