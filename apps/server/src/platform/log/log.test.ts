// What the log says of a fault: no more than it should.
import { expect, test } from 'vitest';
import { faultOf } from './fault.ts';

test('a fault is told by a closed list of fields, its causes too, and only so deep', () => {
  const root: Error & { socket?: object } = new Error('root');
  root.socket = { password: 'x' };
  const chain = [1, 2, 3, 4, 5].reduce<Error>((cause, depth) => new Error(`level ${depth}`, { cause }), root);
  const told = faultOf(chain);
  expect(JSON.stringify(told)).not.toContain('password');
  expect(told.cause?.cause?.cause).toMatchObject({ message: 'level 2' });
  expect(told.cause?.cause?.cause).not.toHaveProperty('cause');
  expect(faultOf('a text')).toEqual({ type: 'string', message: 'a text' });
  expect(faultOf({ socket: {} })).toEqual({ type: 'object', message: 'no Error' });
});
