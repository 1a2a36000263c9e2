// Plants faults in phrases and in visible words and sees each found.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkPhrases } from './phrases.ts';
import { type PlantedTree, plantTree } from './planted/planted-tree.ts';

const room = 'apps/web/src/features/visits';
const phrases = `${room}/visits.phrases.ts`;
const screen = `${room}/screens/list.screen.tsx`;
const define = (rows: string, domain = 'visits'): string =>
  `export const { usePhrases } = definePhrases('${domain}', {${rows}});\n`;
const show = (jsx: string): string =>
  `export function List() {\n  const t = usePhrases();\n  return <div>${jsx}</div>;\n}\n`;

describe('phrases check', () => {
  let tree: PlantedTree;
  beforeEach(() => (tree = plantTree()));
  afterEach(() => tree.remove());

  test('sound phrases pass, also keys that are built or come from the contract', async () => {
    tree.plant({
      [phrases]: define(`
        title: { zh: '拜访 {count}', en: 'Visits {count}' },
        'status.done': { zh: '完成', en: 'Done' },
        cancelled: { zh: '已取消', en: 'Cancelled' },
      `),
      [screen]: show(
        "{t('title', { count: 1 })} · &nbsp;{t(`status.${row.status}`)}{t(row.state)}<kbd>Ctrl K</kbd><img alt='' title={t('title')} />",
      ),
      'packages/contract/src/visits/visits.schema.ts': "export const State = z.enum(['cancelled']);\n",
    });
    expect(await checkPhrases(tree.root)).toEqual([]);
  });

  const faults: [words: string, rows: string][] = [
    ['title has no en', "title: { zh: '拜访' }"],
    ['title has no zh', "title: { zh: ' ', en: 'Visits' }"],
    ['title: placeholders differ, zh has count, en has none', "title: { zh: '拜访 {count}', en: 'Visits' }"],
    ['title: zh must be one literal text', "title: { zh: someText, en: 'Visits' }"],
    ['title stands twice', "title: { zh: '一', en: 'One' }, title: { zh: '二', en: 'Two' }"],
    [
      'a row is written out as key: { zh, en }, or has the name of a field, as key: doctorFields.city',
      'title: words.title',
    ],
    ['forgotten is not used', "title: { zh: '拜访', en: 'Visits' }, forgotten: { zh: '忘', en: 'Forgotten' }"],
  ];
  test.each(faults)('it tells “%s”', async (words, rows) => {
    tree.plant({ [phrases]: define(rows), [screen]: show("{t('title')}") });
    expect((await checkPhrases(tree.root)).map((finding) => finding.message)).toContain(words);
  });

  test('a row may have the name of a field, and must be used like any other', async () => {
    tree.plant({
      [phrases]: define('title: visitFields.products, other: visitFields.state'),
      [screen]: show("{t('title')}"),
    });
    expect((await checkPhrases(tree.root)).map((finding) => finding.message)).toEqual(['other is not used']);
  });

  test('a use in another room does not count', async () => {
    tree.plant({
      [phrases]: define("title: { zh: '拜访', en: 'Visits' }"),
      'apps/web/src/features/tasks/screens/list.screen.tsx': show("{t('title')}"),
    });
    expect(await checkPhrases(tree.root)).toContainEqual(
      expect.objectContaining({ rule: 'unused-phrase', file: phrases }),
    );
  });

  test('phrases outside a phrases file, or under a foreign name, are found', async () => {
    tree.plant({
      [`${room}/parts/card.tsx`]: define("title: { zh: '卡', en: 'Card' }").replaceAll('卡', 'x'),
      [phrases]: define("other: { zh: '拜访', en: 'Visits' }", 'tasks'),
      [screen]: show("{t('title')}{t('other')}"),
    });
    const messages = (await checkPhrases(tree.root)).map((finding) => finding.message);
    expect(messages).toEqual(
      expect.arrayContaining(['definePhrases stands in a *.phrases.ts file', 'phrases of visits are named tasks']),
    );
  });

  test.each([
    'Save',
    '保存',
    "{'Save'}",
    "{saved ? 'Yes' : undefined}",
    "{saved && '保存'}",
    '{`Total ${count}`}',
    "{'Total ' + count}",
    '<input placeholder="Name" />',
    "<input aria-label={'Name'} />",
    '<img alt="Photo" />',
    '<Field label="Name" />',
    "<i title={given ?? 'None'} />",
    "<Table columns={[{ title: '姓名' }]} />",
    "{names.join('、')}",
  ])('a visible word is found in %s', async (jsx) => {
    tree.plant({ [screen]: show(jsx), 'packages/ui/src/table/crm-table.tsx': show(jsx) });
    const files = (await checkPhrases(tree.root))
      .filter((finding) => finding.rule === 'visible-words')
      .map((finding) => finding.file);
    expect(files).toEqual([screen, 'packages/ui/src/table/crm-table.tsx']);
  });

  test('the gallery and tests may speak', async () => {
    tree.plant({ 'packages/ui/src/gallery/page.tsx': show('Save'), [`${room}/screens/list.test.tsx`]: show('Save') });
    expect(await checkPhrases(tree.root)).toEqual([]);
  });
});
