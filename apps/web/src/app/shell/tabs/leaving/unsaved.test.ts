// What was typed stays unsaved while its page is behind another, and is forgotten with its form or its page.
import { expect, it } from 'vitest';
import { useTabs } from '../tabs-store.ts';
import { forgetUnsaved, isUnsaved, unsavedIn } from './unsaved.ts';

const visit = (id: string, cached = true): void =>
  useTabs.getState().visit({ id, address: `/${id}`, titles: { zh: id, en: id }, fixed: false, cached });

it('a form that rests behind another page holds its tab, one that is gone does not', () => {
  const tell = unsavedIn('form');
  visit('form');
  tell('a', true);
  visit('other');
  // The effects of a hidden page rest, as if its forms were gone.
  tell('a', false);
  expect(isUnsaved('form')).toBe(true);
  visit('form');
  tell('a', true);
  tell('b', true);
  tell('a', false);
  expect(isUnsaved('form')).toBe(true);
  tell('b', false);
  expect(isUnsaved('form')).toBe(false);
  expect(isUnsaved('other')).toBe(false);
});

it('a page that is not kept behind others holds nothing once it was left', () => {
  visit('detail', false);
  unsavedIn('detail')('a', true);
  expect(isUnsaved('detail')).toBe(true);
  visit('other');
  unsavedIn('detail')('a', false);
  expect(isUnsaved('detail')).toBe(false);
});

it('a page that was closed holds nothing when it is opened again', () => {
  visit('form');
  unsavedIn('form')('a', true);
  forgetUnsaved(['form']);
  expect(isUnsaved('form')).toBe(false);
});
