// A3 and A6: which doors there are, and who may open them.
import type { IForbiddenRuleType } from 'dependency-cruiser';
import { forbid, rooms, tests } from './forbid.ts';

export function doorRules(): IForbiddenRuleType[] {
  const frontDoor = `${rooms}[^/]+/[^/]+\\.(routes|jobs|events)\\.tsx?$`;
  return [
    forbid(
      'A3-front-door',
      'a front door is opened by app/rooms.ts and app/doors/clocks.ts alone',
      { path: '^apps/', pathNot: ['^apps/(web|server)/src/app/(rooms|doors/clocks)\\.tsx?$', tests] },
      { path: frontDoor },
    ),
    forbid(
      'A3-side-door',
      'a domain is used through its side door index.ts',
      { path: '^(apps/(?:web/src/features|server/src/modules)|packages/contract/src)/([^/]+)/' },
      { path: '^$1/[^/]+/', pathNot: ['^$1/$2/', '/index\\.ts$', frontDoor] },
    ),
    forbid(
      'A3-side-door',
      'the hall uses a domain through its doors',
      { path: '^apps/(web|server)/src/app/' },
      { path: rooms, pathNot: ['/index\\.ts$', frontDoor] },
    ),
    forbid(
      'A3-side-door',
      'the contract is used through its doors',
      { path: '^apps/' },
      { path: '^packages/contract/src/[^/]+/', pathNot: '/index\\.ts$' },
    ),
    forbid(
      'A6-own-door',
      'a file imports the door of its own room',
      { path: '^apps/(web/src/features|server/src/modules)/([^/]+)/', pathNot: tests },
      { path: '^apps/$1/$2/index\\.ts$' },
    ),
    forbid(
      'A6-own-door',
      'a file imports the door of its own room',
      { path: '^(packages/(?:contract|ui)/src)/([^/]+)/', pathNot: tests },
      { path: '^$1/$2/index\\.ts$' },
    ),
  ];
}

export function laterDomainRules(domain: string, later: readonly string[]): IForbiddenRuleType[] {
  if (later.length === 0) return [];
  return [
    forbid(
      'A3-domain-order',
      `${domain} stands before it in domains.ts`,
      { path: `^(apps/web/src/features|apps/server/src/modules|packages/contract/src)/${domain}/` },
      { path: `^(apps/web/src/features|apps/server/src/modules|packages/contract/src)/(${later.join('|')})/` },
    ),
  ];
}
