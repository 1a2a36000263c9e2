// A filter over a tree, such as province and city; choosing a parent means all below it (look and feel, list page).
import { Button, Input, Tree } from 'antd';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useUiWords } from '../words/index.ts';
import { FilterPopover } from './filter-popover.tsx';
import type { Icon } from '../icon/index.ts';

export type FilterNode = {
  value: string;
  label: string;
  keywords?: string | undefined;
  /** How many there are, beside the label. */
  count?: string | undefined;
  children?: readonly FilterNode[] | undefined;
};

export type FilterTreeProps = {
  label: string;
  nodes: readonly FilterNode[];
  /** Chosen values; a parent stands for everything below it. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  icon?: Icon | undefined;
};

type TreeNode = { key: string; title: ReactNode; children?: TreeNode[] };

export function FilterTree({ label, nodes, value, onChange, icon }: FilterTreeProps): ReactNode {
  return (
    <FilterPopover name={label} label={label} icon={icon} count={value.length}>
      {(close) => <TreePanel nodes={nodes} value={value} onChange={onChange} close={close} label={label} />}
    </FilterPopover>
  );
}

function TreePanel({ nodes, value, onChange, close, label }: FilterTreeProps & { close: () => void }): ReactNode {
  const words = useUiWords();
  const [search, setSearch] = useState('');
  const shown = useMemo(() => prune(nodes, search.trim().toLowerCase()), [nodes, search]);
  return (
    <>
      <Input
        autoFocus
        allowClear
        size="small"
        placeholder={words.optionSearch}
        aria-label={words.optionSearch}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {shown.length > 0 ? (
        <Tree
          key={search === '' ? 'whole' : 'found'}
          aria-label={label}
          checkable
          selectable={false}
          blockNode
          height={280}
          treeData={shown}
          checkedKeys={[...value]}
          defaultExpandAll={search !== ''}
          onCheck={(_keys, info) => onChange(topmost(info.checkedNodes))}
        />
      ) : (
        <p className="yj-filter-none">{words.noOptions}</p>
      )}
      <div className="yj-filter-foot">
        <Button type="text" size="small" disabled={value.length === 0} onClick={() => onChange([])}>
          {words.clear}
        </Button>
        <Button type="primary" size="small" onClick={close}>
          {words.confirm}
        </Button>
      </div>
    </>
  );
}

/** Only the highest ticked nodes: a whole province is one value, not its cities. */
function topmost(checked: readonly TreeNode[]): string[] {
  const below = new Set(checked.flatMap((node) => (node.children ?? []).map((child) => child.key)));
  return checked.filter((node) => !below.has(node.key)).map((node) => node.key);
}

function prune(nodes: readonly FilterNode[], wanted: string): TreeNode[] {
  return nodes.flatMap((node) => {
    const hit = wanted === '' || `${node.label} ${node.keywords ?? ''}`.toLowerCase().includes(wanted);
    const children = prune(node.children ?? [], hit ? '' : wanted);
    if (!hit && children.length === 0) return [];
    const title =
      node.count === undefined ? (
        node.label
      ) : (
        <>
          <span>{node.label}</span> <small className="num">{node.count}</small>
        </>
      );
    return [{ key: node.value, title, ...(children.length > 0 ? { children } : {}) }];
  });
}
