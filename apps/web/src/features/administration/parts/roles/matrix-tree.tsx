// The permission tree: found by name, ticked with what belongs together, and a word on what is missing (specification 6).
import { joined } from '../../../../lib/format/index.ts';
import type { MenuEntry } from '@yijian/contract/administration';
import { Alert, Button, Tree } from 'antd';
import { useState, type ReactNode } from 'react';
import { SearchInput } from '@yijian/ui/filter';
import { Async, Empty } from '@yijian/ui/states';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { needsOf } from '../../../../lib/router/index.ts';
import { useMenus } from '../../administration.api.ts';
import { useAdministrationPhrases } from '../../administration.phrases.ts';
import { treeNodes, withParents } from '../list/tree.ts';
import { marksOf, missingNeeds, tick, untick } from './permission-tree.ts';

export interface MatrixTreeProps {
  readonly chosen: readonly string[];
  readonly fixed: boolean;
  readonly onChange: (ids: readonly string[]) => void;
}

export function MatrixTree(props: MatrixTreeProps): ReactNode {
  const menus = useMenus();
  return (
    <Async query={menus} shape="list">
      {(entries) => <Ticking {...props} entries={entries} />}
    </Async>
  );
}

function Ticking({ entries, chosen, fixed, onChange }: MatrixTreeProps & { entries: readonly MenuEntry[] }): ReactNode {
  const t = useAdministrationPhrases();
  const isEnglish = useLanguage() === 'en';
  const [keyword, setKeyword] = useState('');
  const titleOf = (entry: MenuEntry): string => (isEnglish ? entry.enName : entry.name);
  const ticked = new Set(chosen);
  const wanted = keyword.trim().toLowerCase();
  const matches = ({ name, enName, code }: MenuEntry): boolean =>
    `${name} ${enName} ${code ?? ''}`.toLowerCase().includes(wanted);
  const shown = wanted === '' ? entries : withParents(entries, matches);
  const flip = (id: string, on: boolean): void =>
    onChange([...(on ? tick(entries, ticked, id, needsOf) : untick(entries, ticked, id))]);
  return (
    <>
      <SearchInput value={keyword} onChange={setKeyword} placeholder={t('searchPermissions')} />
      <Missing entries={entries} chosen={chosen} fixed={fixed} onChange={onChange} />
      {shown.length === 0 ? (
        <Empty reason={t('empty')} />
      ) : (
        <Tree
          // Opened anew for another search, so that what was found is in sight.
          key={wanted}
          checkable
          // What belongs together is decided by the rules of rights and not by the drawing.
          checkStrictly
          selectable={false}
          disabled={fixed}
          defaultExpandedKeys={wanted === '' ? [] : shown.map((entry) => entry.id)}
          aria-label={t('permissions')}
          treeData={treeNodes(shown, titleOf)}
          checkedKeys={marksOf(entries, ticked)}
          onCheck={(_, { node, checked }) => flip(String(node.key), checked)}
        />
      )}
    </>
  );
}

/** Rights given earlier without what they need: named, and added with one click. */
function Missing({ entries, chosen, fixed, onChange }: MatrixTreeProps & { entries: readonly MenuEntry[] }): ReactNode {
  const t = useAdministrationPhrases();
  const isEnglish = useLanguage() === 'en';
  const missing = missingNeeds(entries, new Set(chosen), needsOf);
  if (missing.size === 0) return null;
  const names = entries
    .filter((entry) => missing.has(entry.id))
    .map((entry) => (isEnglish ? entry.enName : entry.name));
  return (
    <Alert
      type="warning"
      showIcon
      title={t('missingReads', { names: joined(names.slice(0, 5)), count: names.length })}
      action={
        fixed ? undefined : (
          <Button size="small" onClick={() => onChange([...new Set([...chosen, ...missing.keys()])])}>
            {t('addMissing')}
          </Button>
        )
      }
    />
  );
}
