// Rises from the bottom while rows are chosen and offers what can be done with them (look and feel, list page).
import { Dropdown } from 'antd';
import { Ellipsis, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Glyph, IconButton } from '../icon/index.ts';
import type { Icon } from '../icon/index.ts';
import type { Selection } from '../table/index.ts';
import { useUiWords } from '../words/index.ts';
import './batch-bar.css';

export type BatchAction = {
  key: string;
  label: string;
  icon?: Icon | undefined;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  onClick: () => unknown;
};

export type BatchBarProps = {
  selection: Selection;
  /** Rows that match the filters; null until counted. */
  total: number | null | undefined;
  actions: readonly BatchAction[];
  formatCount?: ((count: number) => string) | undefined;
};

/** Beyond this many actions the rest goes under "more". */
const visibleActions = 6;

export function BatchBar({ selection, total, actions, formatCount = String }: BatchBarProps): ReactNode {
  const words = useUiWords();
  const count = selection.allMatching ? (total ?? selection.keys.length) : selection.keys.length;
  const open = count > 0;
  if (!open) return null;
  const mayExtend = typeof total === 'number' && !selection.allMatching && total > selection.keys.length;
  const rest = actions.slice(visibleActions);
  return (
    <div className="yj-batch-slot">
      <div className="yj-batch" role="toolbar" aria-label={words.selected(formatCount(count))}>
        <span className="yj-batch-count num" role="status">
          {selection.allMatching ? words.allMatchingSelected(formatCount(count)) : words.selected(formatCount(count))}
        </span>
        {mayExtend ? (
          <button type="button" className="yj-batch-all num" onClick={selection.selectAllMatching}>
            {words.selectAllMatching(formatCount(total))}
          </button>
        ) : null}
        <span className="yj-batch-line" />
        {actions.slice(0, visibleActions).map((action) => (
          <ActionButton key={action.key} action={action} />
        ))}
        {rest.length > 0 ? <MoreActions actions={rest} /> : null}
        <span className="yj-batch-line" />
        <IconButton icon={X} label={words.clearSelection} onClick={selection.clear} />
      </div>
    </div>
  );
}

function ActionButton({ action }: { action: BatchAction }): ReactNode {
  return (
    <button
      type="button"
      className={action.danger ? 'yj-batch-action yj-batch-danger' : 'yj-batch-action'}
      disabled={action.disabled}
      onClick={() => void action.onClick()}
    >
      {action.icon ? <Glyph icon={action.icon} /> : null}
      <span>{action.label}</span>
    </button>
  );
}

function MoreActions({ actions }: { actions: readonly BatchAction[] }): ReactNode {
  const words = useUiWords();
  const items = actions.map((action) => ({
    key: action.key,
    label: action.label,
    danger: action.danger === true,
    disabled: action.disabled === true,
    icon: action.icon ? <Glyph icon={action.icon} /> : null,
    onClick: () => void action.onClick(),
  }));
  return (
    <Dropdown trigger={['click']} placement="topRight" menu={{ items }}>
      <button type="button" className="yj-batch-action" aria-haspopup="menu">
        <Glyph icon={Ellipsis} />
        <span>{words.more}</span>
      </button>
    </Dropdown>
  );
}
