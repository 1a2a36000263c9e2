// Language and phrases (specification 1, 5, 9).
import { act, render, screen } from '@testing-library/react';
import { ConfigProvider, Empty } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import {
  replaceWords,
  commonPhraseIn,
  definePhrases,
  language,
  setLanguage,
  useAntdLocale,
  useLanguage,
} from './index.ts';

const { usePhrases, phrase, phraseIn } = definePhrases('test-words', {
  greeting: { zh: '您好，{name}', en: 'Hello, {name}' },
  save: { zh: '保存', en: 'Save' },
  empty: { zh: '空', en: '' },
});

beforeEach(() => {
  localStorage.clear();
  setLanguage('zh');
});

function Page() {
  const t = usePhrases();
  const [typed, setTyped] = useState('');
  return (
    <ConfigProvider locale={useAntdLocale()}>
      <p>{t('greeting', { name: '<b>林</b>' })}</p>
      <p>{useLanguage()}</p>
      <input aria-label="typed" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <Empty image={null} />
    </ConfigProvider>
  );
}

test('GEN-02 R1.2 Chinese is the default and the choice is stored under languageType', () => {
  expect(language()).toBe('zh');
  setLanguage('en');
  expect(localStorage.getItem('languageType')).toBe('en');
  expect(document.documentElement.lang).toBe('en');
  expect(dayjs('2026-01-05').format('dddd')).toBe('Monday');
  setLanguage('zh');
  expect(localStorage.getItem('languageType')).toBe('zh');
  expect(document.documentElement.lang).toBe('zh-CN');
  expect(dayjs('2026-01-05').format('dddd')).toBe('星期一');
});

test('GEN-02 R1.2 switching the language redraws words and components and keeps what was typed', () => {
  render(<Page />);
  expect(screen.getByText('您好，<b>林</b>')).toBeTruthy();
  expect(screen.getByText('暂无数据', { selector: 'div' })).toBeTruthy();
  const input = screen.getByLabelText<HTMLInputElement>('typed');
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, '沈阳');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  act(() => setLanguage('en'));
  expect(screen.getByText('Hello, <b>林</b>')).toBeTruthy();
  expect(screen.getByText('en')).toBeTruthy();
  expect(screen.getByText('No data', { selector: 'div' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('typed')).toBe(input);
  expect(input.value).toBe('沈阳');
});

test('a placeholder is filled once: text of a user that looks like one is shown as it is', () => {
  expect(phrase('greeting', { name: '{name} $t(save)' })).toBe('您好，{name} $t(save)');
});

test('an empty English text falls back to Chinese', () => {
  expect(phraseIn('en')('empty')).toBe('空');
});

test('overrides change the page at run time, also for words defined later', () => {
  render(<Page />);
  const greeting = { type: 'test-words', key: 'greeting', zh: '{name}，<i>欢迎</i>', en: null };
  act(() => replaceWords([greeting]));
  expect(screen.getByText('<b>林</b>，<i>欢迎</i>')).toBeTruthy();
  replaceWords([{ type: 'test-later', key: 'title', zh: null, en: 'Changed' }]);
  const later = definePhrases('test-later', { title: { zh: '标题', en: 'Title' } });
  expect(later.phraseIn('en')('title')).toBe('Changed');
  expect(later.phraseIn('zh')('title')).toBe('标题');
  expect(phrase('greeting', { name: '林' })).toBe('您好，林');
  replaceWords([]);
  expect(later.phraseIn('en')('title')).toBe('Title');
});

test('English tells one from many; the type knows the name in either form', () => {
  const { phraseIn: words } = definePhrases('test-many', {
    left: { zh: '剩 {count} 项', en: '{count, task|tasks} left' },
  });
  expect(words('en')('left', { count: 1 })).toBe('1 task left');
  expect(words('en')('left', { count: '1,200' })).toBe('1,200 tasks left');
  expect(words('zh')('left', { count: 1 })).toBe('剩 1 项');
  // @ts-expect-error the placeholder is missing
  expect(words('en')('left')).toBe('{count, task|tasks} left');
});

test('wrong keys and missing or unknown placeholders do not compile', () => {
  // @ts-expect-error no such key
  phrase('absent');
  // @ts-expect-error the placeholder is missing
  expect(phrase('greeting')).toBeTruthy();
  // @ts-expect-error no such placeholder
  expect(phrase('greeting', { nome: 'x' })).toBeTruthy();
  expect(phrase('save')).toBe('保存');
});

test.each([
  ['noPermission', '没有权限', 'No permission'],
  ['deleteSuccess', '删除成功', 'Delete success'],
  ['deleteCanceled', '已取消删除', 'Delete canceled'],
  ['updateSuccess', '更新成功', 'Update success'],
  ['createSuccess', '新增成功', 'Create success'],
  ['savedSuccessfully', '保存成功', 'Successfully saved'],
  ['pictureUploadSuccess', '图片上传成功', 'Picture upload success'],
  ['downloading', '正在下载，请稍候...', 'Downloading, please wait...'],
] as const)('GEN-33 R8.5 %s exists in both languages', (key, zh, en) => {
  expect([commonPhraseIn('zh')(key), commonPhraseIn('en')(key)]).toEqual([zh, en]);
});
