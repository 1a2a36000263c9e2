// Browser tests that hold on any day, in any order and at any speed: no row picked by its place, no wait by the watch.
import ts from 'typescript';
import { type Finding, errorAt } from '../../report/finding.ts';
import { lineOf, parse, walk } from '../syntax-rules.ts';

const PLACES = new Set(['first', 'last', 'nth']);
const LISTS = new Set(['rows', 'cards']);
const ROWS = /ant-table-row|yj-cards-item/;
/** Rows that are known by their words. */
const KNOWN = /\bhasText\b/;

export async function steadyFindings(root: string, files: string[]): Promise<Finding[]> {
  const journeys = files.filter((file) => /^e2e\/.*\.spec\.ts$/.test(file));
  const found = await Promise.all(
    journeys.map(async (file) => {
      const source = await parse(root, file);
      return [...placePicks(source, file), ...watchWaits(source, file)];
    }),
  );
  return found.flat();
}

function placePicks(source: ts.SourceFile, file: string): Finding[] {
  const found: Finding[] = [];
  const lists = new Set([...LISTS, ...namesOfLists(source)]);
  walk(source, (node) => {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
    const { name, expression: from } = node.expression;
    if (!PLACES.has(name.text) || !isList(from, lists) || isOnlyAwaited(node)) return;
    const words =
      'the day and other tests decide which row stands here: choose a record by what it is, or make it, and find its row by id or by a name of its own (tools/testing/journeys/records.ts)';
    found.push(errorAt('steady-rows', file, words, lineOf(name)));
  });
  return found;
}

/** Names the file gives to lists of rows. */
function namesOfLists(source: ts.SourceFile): string[] {
  const names: string[] = [];
  walk(source, (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer && isList(node.initializer))
      names.push(node.name.text);
  });
  return names;
}

function isList(node: ts.Node, lists: ReadonlySet<string> = LISTS): boolean {
  if (KNOWN.test(node.getText())) return false;
  let isOne = false;
  walk(node, (part) => {
    isOne ||= ts.isStringLiteralLike(part) && ROWS.test(part.text);
    isOne ||= ts.isIdentifier(part) && lists.has(part.text);
    isOne ||= ts.isCallExpression(part) && part.getText().endsWith(".getByRole('row')");
  });
  return isOne;
}

/** `expect(pick).toBeVisible()` and `pick.waitFor()`: any row will do. */
function isOnlyAwaited(pick: ts.Node): boolean {
  const { parent } = pick;
  if (ts.isPropertyAccessExpression(parent) && parent.expression === pick) {
    if (parent.name.text === 'waitFor') return true;
    return parent.name.text === 'or' && isOnlyAwaited(parent.parent);
  }
  if (!ts.isCallExpression(parent) || parent.expression.getText() !== 'expect') return false;
  return ts.isPropertyAccessExpression(parent.parent) && parent.parent.name.text === 'toBeVisible';
}

function watchWaits(source: ts.SourceFile, file: string): Finding[] {
  const found: Finding[] = [];
  walk(source, (node) => {
    const isSleep = ts.isPropertyAccessExpression(node) && node.name.text === 'waitForTimeout';
    const isQuiet = ts.isStringLiteralLike(node) && node.text === 'networkidle';
    if (isSleep || isQuiet)
      found.push(errorAt('steady-waits', file, 'wait for what the test needs to be there, not for time', lineOf(node)));
  });
  return found;
}
