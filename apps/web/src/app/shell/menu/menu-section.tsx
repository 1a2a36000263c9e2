// One line of the first level with the lines below it (specification 2.4).
import { Popover, Tooltip } from 'antd';
import { ChevronDown, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Glyph } from '@yijian/ui/icon';
import { useBilingual } from '../../../lib/i18n/index.ts';
import { isWithin, type MenuLine } from '../../menu/menu-tree.ts';
import { LineLink } from './line-link.tsx';
import { LiveCount } from './live-count.tsx';
import { SectionIcon } from './section-icon.tsx';

export interface MenuSectionProps {
  readonly line: MenuLine;
  readonly activePath: string | undefined;
  readonly folded: boolean;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onChosen: (() => void) | undefined;
}

export function MenuSection(props: MenuSectionProps): ReactNode {
  const { line, activePath, folded, onChosen } = props;
  const say = useBilingual();
  const icon = <SectionIcon path={line.path} icon={line.icon} />;
  if (line.lines.length > 0) return folded ? <FoldedSection {...props} /> : <OpenSection {...props} />;
  const link = <LineLink line={line} active={line.path === activePath} icon={icon} bare={folded} onChosen={onChosen} />;
  return (
    <li>
      {folded ? (
        <Tooltip title={say(line.titles)} placement="right">
          <span className="shell-menu-tip">{link}</span>
        </Tooltip>
      ) : (
        link
      )}
    </li>
  );
}

function OpenSection({ line, activePath, open, onToggle, onChosen }: MenuSectionProps): ReactNode {
  const say = useBilingual();
  return (
    <li>
      <button
        type="button"
        className={open ? 'shell-menu-line shell-menu-open' : 'shell-menu-line'}
        aria-expanded={open}
        onClick={onToggle}
      >
        <SectionIcon path={line.path} icon={line.icon} />
        <span className="shell-menu-title">{say(line.titles)}</span>
        {line.count === undefined ? null : <span className="shell-menu-count num">{line.count}</span>}
        {open ? null : <LiveCount line={line} />}
        <Glyph icon={open ? ChevronDown : ChevronRight} size={14} className="shell-menu-arrow" />
      </button>
      {open ? <Lines lines={line.lines} activePath={activePath} onChosen={onChosen} /> : null}
    </li>
  );
}

function Lines({
  lines,
  activePath,
  onChosen,
}: Pick<MenuSectionProps, 'activePath' | 'onChosen'> & { lines: readonly MenuLine[] }) {
  const say = useBilingual();
  return (
    <ul className="shell-menu-lines">
      {lines.map((line) =>
        line.lines.length > 0 ? (
          <li key={line.path}>
            <span className="shell-menu-heading">{say(line.titles)}</span>
            <Lines lines={line.lines} activePath={activePath} onChosen={onChosen} />
          </li>
        ) : (
          <li key={line.path}>
            <LineLink line={line} active={line.path === activePath} onChosen={onChosen} />
          </li>
        ),
      )}
    </ul>
  );
}

function FoldedSection({ line, activePath, onChosen }: MenuSectionProps): ReactNode {
  const say = useBilingual();
  const lines = (
    <div className="shell-menu-flyout">
      <p className="shell-menu-heading">{say(line.titles)}</p>
      <Lines lines={line.lines} activePath={activePath} onChosen={onChosen} />
    </div>
  );
  return (
    <li>
      <Popover content={lines} placement="rightTop" trigger={['hover', 'click']} arrow={false}>
        <button
          type="button"
          className={isWithin(line, activePath) ? 'shell-menu-line shell-menu-active' : 'shell-menu-line'}
          aria-label={say(line.titles)}
        >
          <SectionIcon path={line.path} icon={line.icon} />
        </button>
      </Popover>
    </li>
  );
}
