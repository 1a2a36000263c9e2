// Who hears of changed rights: everyone of the enterprise or those concerned, once for what changes together (specification 6).
import { rightsTopic } from '@yijian/contract/notifications';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createHub, type Hub } from '../../../platform/stomp/index.ts';
import { readableTopic, topicKey } from '../notifications.policy.ts';
import { createRightsFeed } from './rights.service.ts';

let hub: Hub;
let heard: string[];

beforeEach(() => {
  vi.useFakeTimers();
  hub = createHub();
  heard = [];
  for (const [enterprise, user] of [
    ['1', '7'],
    ['1', '8'],
    ['2', '7'],
  ] as const)
    hub.add(topicKey(enterprise, rightsTopic(user)), {
      subscription: 'sub-0',
      destination: rightsTopic(user),
      send: () => heard.push(`${enterprise} ${user}`),
    });
});
afterEach(() => vi.useRealTimers());

const feed = () => createRightsFeed({ hub, usersOf: (enterpriseId) => (enterpriseId === '1' ? ['7', '8'] : ['7']) });

describe('changed rights', () => {
  test('reach everyone of the enterprise once, and nobody of another', () => {
    const { heard: take } = feed();
    for (let index = 0; index < 5; index += 1) take('1');
    vi.runAllTimers();
    expect(heard).toEqual(['1 7', '1 8']);
  });

  test('reach only those concerned when they are named', () => {
    const { heard: take } = feed();
    take('1 8,99');
    vi.runAllTimers();
    expect(heard).toEqual(['1 8']);
  });

  test('are heard on the own topic alone', () => {
    expect(readableTopic('1', '7', rightsTopic('7'))).toBe('1 /topic/user7/rights');
    for (const destination of [rightsTopic('8'), '/topic/user7/rights/', '/topic/user*/rights', '/topic/rights'])
      expect([destination, readableTopic('1', '7', destination)]).toEqual([destination, undefined]);
  });
});
