// The six entries of the tab menu, each off where it would do nothing (specification 2.4, R2.18).
import type { MenuProps } from 'antd';
import {
  ArrowLeftToLine,
  ArrowRightToLine,
  CircleX,
  type LucideIcon,
  RotateCw,
  UnfoldHorizontal,
  X,
} from 'lucide-react';
import { Glyph } from '@yijian/ui/icon';
import { useShellPhrases } from '../shell.phrases.ts';
import { closable, type TabList } from './model/tab-list.ts';
import type { TabAction } from './use-tab-actions.ts';

const entries = [
  { action: 'refresh', phrase: 'refreshPage', icon: RotateCw },
  { action: 'current', phrase: 'closeCurrent', icon: X },
  { action: 'others', phrase: 'closeOthers', icon: UnfoldHorizontal },
  { action: 'left', phrase: 'closeLeft', icon: ArrowLeftToLine },
  { action: 'right', phrase: 'closeRight', icon: ArrowRightToLine },
  { action: 'all', phrase: 'closeAll', icon: CircleX },
] as const satisfies readonly { action: TabAction; phrase: string; icon: LucideIcon }[];

export function useTabMenu(tabs: TabList, act: (id: string, action: TabAction) => void): (id: string) => MenuProps {
  const t = useShellPhrases();
  return (id) => ({
    items: entries.map(({ action, phrase, icon }) => ({
      key: action,
      label: t(phrase),
      icon: <Glyph icon={icon} size={14} />,
      disabled: action !== 'refresh' && closable(tabs, id, action).length === 0,
    })),
    onClick: ({ key, domEvent }) => {
      domEvent.stopPropagation();
      act(id, key as TabAction);
    },
  });
}
