// Reads the rows of `definePhrases('<domain>', { key: { zh, en } })` from a source file, with what is wrong in them.
import ts from 'typescript';
import { placeholdersOf } from '../../../packages/contract/src/core/fill-in.ts';
import { type Finding, errorAt } from '../report/finding.ts';
import { lineOf, walk } from './syntax-rules.ts';

export interface PhraseRow {
  domain: string;
  key: string;
  file: string;
  line: number;
}

export interface PhraseReading {
  rows: PhraseRow[];
  findings: Finding[];
}

export function readPhrases(source: ts.SourceFile, file: string): PhraseReading {
  const reading: PhraseReading = { rows: [], findings: [] };
  walk(source, (node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'definePhrases') return;
    const [domain, rows] = node.arguments;
    if (!domain || !ts.isStringLiteralLike(domain) || !rows || !ts.isObjectLiteralExpression(rows)) {
      reading.findings.push(
        errorAt('phrases', file, 'definePhrases takes a literal domain and a literal object', lineOf(node)),
      );
      return;
    }
    for (const property of rows.properties) readRow(reading, domain.text, property, file);
  });
  return reading;
}

function readRow(reading: PhraseReading, domain: string, property: ts.ObjectLiteralElementLike, file: string): void {
  const line = lineOf(property);
  const complain = (message: string): void => void reading.findings.push(errorAt('phrases', file, message, line));
  const isNamed = ts.isPropertyAssignment(property) && isFieldOfCatalogue(property.initializer);
  if (!isNamed && (!ts.isPropertyAssignment(property) || !ts.isObjectLiteralExpression(property.initializer))) {
    complain('a row is written out as key: { zh, en }, or has the name of a field, as key: doctorFields.city');
    return;
  }
  const key = nameOf(property.name);
  if (reading.rows.some((row) => row.domain === domain && row.key === key)) complain(`${key} stands twice`);
  reading.rows.push({ domain, key, file, line });
  if (!ts.isObjectLiteralExpression(property.initializer)) return;
  const texts = new Map<string, string>();
  for (const part of property.initializer.properties) {
    if (!ts.isPropertyAssignment(part)) continue;
    const text = literalText(part.initializer);
    if (text === undefined) complain(`${key}: ${nameOf(part.name)} must be one literal text`);
    else texts.set(nameOf(part.name), text);
  }
  for (const language of ['zh', 'en']) {
    if ((texts.get(language) ?? '').trim() === '') complain(`${key} has no ${language}`);
  }
  const [zh, en] = [placeholders(texts.get('zh') ?? ''), placeholders(texts.get('en') ?? '')];
  if (zh !== en) complain(`${key}: placeholders differ, zh has ${zh || 'none'}, en has ${en || 'none'}`);
}

/** Both languages of it stand in the contract, and the compiler sees that they do. */
const isFieldOfCatalogue = (node: ts.Expression): boolean =>
  ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression) && /[a-z]Fields$/.test(node.expression.text);

/** A text broken over lines with `+` is still literal. */
function literalText(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return undefined;
  const [left, right] = [literalText(node.left), literalText(node.right)];
  return left === undefined || right === undefined ? undefined : left + right;
}

function nameOf(name: ts.PropertyName): string {
  return ts.isStringLiteralLike(name) || ts.isIdentifier(name) ? name.text : name.getText();
}

/** The distinct placeholders of a text, sorted: `{count} of {total}` is `count, total`. */
export function placeholders(text: string): string {
  return placeholdersOf(text)
    .map((name) => name || '{}')
    .join(', ');
}
