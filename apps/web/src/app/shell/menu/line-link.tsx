// The link of one menu line; pages of other sites that open directly leave the product alone (specification 2.3).
import { ExternalLink } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { Glyph } from '@yijian/ui/icon';
import { useBilingual } from '../../../lib/i18n/index.ts';
import type { MenuLine } from '../../menu/menu-tree.ts';
import { opensOutside } from '../../routing/outside-route.ts';
import { useOpenPath } from '../services/use-open-path.ts';
import { LiveCount } from './live-count.tsx';

export interface LineLinkProps {
  readonly line: MenuLine;
  readonly active: boolean;
  readonly icon?: ReactNode;
  /** Only the icon is drawn. */
  readonly bare?: boolean | undefined;
  readonly onChosen?: (() => void) | undefined;
}

export function LineLink({ line, active, icon, bare, onChosen }: LineLinkProps): ReactNode {
  const say = useBilingual();
  const openPath = useOpenPath();
  const title = say(line.titles);
  const inside = (
    <>
      {icon}
      {bare ? null : <span className="shell-menu-title">{title}</span>}
      {bare || line.count === undefined ? null : <span className="shell-menu-count num">{line.count}</span>}
      {bare ? null : <LiveCount line={line} />}
    </>
  );
  const shared = {
    className: active ? 'shell-menu-line shell-menu-active' : 'shell-menu-line',
    onClick: onChosen,
    ...(bare ? { 'aria-label': title } : { title }),
  };
  const follow = (event: MouseEvent): void => {
    onChosen?.();
    if (!opensOutside(line.path)) return;
    // The analytics site opens in a window of its own; the page in front stays (R2.10).
    event.preventDefault();
    openPath(line.path);
  };
  if (line.outside?.shownIn === 'window') {
    return (
      <a {...shared} href={line.outside.address} target="_blank" rel="noopener noreferrer">
        {inside}
        {bare ? null : <Glyph icon={ExternalLink} size={14} className="shell-menu-arrow" />}
      </a>
    );
  }
  return (
    <Link {...shared} to={line.path} onClick={follow} aria-current={active ? 'page' : undefined}>
      {inside}
    </Link>
  );
}
