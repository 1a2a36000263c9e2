// What a page showed when its test failed, from the snapshot that Playwright attaches: nobody else sees a machine of a build.
import { readFileSync } from 'node:fs';

const LONGEST = 700;

/** One line; empty when the result has no snapshot. */
export function pageShown(result) {
  const file = result.attachments?.find(({ name }) => name === 'error-context')?.path;
  const lines = /```yaml\n([\s\S]*?)\n```/.exec(textOf(file))?.[1].split('\n');
  if (!lines) return '';
  // Dialogs lie over the page; the menu before the main part is the same everywhere.
  const parts = [...blocksOf(lines, /^\s*- (?:alert)?dialog\b/), ...blocksOf(lines, /^\s*- main\b/)];
  const words = (parts.length > 0 ? parts.flat() : lines).map(clean).filter(Boolean);
  return words.join(' / ').slice(0, LONGEST);
}

/** The lines that begin so, each with those that stand deeper below it. */
function blocksOf(lines, begins) {
  const depth = (line) => line.search(/\S/);
  const blocks = [];
  for (let at = 0; at < lines.length; at += 1) {
    if (!begins.test(lines[at])) continue;
    const length = lines.slice(at + 1).findIndex((line) => depth(line) <= depth(lines[at]));
    const end = length === -1 ? lines.length : at + 1 + length;
    blocks.push(lines.slice(at, end));
    at = end - 1;
  }
  return blocks;
}

/** Without what only a machine reads: marks of elements, addresses, boxes without a role. */
function clean(line) {
  const words = line
    .trim()
    .replace(/^- /, '')
    .replaceAll(/ \[(?:ref|cursor)=[^\]]*\]/g, '')
    .replace(/^(?:generic|text):? ?/, '')
    .replace(/:$/, '');
  return words.startsWith('/url:') ? '' : words;
}

function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
