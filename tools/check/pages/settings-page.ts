// Settings: the table between the two markers of README.md is the list of the server's settings.ts.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Finding, type StepOptions, errorAt } from '../report/finding.ts';

const page = 'README.md';
const source = 'apps/server/src/platform/config/settings.ts';
const begin = '<!-- settings: written by npm run check -- settings --fix -->';
const end = '<!-- /settings -->';

/** As much of a zod schema as the table needs. */
interface Setting {
  readonly description?: string | undefined;
  safeParse(value: unknown): { success: boolean; data?: unknown };
}

export async function checkSettingsPage(root: string, options: StepOptions): Promise<Finding[]> {
  const module = (await import(pathToFileURL(path.join(root, source)).href)) as {
    Settings: { shape: Record<string, Setting> };
  };
  const settings = Object.entries(module.Settings.shape);
  const silent = settings
    .filter(([, setting]) => setting.description === undefined)
    .map(([name]) => errorAt('settings', source, `${name} does not say what it means`));
  const table = `\n${tableOf(settings)}\n`;
  const text = await readFile(path.join(root, page), 'utf8').catch(() => '');
  const [from, to] = [text.indexOf(begin) + begin.length, text.indexOf(end)];
  if (!text.includes(begin) || to < from)
    return [...silent, errorAt('settings', page, `lacks the lines ${begin} and ${end}`)];
  if (text.slice(from, to) === table) return silent;
  if (options.fix) {
    await writeFile(path.join(root, page), text.slice(0, from) + table + text.slice(to));
    return silent;
  }
  const line = text.slice(0, from).split('\n').length + firstDifference(text.slice(from, to), table);
  return [...silent, errorAt('settings', page, `differs from ${source}; \`npm run check -- settings --fix\``, line)];
}

function tableOf(settings: [string, Setting][]): string {
  const rows = settings.map(
    ([name, setting]) => `| \`${name}\` | ${defaultOf(setting)} | ${escaped(setting.description ?? '')} |`,
  );
  return ['| Variable | Default | Meaning |', '|---|---|---|', ...rows].join('\n');
}

function defaultOf(setting: Setting): string {
  const parsed = setting.safeParse(undefined);
  if (!parsed.success) return 'required';
  if (parsed.data === undefined || parsed.data === '') return 'none';
  return `\`${escaped(typeof parsed.data === 'string' ? parsed.data : JSON.stringify(parsed.data))}\``;
}

function escaped(cell: string): string {
  return cell.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

function firstDifference(written: string, wanted: string): number {
  const lines = written.split('\n');
  return wanted.split('\n').findIndex((line, index) => line !== lines[index]);
}
