// Generates the import rules A1 to A6, A8 and A9 for dependency-cruiser from the list of domains and the floors.
import path from 'node:path';
import type { IForbiddenRuleType } from 'dependency-cruiser';
import { libOrder, platformOrder } from '../floors.ts';
import { doorRules, laterDomainRules } from './door-rules.ts';
import { forbid, rooms, tests } from './forbid.ts';
import { groundRules } from './ground-rules.ts';
import { rankRules } from './rank-rules.ts';

/** Rules for the tree under `root`; a rule's name begins with the rule of docs/architecture.md it holds. */
export function importRules(root: string, domains: readonly string[]): IForbiddenRuleType[] {
  return [
    ...groundRules(root),
    ...floorRules(),
    ...doorRules(),
    ...laterDomainRules('core', domains),
    ...domains.flatMap((domain, index) => laterDomainRules(domain, domains.slice(index + 1))),
    ...rankRules(),
    ...orderRules('apps/web/src/lib', libOrder),
    ...orderRules('apps/server/src/platform', platformOrder),
    ...databaseRules(),
    ...testRules(),
    forbid(
      'no-cycles',
      'files must not import each other in a circle',
      { path: '^(apps|packages|tools)/' },
      { circular: true },
    ),
    forbid(
      'resolvable',
      'the import leads nowhere',
      { path: '^(apps|packages|tools|e2e|bench|database)/' },
      { couldNotResolve: true },
    ),
  ];
}

function floorRules(): IForbiddenRuleType[] {
  const cellar = '^(apps/web/src/lib|apps/server/src/platform)/';
  return [
    forbid(
      'A2-roof-is-above-all',
      'nothing imports main',
      { path: '^(apps|packages)/', pathNot: tests },
      { path: '^apps/(web|server)/src/(doctor-)?main\\.tsx?$' },
    ),
    forbid(
      'A2-rooms-below-app',
      'a room imports the hall',
      { path: rooms, pathNot: tests },
      { path: '^apps/(web|server)/src/app/' },
    ),
    forbid(
      'A2-cellar-below-all',
      'the cellar imports a floor above it',
      { path: cellar },
      { path: ['^apps/(web|server)/src/app/', rooms] },
    ),
    forbid(
      'A2-main-opens-app',
      'main imports a room; the hall does that',
      { path: '^apps/(web|server)/src/(doctor-)?main\\.tsx?$' },
      { path: rooms },
    ),
  ];
}

function orderRules(folder: string, order: readonly string[]): IForbiddenRuleType[] {
  return order
    .slice(0, -1)
    .map((name, index) =>
      forbid(
        'A5-order',
        `${name} stands before it in ${path.basename(folder)}`,
        { path: `^${folder}/${name}/` },
        { path: `^${folder}/(${order.slice(index + 1).join('|')})/` },
      ),
    );
}

function databaseRules(): IForbiddenRuleType[] {
  const mayTouch = ['\\.sql\\.ts$', '^apps/server/src/platform/(db|jobs)/', '^tools/', '^database/', '^bench/'];
  return [
    forbid(
      'A8-database',
      'only *.sql.ts touches the database',
      { path: '^(apps|packages|e2e)/', pathNot: mayTouch },
      { path: 'node_modules/(postgres|pg|@clickhouse)/' },
    ),
  ];
}

function testRules(): IForbiddenRuleType[] {
  const composed = '^apps/(web|server)/src/(app/|(doctor-)?main\\.tsx?$)';
  return [
    forbid(
      'A9-nothing-shipped-imports-tests',
      'shipped code imports a test or a tool',
      { path: '^(apps|packages)/[^/]+/src/', pathNot: tests },
      { path: [tests, '^(tools|e2e|bench)/'] },
    ),
    forbid(
      'A9-tests-enter-by-the-tools',
      'a test enters the app only through tools/testing',
      { path: tests, pathNot: ['^tools/', composed] },
      { path: composed },
    ),
    forbid(
      'A9-tests-enter-by-the-tools',
      'a journey enters the app only through tools/testing',
      { path: '^e2e/' },
      { path: '^apps/' },
    ),
  ];
}
