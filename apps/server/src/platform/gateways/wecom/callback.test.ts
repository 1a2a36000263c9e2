// Sealed calls of enterprise chat: the published example opens, what was tampered with does not.
import { describe, expect, it } from 'vitest';
import { callback, sealFor, signedQuery, xmlOf } from '../../../../../../tools/testing/servers/wecom-calls.ts';
import { contactEventIn, openSealed, sealedIn } from './callback.ts';

/** The example of WeCom's documentation. */
const example = {
  signature: '5c45ff5e21c57e6ad56bac8758b79b1d9ac89fd3',
  timestamp: '1409659589',
  nonce: '263014780',
  sealed: 'P9nAzCzyDtyTWESHep1vC5X9xho/qYX3Zpb4yKa9SKld1DsH3Iyt3tP3zNdtp+4RPcs8TgAE7OaBO+FZXvnaqQ==',
};
const corpId = 'wx5823bf96d3bd56c7';

/** Signed with the right token, whatever it seals. */
const signed = (sealed: string) => {
  const { msg_signature: signature = '', timestamp = '', nonce = '' } = signedQuery({ sealed, at: new Date() });
  return { signature, timestamp, nonce, sealed };
};

describe('a sealed call', () => {
  it('opens as the published example says', () => {
    expect(openSealed(callback, corpId, example)).toBe('1616140317555161061');
  });

  it.each([
    ['another signature', { ...example, signature: '0'.repeat(40) }],
    ['a signature that is none', { ...example, signature: 'zz' }],
    ['another time', { ...example, timestamp: '1409659590' }],
    ['another nonce', { ...example, nonce: '1' }],
    ['another content', { ...example, sealed: example.sealed.replace('P9n', 'P9m') }],
  ])('is not opened with %s', (_, call) => {
    expect(openSealed(callback, corpId, call)).toBeUndefined();
  });

  it('is not opened for another enterprise, with another key or where nothing is sealed', () => {
    const other = { ...callback, aesKey: callback.aesKey.replace('jWm', 'kWm') };
    expect(openSealed(callback, 'another', example)).toBeUndefined();
    expect(openSealed(other, corpId, example)).toBeUndefined();
    for (const sealed of ['', 'AAAA', Buffer.alloc(32).toString('base64'), Buffer.alloc(64, 7).toString('base64')])
      expect(openSealed(callback, corpId, signed(sealed))).toBeUndefined();
  });

  it('carries texts of any length and language', () => {
    for (const text of ['', 'a', '医'.repeat(5000)])
      expect(openSealed(callback, corpId, signed(sealFor(corpId, text)))).toBe(text);
  });
});

const told = { ToUserName: 'corp', Event: 'change_external_contact', UserID: 'chen.yizhou', ExternalUserID: 'wm_1' };

describe('an event', () => {
  it.each([
    ['add_external_contact', false],
    ['add_half_external_contact', false],
    ['edit_external_contact', false],
    ['del_external_contact', true],
    ['del_follow_user', true],
  ])('%s is about a colleague and a contact', (ChangeType, isGone) => {
    const event = contactEventIn(xmlOf({ ...told, ChangeType }));
    expect(event).toEqual({ userId: 'chen.yizhou', externalUserId: 'wm_1', isGone });
  });

  it.each([
    ['another event', xmlOf({ ...told, Event: 'subscribe', ChangeType: 'add_external_contact' })],
    ['another change', xmlOf({ ...told, ChangeType: 'transfer_fail' })],
    ['no colleague', xmlOf({ ...told, UserID: '', ChangeType: 'add_external_contact' })],
    ['a contact that is none', xmlOf({ ...told, ExternalUserID: '../x', ChangeType: 'add_external_contact' })],
    ['no XML', 'add_external_contact'],
    ['an end that is missing', '<xml><Event>change_external_contact</Event>'],
    ['a field further down', `<xml><a>${xmlOf(told)}</a></xml>`],
  ])('is passed over with %s', (_, xml) => {
    expect(contactEventIn(xml)).toBeUndefined();
  });

  it('declares no entities', () => {
    const xml = '<!DOCTYPE x [<!ENTITY e "wm_1">]><xml><Encrypt>&e;</Encrypt></xml>';
    expect(sealedIn(xml)).toBeUndefined();
    expect(sealedIn(xmlOf({ ToUserName: 'corp', Encrypt: 'abc=' }))).toBe('abc=');
  });
});
