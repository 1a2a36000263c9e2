// Wrong settings are named, all at once, before anything is started.
import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const faultsOf = (environment: Record<string, string>): string => {
  try {
    readSettings(environment);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

it.each([
  ['PUBLIC_ORIGIN', 'crm.example'],
  ['PUBLIC_ORIGIN', 'https://crm.example/'],
  ['PUBLIC_ORIGIN', 'ftp://crm.example'],
  ['TRUSTED_PROXY', 'nonsense'],
  ['TRUSTED_PROXY', '10.0.0.0/33'],
  ['TRUSTED_PROXY', 'true'],
  ['GATEWAYS', 'https://a.example'],
  ['GATEWAYS', 'a.example=https://gateway.example'],
  ['FALLBACK_GATEWAY', 'gateway'],
  ['SMS_GATEWAY', 'sms.example'],
  ['CHAT_GATEWAY', 'file:///etc/passwd'],
  ['WECOM_SECRETS', 'corp=secret'],
  ['DATABASE_URL', 'mysql://a/b'],
  ['CLICKHOUSE_URL', 'tcp://columns.example:9000/yijian'],
  ['CLICKHOUSE_URL', 'http://columns.example:8123'],
  ['ANSWER_TIMEOUT_MS', '9999999999'],
  ['ACCESS_TOKEN_SECONDS', '99999999999'],
  ['DATABASE_POOL', '0'],
  ['PORT', '65536'],
  ['SEED', 'large'],
])('names %s when it is %j', (name, value) => {
  expect(faultsOf({ [name]: value })).toMatch(new RegExp(`^These settings are wrong:\\n  ${name}: \\S`));
});

it('names every wrong setting at once', () => {
  const message = faultsOf({ PORT: 'x', LOG_LEVEL: 'loud', PUBLIC_ORIGIN: 'x', USAGE_TRACKING: 'x' });
  expect(message.split('\n').map((line) => line.trim().split(':')[0])).toEqual([
    'These settings are wrong',
    'PORT',
    'PUBLIC_ORIGIN',
    'USAGE_TRACKING',
    'LOG_LEVEL',
  ]);
});

it('names what the chosen SMS service cannot do without', () => {
  const message = faultsOf({ SMS_PROVIDER: 'tencent', SMS_KEY_ID: 'a', SMS_KEY_SECRET: 'b', SMS_SIGN_NAME: 'c' });
  expect(message.match(/SMS_[A-Z_]+(?=:)/g)).toEqual(['SMS_CODE_TEMPLATE', 'SMS_APP_ID']);
  expect(faultsOf({ SMS_PROVIDER: 'pigeon' })).toContain('SMS_PROVIDER');
});

it('takes what is right, and an empty value as none', () => {
  const settings = {
    PUBLIC_ORIGIN: 'https://crm.example:8443',
    TRUSTED_PROXY: '127.0.0.1, 10.0.0.0/8, ::1, loopback',
    GATEWAYS: 'https://a.example=https://gateway.example/prod-api, http://b.example:8080=/prod-api',
    FALLBACK_GATEWAY: '/prod-api',
    CHAT_GATEWAY: 'http://127.0.0.1:9',
    DATABASE_URL: 'postgresql://yijian@localhost/yijian',
  };
  expect(readSettings({ ...settings, PORT: '', DATA_DIR: '' })).toMatchObject({
    ...settings,
    PORT: 8080,
    DATA_DIR: '.data',
  });
});
