// A1: what each workspace may import, of ours and of others.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { IForbiddenRuleType } from 'dependency-cruiser';
import { forbid, tests } from './forbid.ts';

export function groundRules(root: string): IForbiddenRuleType[] {
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
