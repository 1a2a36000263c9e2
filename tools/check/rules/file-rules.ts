// Names and sizes: kebab-case, suffixes from the closed list, no grab-bag folders, short files, small folders.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  contractRanks,
  forbiddenFolders,
  fullestFolder,
  libOrder,
  longestFile,
  longestScreen,
  platformOrder,
  serverRanks,
  suffixes,
  webRanks,
} from '../floors.ts';
import { type Finding, errorAt } from '../report/finding.ts';

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const code = /\.(tsx?|mjs|css|sql)$/;

export async function fileFindings(root: string, files: string[], domains: readonly string[]): Promise<Finding[]> {
  const ours = files.filter((file) => code.test(file));
  const sizes = await Promise.all(ours.map((file) => sizeFindings(root, file)));
  return [
    ...folderNames(files),
    ...ours.flatMap(fileName),
    ...ours.flatMap((file) => standing(file, domains)),
    ...folderSizes(ours),
    ...sizes.flat(),
  ];
}

function folderNames(files: string[]): Finding[] {
  const folders = new Set(files.flatMap((file) => parents(file)));
  return [...folders].flatMap((folder) => {
    const name = path.posix.basename(folder);
    const found: Finding[] = [];
    if (forbiddenFolders.some((forbidden) => forbidden === name)) {
      found.push(errorAt('no-grab-bag', folder, `a folder called ${name} collects what nobody named: name the thing`));
    }
    if (!kebab.test(name) && !name.endsWith('-snapshots'))
      found.push(errorAt('kebab-case', folder, 'a folder is named in kebab-case'));
    return found;
  });
}

function parents(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

function fileName(file: string): Finding[] {
  const base = path.posix.basename(file).replace(code, '');
  // A migration begins with its time and is written the way SQL names are, with underscores.
  const [name = '', ...roles] = (file.startsWith('database/migrations/') ? base.replaceAll('_', '-') : base).split('.');
  const found: Finding[] = [];
  if (!kebab.test(name)) found.push(errorAt('kebab-case', file, 'a file is named in kebab-case'));
  const foreign = roles.filter((role) => !suffixes.some((suffix) => suffix === role));
  if (foreign.length > 0)
    found.push(
      errorAt('closed-suffixes', file, `.${foreign.join('.')} is not one of the suffixes in tools/check/floors.ts`),
    );
  return found;
}

/** Rooms hold files with a role, and only rooms of domains.ts exist; the cellar holds only the folders of its order. */
function standing(file: string, domains: readonly string[]): Finding[] {
  const room = /^(apps\/web\/src\/features|apps\/server\/src\/modules|packages\/contract\/src)\/([^/]+)\/(.+)$/.exec(
    file,
  );
  if (room?.[1] && room[2] && room[3] && !(room[1].startsWith('packages') && room[2] === 'core')) {
    if (!domains.includes(room[2]))
      return [errorAt('A3-domain-order', file, `${room[2]} is not in packages/contract/src/domains.ts`)];
    return roomFile(file, room[1], room[3]);
  }
  const cellar = /^(apps\/web\/src\/lib|apps\/server\/src\/platform)\/([^/]+)/.exec(file);
  if (cellar?.[1] && cellar[2]) {
    const order: readonly string[] = cellar[1].endsWith('lib') ? libOrder : platformOrder;
    if (!order.includes(cellar[2]))
      return [errorAt('A5-order', file, `${cellar[2]} has no place in the order of tools/check/floors.ts`)];
  }
  return [];
}

function roomFile(file: string, floor: string, inside: string): Finding[] {
  const ranks = floor.endsWith('features') ? webRanks : floor.endsWith('modules') ? serverRanks : contractRanks;
  const roles = [...ranks.flatMap((rank) => rank.roles), 'test'];
  const role = /\.([a-z]+)\.tsx?$/.exec(inside)?.[1];
  if (inside === 'index.ts' || (floor.endsWith('features') && inside.startsWith('parts/'))) return [];
  if (inside.endsWith('.css') && floor.endsWith('features')) return [];
  if (role !== undefined && roles.includes(role)) return [];
  return [errorAt('closed-suffixes', file, `a file of this room is one of ${roles.join(', ')}, or index.ts`)];
}

function folderSizes(files: string[]): Finding[] {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(path.posix.dirname(file), (counts.get(path.posix.dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(
      ([folder, count]) =>
        count > fullestFolder && folder !== 'database/migrations' && folder !== 'packages/contract/src',
    )
    .map(([folder, count]) =>
      errorAt('folder-size', folder, `holds ${count} files; more than ${fullestFolder} get one level of sub-folders`),
    );
}

async function sizeFindings(root: string, file: string): Promise<Finding[]> {
  if (/\.(phrases|generated)\.tsx?$|^database\//.test(file)) return [];
  const text = await readFile(path.join(root, file), 'utf8');
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  if (lines > longestFile)
    return [errorAt('file-length', file, `${lines} lines; more than ${longestFile} is two files`)];
  if (file.endsWith('.screen.tsx') && lines > longestScreen)
    return [errorAt('file-length', file, `${lines} lines; a screen is composition, at most ${longestScreen} lines`)];
  return [];
}
