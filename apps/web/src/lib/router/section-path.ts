// Pages of a section that stands in two places: a link stays in the one that is in front (specification 2.3, Customer360).
import { useState } from 'react';
import { useLocation } from 'react-router';

type Path = `/${string}`;

/** `/clueScore/addRule` seen from `/Customer360/ClueScore/ruleManagement` is `/Customer360/ClueScore/addRule`. */
export function inSection(front: string, path: Path): string {
  const end = path.indexOf('/', 1);
  const root = path.slice(0, end + 1);
  const at = front.toLowerCase().indexOf(root.toLowerCase());
  return end < 0 || at < 0 ? path : front.slice(0, at + end) + path.slice(end);
}

/** A page of the own section by its usual path. What is in front when the screen opens counts: it may rest behind another tab later. */
export function useSectionPath(): (path: Path) => string {
  const { pathname } = useLocation();
  const [front] = useState(pathname);
  return (path) => inSection(front, path);
}
