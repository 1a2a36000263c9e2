// Reads and writes docs/errors.md: one table row per named error, with what the user does next.
import { inGeneral } from '../../../packages/contract/src/core/fill-in.ts';
import type { NamedRow } from './contract-modules.ts';

export interface PageRow extends NamedRow {
  next: string;
  line: number;
}

const head = `# Errors

Every error an answer can name, as the contract defines it (\`packages/contract/src/<domain>/<domain>.errors.ts\`). The first four
columns are written by \`npm run check -- errors --fix\`; the last one is written by people and kept. \`npm run check\` compares both ways.

| code | status | zh | en | what the user does next |
|---|---|---|---|---|
`;

/** What a person can do about an answer of this status, until somebody writes something better for the one error. */
const usual: Record<number, string> = {
  400: 'Corrects what the message names and sends again.',
  401: 'Signs in again.',
  403: 'Asks the administrator for the permission.',
  404: 'Goes back to the list; the record is gone or was never visible to this user.',
  409: 'Reloads, looks at the new state and decides again.',
  413: 'Makes the file or text smaller and sends again.',
  415: 'Chooses a file of a listed kind.',
  429: 'Waits the stated time and tries again.',
  500: 'Tries again; tells the administrator the request id if it stays.',
  503: 'Tries again in a minute; what was typed is kept.',
  504: 'Tries again in a minute; what was typed is kept.',
};

export function readPage(text: string): PageRow[] {
  return text.split('\n').flatMap((line, index) => {
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
    const [, code, status, zh, en, next] = cells;
    if (!line.startsWith('|') || code === undefined || !code.includes('.') || zh === undefined || en === undefined)
      return [];
    return [{ code: code.replaceAll('`', ''), status: Number(status), zh, en, next: next ?? '', line: index + 1 }];
  });
}

export function writePage(errors: NamedRow[], former: PageRow[]): string {
  const kept = new Map(former.map((row) => [row.code, row.next]));
  const rows = errors.map((error) => {
    const next = kept.get(error.code) || usual[error.status] || '';
    return `| ${[`\`${error.code}\``, String(error.status), error.zh, inGeneral(error.en), next].map(escaped).join(' | ')} |\n`;
  });
  return head + rows.join('');
}

function escaped(cell: string): string {
  return cell.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
