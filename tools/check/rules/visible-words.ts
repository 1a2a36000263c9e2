// Finds words a user would see that do not come from phrases: in JSX text, in spoken attributes, and any Chinese.
import ts from 'typescript';
import { type Finding, errorAt } from '../report/finding.ts';
import { lineOf, walk } from './syntax-rules.ts';

const spokenAttributes = new Set(['title', 'placeholder', 'aria-label', 'label', 'alt']);
const letter = /\p{L}/u;
/** Characters, and marks that stand between Chinese words alone; not the comma, which people type in lists of either language. */
const chinese = /[\p{Script=Han}、；：。！？（）]/u;

export function visibleWords(source: ts.SourceFile, file: string): Finding[] {
  const found = new Map<number, Finding>();
  const complain = (node: ts.Node, text: string): void => {
    const shown = text.trim().replaceAll(/\s+/g, ' ').slice(0, 40);
    found.set(
      node.getStart(),
      errorAt('visible-words', file, `“${shown}” belongs into phrases, in zh and en`, lineOf(node)),
    );
  };
  walk(source, (node) => {
    if (isInKey(node)) return;
    if (ts.isJsxText(node) && letter.test(withoutEntities(node.text))) complain(node, node.text);
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) {
      for (const [part, text] of literals(node.expression)) complain(part, text);
    }
    if (ts.isJsxAttribute(node) && spokenAttributes.has(node.name.getText()) && node.initializer) {
      const value = ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer;
      for (const [part, text] of value ? literals(value) : []) complain(part, text);
    }
    if (isText(node) && chinese.test(node.text)) complain(node, node.text);
  });
  return [...found.values()];
}

/** Names of keys on a keyboard are the same in both languages; they stand in <kbd>. */
function isInKey(node: ts.Node): boolean {
  const holder = ts.isJsxText(node) || ts.isJsxExpression(node) ? node.parent : undefined;
  return holder !== undefined && ts.isJsxElement(holder) && holder.openingElement.tagName.getText() === 'kbd';
}

function withoutEntities(text: string): string {
  return text.replaceAll(/&[#\w]+;/g, '');
}

function isText(node: ts.Node): node is ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail {
  return ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
}

/** Literal texts that an expression may come to, without what is passed into calls: `t('key')` shows no literal. */
function literals(value: ts.Node): [ts.Node, string][] {
  if (ts.isStringLiteralLike(value)) return letter.test(value.text) ? [[value, value.text]] : [];
  if (ts.isTemplateExpression(value)) {
    const fixed = [value.head.text, ...value.templateSpans.map((span) => span.literal.text)].join(' ');
    const inner = value.templateSpans.flatMap((span) => literals(span.expression));
    return letter.test(fixed) ? [[value, fixed], ...inner] : inner;
  }
  if (ts.isParenthesizedExpression(value) || ts.isAsExpression(value) || ts.isNonNullExpression(value))
    return literals(value.expression);
  if (ts.isConditionalExpression(value)) return [...literals(value.whenTrue), ...literals(value.whenFalse)];
  if (ts.isBinaryExpression(value)) {
    const kind = value.operatorToken.kind;
    if (
      kind === ts.SyntaxKind.PlusToken ||
      kind === ts.SyntaxKind.BarBarToken ||
      kind === ts.SyntaxKind.QuestionQuestionToken
    ) {
      return [...literals(value.left), ...literals(value.right)];
    }
    return kind === ts.SyntaxKind.AmpersandAmpersandToken ? literals(value.right) : [];
  }
  return [];
}
