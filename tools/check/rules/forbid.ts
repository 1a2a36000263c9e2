// How one import rule is written down, and the places that several rules speak of.
import type { IForbiddenRuleType } from 'dependency-cruiser';

interface Restriction {
  path?: string | string[];
  pathNot?: string | string[];
  circular?: boolean;
  couldNotResolve?: boolean;
  dependencyTypes?: ['core'];
}

export const tests = '\\.(test|spec)\\.tsx?$';
export const rooms = '^apps/(?:web/src/features|server/src/modules)/';

/** `name` begins with the rule of docs/architecture.md it holds; `$1` in `to` is the first group of `from`. */
export function forbid(name: string, comment: string, from: Restriction, to: Restriction): IForbiddenRuleType {
  return { name, comment, severity: 'error', from, to };
}
