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

/** The page's own line; for a page without one that of its section's strip, then the nearest line above its path. */
export function activeLine(lines: readonly MenuLine[], pathname: string): string | undefined {
  const paths = allPaths(lines);
  const group = routeAt(pathname)?.tabGroup;
  if (paths.includes(pathname)) return pathname;
  if (group && paths.includes(group)) return group;
  const above = paths.filter((path) => pathname.startsWith(`${path}/`)).toSorted((a, b) => b.length - a.length)[0];
  return above ?? siblingOf(paths, pathname);
}

/** A hidden detail page marks the first line of its own section: /customer/businessRecord/… marks a customer list. */
function siblingOf(paths: readonly string[], pathname: string): string | undefined {
  const section = `/${pathname.split('/')[1] ?? ''}`;
  const same = paths.filter((path) => path.startsWith(`${section}/`));
  return same[0];
}

function allPaths(lines: readonly MenuLine[]): string[] {
  return lines.flatMap((line) => (line.lines.length > 0 ? allPaths(line.lines) : [line.path]));
}
