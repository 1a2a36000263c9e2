import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { keep, placeOf } from './plain-code.mjs';

const hook = fileURLToPath(new URL('./hook.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'yijian-plain-'));
const kept: string[] = [];
afterAll(() => {
  for (const path of [folder, ...kept]) rmSync(path, { recursive: true, force: true });
});

function run(source: string): string {
  const file = join(folder, 'said.ts');
  writeFileSync(file, source);
  kept.push(placeOf(source));
  const answer = spawnSync(process.execPath, ['--import', hook, file], { encoding: 'utf8' });
  return answer.stdout + answer.stderr;
}

it('a source is kept without its types, every line and column where it was', () => {
  const source = `const one: number = 1;\n// why\nfunction two(x: string): string {\n  return x;\n}\n`;
  const place = join(folder, 'kept.js');
  const plain = keep(place, source);
  expect(readFileSync(place, 'utf8')).toBe(plain);
  expect(plain.split('\n').map((line) => line.trimEnd())).toEqual([
    'const one         = 1;',
    '// why',
    'function two(x        )         {',
    '  return x;',
    '}',
    '',
  ]);
});

it('a program runs from what is kept, and one whose source changed from its new text', () => {
  expect(run("const said: string = 'first';\nconsole.log(said);\n")).toContain('first');
  writeFileSync(kept[0]!, "console.log('from the kept file');\n");
  expect(run("const said: string = 'first';\nconsole.log(said);\n")).toBe('from the kept file\n');
  expect(run("const said: string = 'second';\nconsole.log(said);\n")).toContain('second');
});

it('an error in a source tells its line in the source', () => {
  expect(run('type Shape = { a: string };\n\nconst shape: Shape | null = null;\nconsole.log(shape!.a);\n')).toMatch(
    /said\.ts:4/,
  );
});
