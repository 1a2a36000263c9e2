// How questions are taken apart and passages ranked.
import { describe, expect, test } from 'vitest';
import { isOffLabel, tellsAdverseEvent } from './guard.policy.ts';
import { extracted, partsOf, rank, termsOf, type Passage } from './passages.policy.ts';

const passage = (id: string, text: string, title = '标题'): Passage => ({
  kind: 'ARTICLE',
  id,
  title,
  section: '',
  text,
  version: '第 1 版',
  path: '',
});

describe('terms of a question', () => {
  test('are pairs of Chinese characters and Latin words, without those that say nothing', () => {
    expect(termsOf('请问偏头痛怎么预防？')).toEqual(['偏头', '头痛', '预防']);
    expect(termsOf('What is the dose of Lacosamide-XR in 2026?')).toEqual(['dose', 'lacosamide-xr', '2026']);
    expect(termsOf('什么是？')).toEqual([]);
  });
});

describe('the passages of an answer', () => {
  test('cover what was asked, and none is taken that does not', () => {
    const found = rank(termsOf('偏头痛预防'), [
      passage('1', '高血压的分级与随访'),
      passage('2', '偏头痛的预防治疗从每月头痛日说起'),
    ]);
    expect(found.map(({ id }) => id)).toEqual(['2']);
  });

  test('are at most two of one document and five in all', () => {
    const of = (id: string) => Array.from({ length: 4 }, () => passage(id, '偏头痛预防'));
    const found = rank(termsOf('偏头痛预防'), ['1', '2', '3', '4'].flatMap(of));
    expect(found.map(({ id }) => id)).toEqual(['1', '1', '2', '2', '3']);
  });

  test('stand in the built-in answer with their numbers and nothing else', () => {
    expect(extracted([passage('1', '正文甲'), passage('2', '正文乙', '另一篇')], 'zh').split('\n\n')).toEqual([
      '在您可查看的资料中找到 2 段相关内容：',
      '标题：正文甲 [1]',
      '另一篇：正文乙 [2]',
    ]);
  });

  test('of an article are its paragraphs and lists below their heading, without markup', () => {
    const html = '<h2>用法</h2><p>每日 <b>两次</b> &lt;5 mg</p><ul><li>餐前</li><li>餐后</li></ul>';
    expect(partsOf(html)).toEqual([
      { section: '用法', text: '每日 两次 <5 mg' },
      { section: '用法', text: '餐前；餐后' },
    ]);
  });
});

describe('what must not simply be answered', () => {
  test.each(['能否超说明书使用', '用于未获批准的适应症可以吗', 'Is off-label use possible?'])(
    '%s is off label',
    (question) => {
      expect(isOffLabel(question)).toBe(true);
    },
  );

  test('a question about an approved indication is not off label', () => {
    expect(isOffLabel('批准的适应症是什么')).toBe(false);
  });

  test('a harm that happened to a person is an adverse event, a question about the product is none', () => {
    expect(tellsAdverseEvent('一位患者用药后出现皮疹')).toBe(true);
    expect(tellsAdverseEvent('常见副作用有哪些')).toBe(false);
  });
});
