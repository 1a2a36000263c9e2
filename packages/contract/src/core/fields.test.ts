// Texts that look the same are the same.
import { expect, it } from 'vitest';
import { z } from 'zod';
import { text } from './fields.ts';

it('what shows nothing is taken out of a text, and blanks of every width are one', () => {
  const name = text(10, 1);
  expect(name.parse('\u3000王\u200b小\ufeff明\u00a0')).toBe('王小明');
  expect(name.parse('阿\u200d里\u3000木')).toBe('阿里 木');
  expect(name.parse('Li\u2003Jing\u200f')).toBe('Li Jing');
  expect(name.parse('👩\u200d⚕️ 王')).toBe('👩\u200d⚕️ 王');
  expect(name.safeParse('\u200b\u3000\u200b').success).toBe(false);
  expect(name.parse(`${'王'.repeat(10)}\u200b`)).toHaveLength(10);
  expect(z.toJSONSchema(name)).toMatchObject({ type: 'string', minLength: 1, maxLength: 10 });
});
