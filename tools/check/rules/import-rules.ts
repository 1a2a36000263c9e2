// Generates the import rules A1 to A6, A8 and A9 for dependency-cruiser from the list of domains and the floors.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { IForbiddenRuleType } from 'dependency-cruiser';
import { libOrder, platformOrder } from '../floors.ts';
import { rankRules } from './rank-rules.ts';

interface Restriction {
  path?: string | string[];
  pathNot?: string | string[];
  circular?: boolean;
  couldNotResolve?: boolean;
  dependencyTypes?: ['core'];
}

function forbid(name: string, comment: string, from: Restriction, to: Restriction): IForbiddenRuleType {
  return { name, comment, severity: 'error', from, to };
}

const tests = '\\.(test|spec)\\.tsx?$';
const rooms = '^apps/(?:web/src/features|server/src/modules)/';

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

function groundRules(root: string): IForbiddenRuleType[] {
  return [
    forbid('A1-web-and-server-never-meet', 'web imports the server', { path: '^apps/web/' }, { path: '^apps/server/' }),
    forbid('A1-web-and-server-never-meet', 'the server imports web', { path: '^apps/server/' }, { path: '^apps/web/' }),
    forbid('A1-server-without-ui', 'the server imports ui', { path: '^apps/server/' }, { path: '^packages/ui/' }),
    forbid(
      'A1-contract-is-ground',
      'contract imports nothing of ours',
      { path: '^packages/contract/' },
      { path: '^(apps|packages/ui)/' },
    ),
    forbid(
      'A1-ui-is-ground',
      'ui imports nothing of ours',
      { path: '^packages/ui/' },
      { path: '^(apps|packages/contract)/' },
    ),
    ...['packages/contract', 'packages/ui', 'apps/server', 'apps/web'].map((folder) => packagesRule(root, folder)),
    forbid(
      'A1-browser-code',
      'the browser and the contract have no Node modules',
      { path: '^(packages/(contract|ui)|apps/web)/src/', pathNot: tests },
      { dependencyTypes: ['core'] },
    ),
  ];
}

/** A workspace imports only the packages its own package.json names: contract zod, ui React and its libraries. */
function packagesRule(root: string, folder: string): IForbiddenRuleType {
  const manifest = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
  };
  const named = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  const allowed = named
    .flatMap((name) => [name, name.replace(/^@types\//, '')])
    .map((name) => name.replaceAll('.', '\\.'));
  return forbid(
    `A1-packages-of-${path.basename(folder)}`,
    `${folder}/package.json does not name this package`,
    { path: `^${folder}/src/`, pathNot: tests },
    { path: 'node_modules/', pathNot: `node_modules/(@types/)?(${allowed.join('|')})/` },
  );
}

function floorRules(): IForbiddenRuleType[] {
  const cellar = '^(apps/web/src/lib|apps/server/src/platform)/';
  return [
    forbid(
      'A2-roof-is-above-all',
      'nothing imports main',
      { path: '^(apps|packages)/', pathNot: tests },
      { path: '^apps/(web|server)/src/main\\.tsx?$' },
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
      { path: '^apps/(web|server)/src/main\\.tsx?$' },
      { path: rooms },
    ),
  ];
}

function doorRules(): IForbiddenRuleType[] {
  const frontDoor = `${rooms}[^/]+/[^/]+\\.(routes|jobs|events)\\.tsx?$`;
  return [
    forbid(
      'A3-front-door',
      'a front door is opened by app/rooms.ts alone',
      { path: '^apps/', pathNot: ['^apps/(web|server)/src/app/rooms\\.tsx?$', tests] },
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

function laterDomainRules(domain: string, later: readonly string[]): IForbiddenRuleType[] {
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
      { path: 'node_modules/(postgres|pg)/' },
    ),
  ];
}

function testRules(): IForbiddenRuleType[] {
  const composed = '^apps/(web|server)/src/(app/|main\\.tsx?$)';
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
