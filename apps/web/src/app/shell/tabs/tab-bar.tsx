// The bar of visited pages: closing in six ways, dragging, arrows when there are too many (specification 2.4, R2.18).
import { Dropdown } from 'antd';
import { ChevronLeft, ChevronRight, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '@yijian/ui/icon';
import { useShellPhrases } from '../shell.phrases.ts';
import { TabItem } from './tab-item.tsx';
import { useTabActions, type TabAction } from './use-tab-actions.ts';
import { useTabMenu } from './use-tab-menu.tsx';
import { useTabScroll } from './use-tab-scroll.ts';
import { useTabs } from './tabs-store.ts';
import './tab-bar.css';

export function TabBar(): ReactNode {
  const t = useShellPhrases();
  const { tabs, activeId } = useTabs();
  const { ask } = useTabActions();
  const act = (id: string, action: TabAction): void => void ask(id, action);
  const menuOf = useTabMenu(tabs, act);
  const { ref, overflows, scroll, onWheel } = useTabScroll(activeId, tabs.length);
  return (
    <nav className="shell-tabs" aria-label={t('visitedPages')}>
      {overflows ? <IconButton icon={ChevronLeft} label={t('scrollLeft')} onClick={() => scroll(-1)} /> : null}
      <div className="shell-tabs-strip" ref={ref} onWheel={onWheel}>
        {tabs.map((tab) => (
          <TabItem key={tab.id} tab={tab} active={tab.id === activeId} menu={menuOf(tab.id)} act={act} />
        ))}
      </div>
      {overflows ? <IconButton icon={ChevronRight} label={t('scrollRight')} onClick={() => scroll(1)} /> : null}
      <Dropdown menu={menuOf(activeId)} trigger={['click']} placement="bottomRight">
        <IconButton icon={ChevronsUpDown} label={t('pageActions')} />
      </Dropdown>
    </nav>
  );
}
