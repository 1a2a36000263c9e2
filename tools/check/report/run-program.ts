// Runs one program of node_modules/.bin to its end and hands back what it said.
import { spawn } from 'node:child_process';
import path from 'node:path';

export interface ProgramResult {
  code: number;
  stdout: string;
  stderr: string;
}

/** `name` is a program in `<root>/node_modules/.bin`; a program that cannot be started rejects. */
export function runProgram(root: string, name: string, args: string[]): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const bin = path.join(root, 'node_modules/.bin');
    const child = spawn(path.join(bin, name), args, {
      cwd: root,
      env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, stdout, stderr }));
  });
}
