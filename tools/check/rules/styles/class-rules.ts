// A class has one owner: style sheets are loaded as screens open, so that a second owner changes the first one's look.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Finding, errorAt } from '../../report/finding.ts';

/** One component of the interface, one room, or the shell. */
const owners = /^(packages\/ui\/src\/[^/]+|apps\/web\/src\/(?:features\/[^/]+|lib\/[^/]+|app))\/.*\.css$/;
/** A selector of the class alone; below or beside another element it is placed, not styled. */
const styled = /^\s*\.([\w-]+)[^\s>+~]*\s*[,{]$/;

export async function classFindings(root: string, files: readonly string[]): Promise<Finding[]> {
  const ownerOf = new Map<string, string>();
  const found: Finding[] = [];
  for (const file of files) {
    const owner = owners.exec(file)?.[1];
    if (owner === undefined) continue;
    const lines = (await readFile(path.join(root, file), 'utf8')).split('\n');
    for (const [at, line] of lines.entries()) {
      const name = styled.exec(line)?.[1];
      if (name === undefined) continue;
      const first: string = ownerOf.get(name) ?? owner;
      ownerOf.set(name, first);
      if (first !== owner)
        found.push(errorAt('one-class-owner', file, `.${name} is a class of ${first}: take another name`, at + 1));
    }
  }
  return found;
}
