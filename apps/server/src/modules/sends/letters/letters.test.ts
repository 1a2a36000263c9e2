// Messages stay what they are: no name or title becomes a header, markup or a placeholder; and the hours in which nothing goes out.
import { expect, it } from 'vitest';
import { afterQuiet } from '../sends.policy.ts';
import { linksOf, withOwnLinks } from '../reading/article-links.policy.ts';
import { chatOf, leaveHeaders, mailOf, smsOf } from './letter.policy.ts';

const facts = {
  kind: 'ARTICLE' as const,
  when: '',
  place: '',
  answerBy: '',
  enterpriseName: '维立医药',
  doctorName: '李雷',
  opening: '',
  again: '',
  title: '标题',
  summary: '摘要',
  approvalNumber: 'YJA-2026-0001',
  expiresOn: '2027-01-01',
  link: 'https://crm.example/read/1.x',
  leave: 'https://crm.example/unsubscribe/1.x',
};

it('a line break in a title begins no header', () => {
  const { subject } = mailOf({ ...facts, title: '标题\r\nBcc: all@example.org\u2028x\u0000y' });
  expect(subject).toBe('标题 Bcc: all@example.org x y');
});

it('markup in a name is text, and a placeholder in a title stays as it is', () => {
  const { html, text } = mailOf({
    ...facts,
    doctorName: '<img src=x onerror=alert(1)>',
    title: '{leave} "与" {doctorName}',
  });
  expect(html).not.toContain('<img');
  expect(html).toContain('&#60;img src=x onerror=alert(1)&#62;医生');
  expect(text).toContain('《{leave} "与" {doctorName}》');
  expect(smsOf({ ...facts, title: '{link}' }).text).toContain('《{link}》');
});

it('a message of enterprise chat names no doctor, so that one text is good for all, and shows its card below', () => {
  const { text, ...rest } = chatOf({ ...facts, title: '{link}\r\n', summary: '' });
  expect(rest).toEqual({ subject: '', html: '' });
  expect(text).toMatch(/^老师您好，为您推荐学术文章《\{link\}》。/);
  expect(text).not.toContain('李雷');
  expect(text.endsWith(`\n\n{link}\n维立医药\n${facts.link}`)).toBe(true);
});

it('the message is one click from its end (RFC 8058)', () => {
  expect(leaveHeaders(facts.leave)).toEqual({
    'List-Unsubscribe': '<https://crm.example/unsubscribe/1.x>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});

it('links of an article are followed by number and are those of the article', () => {
  const html =
    '<p><a href="https://a.example/?x=1&amp;y=2" rel="noopener">甲</a><a href="mailto:a@b.example">乙</a><a href="https://b.example/">丙</a></p>';
  expect(linksOf(html)).toEqual(['https://a.example/?x=1&y=2', 'https://b.example/']);
  const own = withOwnLinks(html, '/read/1.x');
  expect(own).toContain('<a href="/read/1.x/link/0" rel');
  expect(own).toContain('<a href="/read/1.x/link/1">丙');
  expect(own).toContain('mailto:a@b.example');
});

const at = (time: string): Date => new Date(`2026-05-10T${time}:00+08:00`);
it.each([
  ['20:59', 21, 8, '2026-05-10T12:59:00.000Z'],
  ['21:00', 21, 8, '2026-05-11T00:00:00.000Z'],
  ['23:30', 21, 8, '2026-05-11T00:00:00.000Z'],
  ['00:10', 21, 8, '2026-05-10T00:00:00.000Z'],
  ['07:59', 21, 8, '2026-05-10T00:00:00.000Z'],
  ['08:00', 21, 8, '2026-05-10T00:00:00.000Z'],
  ['12:30', 12, 14, '2026-05-10T06:00:00.000Z'],
  ['23:30', 24, 24, '2026-05-10T15:30:00.000Z'],
  ['03:00', 0, 0, '2026-05-09T19:00:00.000Z'],
])('at %s with quiet hours from %i to %i a message goes out at %s', (time, from, to, expected) => {
  expect(afterQuiet(at(time), { from, to }).toISOString()).toBe(expected);
});
