// Rules the import graph cannot see: no `export *`, services as plain functions (A7), statements only in *.sql.ts (A8), `err` in logs.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { type Finding, errorAt } from '../report/finding.ts';
import { isTypeScript } from '../report/source-files.ts';

const mayWriteSql = /\.sql\.ts$|^apps\/server\/src\/platform\/(db|jobs)\/|^(tools|database|bench)\//;

export async function syntaxFindings(root: string, files: string[]): Promise<Finding[]> {
  const found = await Promise.all(
    files.filter(isTypeScript).map(async (file) => {
      const source = await parse(root, file);
      return [...starExports(source, file), ...sqlTags(source, file), ...services(source, file), ...logs(source, file)];
    }),
  );
  return found.flat();
}

export async function parse(root: string, file: string): Promise<ts.SourceFile> {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, await readFile(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest, true, kind);
}

export function lineOf(node: ts.Node): number {
  return node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1;
}

/** Calls `look` for the node and everything below it. */
export function walk(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  ts.forEachChild(node, (child) => walk(child, look));
}

function starExports(source: ts.SourceFile, file: string): Finding[] {
  return source.statements
    .filter(
      (statement) =>
        ts.isExportDeclaration(statement) && (!statement.exportClause || ts.isNamespaceExport(statement.exportClause)),
    )
    .map((statement) => errorAt('A6-no-export-star', file, 'a door lists the names it gives out', lineOf(statement)));
}

function sqlTags(source: ts.SourceFile, file: string): Finding[] {
  const found: Finding[] = [];
  if (mayWriteSql.test(file)) return found;
  walk(source, (node) => {
    if (ts.isTaggedTemplateExpression(node) && /(^|\.)sql$/.test(node.tag.getText())) {
      found.push(errorAt('A8-database', file, 'a statement stands in a *.sql.ts file', lineOf(node)));
    }
  });
  return found;
}

const levels = new Set(['trace', 'debug', 'info', 'warn', 'error', 'fatal']);

/** The logger writes message and stack of what is named `err`, and of nothing else. */
function logs(source: ts.SourceFile, file: string): Finding[] {
  const found: Finding[] = [];
  walk(source, (node) => {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
    const { name, expression } = node.expression;
    const [fields] = node.arguments;
    if (!levels.has(name.text) || !/(^|\.)log$/.test(expression.getText()) || fields === undefined) return;
    if (!ts.isObjectLiteralExpression(fields)) return;
    for (const field of fields.properties)
      if (field.name?.getText() === 'error')
        found.push(errorAt('log-err', file, 'a fault is logged as `err`, so that its stack is written', lineOf(field)));
  });
  return found;
}

/** A7: what a service gives out are functions `(ctx, input)`; nothing is built, held or handed around. */
function services(source: ts.SourceFile, file: string): Finding[] {
  if (!file.endsWith('.service.ts')) return [];
  const found: Finding[] = [];
  const complain = (node: ts.Node, message: string): void =>
    void found.push(errorAt('A7-plain-services', file, message, lineOf(node)));
  for (const statement of source.statements) {
    if (ts.isClassDeclaration(statement)) complain(statement, 'a service is plain functions, not a class');
    if (ts.isFunctionDeclaration(statement) && isExported(statement)) {
      const name = statement.name?.text ?? 'the function';
      if (!/^(ctx|context)$/.test(statement.parameters[0]?.name.getText() ?? '')) {
        complain(statement, `${name} takes the context first: (ctx, input)`);
      } else if (statement.parameters.length > 2) {
        complain(statement, `${name} takes ${statement.parameters.length} arguments; a service takes (ctx, input)`);
      }
    }
    if (ts.isVariableStatement(statement) && isExported(statement)) {
      complain(
        statement,
        'a service gives out functions written `export function`; rules and constants stand in the policy',
      );
    }
  }
  return found;
}

function isExported(node: ts.FunctionDeclaration | ts.VariableStatement): boolean {
  return node.modifiers?.some((modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword) ?? false;
}
