// The first cell of a tree: indented, with the button that unfolds it.
import { ChevronDown, ChevronRight } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { IconButton } from '@yijian/ui/icon';
import { useAdministrationPhrases } from '../../administration.phrases.ts';
import './tree-cell.css';

export interface TreeCellProps {
  readonly name: string;
  readonly depth: number;
  readonly hasBelow: boolean;
  readonly unfolded: boolean;
  readonly onFold: () => void;
  readonly children: ReactNode;
}

export function TreeCell({ name, depth, hasBelow, unfolded, onFold, children }: TreeCellProps): ReactNode {
  const t = useAdministrationPhrases();
  return (
    <div className="console-tree-cell" style={{ '--console-depth': depth } as CSSProperties}>
      <span className="console-tree-gap" />
      {hasBelow ? (
        <IconButton
          icon={unfolded ? ChevronDown : ChevronRight}
          label={unfolded ? t('fold', { name }) : t('unfold', { name })}
          expanded={unfolded}
          onClick={onFold}
        />
      ) : (
        <span className="console-tree-leaf" />
      )}
      {children}
    </div>
  );
}
