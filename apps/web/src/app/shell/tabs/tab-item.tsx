// One visited page in the bar: click opens, middle click or × closes, right click asks, dragging moves (specification 2.4).
import { Dropdown, type MenuProps } from 'antd';
import { House, X } from 'lucide-react';
import type { DragEvent, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { Glyph } from '@yijian/ui/icon';
import { useBilingual } from '../../../lib/i18n/index.ts';
import { useShellPhrases } from '../shell.phrases.ts';
import type { Tab } from './model/tab-list.ts';
import { useTabs } from './tabs-store.ts';
import type { TabAction } from './use-tab-actions.ts';

const DRAGGED = 'application/x-yijian-tab';

export interface TabItemProps {
  readonly tab: Tab;
  readonly active: boolean;
  readonly menu: MenuProps;
  readonly act: (id: string, action: TabAction) => void;
}

export function TabItem({ tab, active, menu, act }: TabItemProps): ReactNode {
  const say = useBilingual();
  const t = useShellPhrases();
  const title = say(tab.titles);
  const onAuxClick = (event: MouseEvent): void => {
    if (event.button !== 1 || tab.fixed) return;
    event.preventDefault();
    act(tab.id, 'current');
  };
  return (
    <Dropdown menu={menu} trigger={['contextMenu']}>
      <div
        className={active ? 'shell-tab shell-tab-active' : 'shell-tab'}
        data-tab={tab.id}
        onAuxClick={onAuxClick}
        {...dragging(tab)}
      >
        <Link to={tab.address} className="shell-tab-link" aria-current={active ? 'page' : undefined} draggable={false}>
          {tab.fixed ? <Glyph icon={House} size={14} /> : null}
          <span className="shell-tab-title">{title}</span>
        </Link>
        {tab.fixed ? null : (
          <button
            type="button"
            className="shell-tab-close"
            aria-label={t('closePage', { title })}
            onClick={() => act(tab.id, 'current')}
          >
            <Glyph icon={X} size={12} />
          </button>
        )}
      </div>
    </Dropdown>
  );
}

function dragging(tab: Tab) {
  return {
    draggable: !tab.fixed,
    onDragStart: (event: DragEvent) => event.dataTransfer.setData(DRAGGED, tab.id),
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes(DRAGGED) && !tab.fixed) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      useTabs.getState().move(event.dataTransfer.getData(DRAGGED), tab.id);
    },
  };
}
