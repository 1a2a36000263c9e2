// The lines of the side menu and the one that is marked; with top navigation only the section in front (specification 2.4).
import { useLocation } from 'react-router';
import { useFacts } from '../../guard/facts-store.ts';
import { isWithin, type MenuLine } from '../../menu/menu-tree.ts';
import { routeAt } from '../../routing/match-route.ts';

export function useMenuLines(sectionOnly: boolean): { lines: readonly MenuLine[]; activePath: string | undefined } {
  const { lines } = useFacts();
  const { pathname } = useLocation();
  const activePath = activeLine(lines, pathname);
  if (!sectionOnly) return { lines, activePath };
  const section = lines.find((line) => isWithin(line, activePath));
  return { lines: section?.lines ?? [], activePath };
}

/** The page's own line; for a page without one the line it names, that of its section's strip, then the nearest above its path. */
export function activeLine(lines: readonly MenuLine[], pathname: string): string | undefined {
  const paths = allPaths(lines);
  const route = routeAt(pathname);
  const [group, named] = [route?.tabGroup, route?.menuLine];
  if (paths.includes(pathname)) return pathname;
  if (named) return nearest(paths, named) ?? siblingOf(paths, named);
  if (group && paths.includes(group)) return group;
  const above = paths.filter((path) => pathname.startsWith(`${path}/`)).toSorted((a, b) => b.length - a.length)[0];
  return above ?? siblingOf(paths, pathname);
}

/** The line of a path, else the first of the lines beside it, of which the user may have only some. */
function nearest(paths: readonly string[], named: string): string | undefined {
  const group = named.slice(0, named.lastIndexOf('/'));
  const isBeside = (path: string): boolean =>
    path === group || (group.split('/').length > 2 && path.startsWith(`${group}/`));
  return paths.includes(named) ? named : paths.find(isBeside);
}

/** A hidden page that names no line marks the first of its own section. */
function siblingOf(paths: readonly string[], pathname: string): string | undefined {
  const section = `/${pathname.split('/')[1] ?? ''}`;
  const same = paths.filter((path) => path.startsWith(`${section}/`));
  return same[0];
}

function allPaths(lines: readonly MenuLine[]): string[] {
  return lines.flatMap((line) => (line.lines.length > 0 ? allPaths(line.lines) : [line.path]));
}
