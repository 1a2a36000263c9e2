// The words of a message. They are fixed: whatever stands in a name or a title is text, never markup, header or placeholder.
import type { SendChannel, SendMessage, SendSubject } from '@yijian/contract/sends';
import { escapeHtml, oneLine } from '../../../platform/gateways/index.ts';
import { greetings, letterTexts, type LetterTexts } from './letter-texts.policy.ts';

/** What a message tells of its subject; empty where the kind has none. */
export interface SubjectFacts {
  readonly kind: SendSubject['kind'];
  readonly title: string;
  readonly summary: string;
  /** Of an article its approval, of a meeting its number. */
  readonly approvalNumber: string;
  /** YYYY-MM-DD */
  readonly expiresOn: string;
  readonly when: string;
  readonly place: string;
  /** Of a reminder the last day on which an answer is asked for, YYYY-MM-DD. */
  readonly answerBy: string;
}

export interface LetterFacts extends SubjectFacts {
  readonly enterpriseName: string;
  readonly doctorName: string;
  /** The approved line as this doctor reads it; empty: the greeting of the product. */
  readonly opening: string;
  /** Begins the subject of a mail that repeats an article; empty otherwise. */
  readonly again: string;
  /** Address of the reading page. */
  readonly link: string;
  /** Address that ends the messages of this channel. */
  readonly leave: string;
}

/** Fills in one pass, so that a value that looks like a placeholder stays what it is. */
const fill = (template: string, values: LetterFacts, write: (text: string) => string): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: keyof LetterFacts) => write(values[name]));

const same = (text: string): string => text;

/** Every fact on one line, with the first words of the message. */
function cleaned(facts: LetterFacts, channel: SendChannel): LetterFacts {
  const entries = Object.entries(facts).map(([name, value]) => [name, oneLine(value as string)]);
  const values = Object.fromEntries(entries) as unknown as LetterFacts;
  return values.opening === '' ? { ...values, opening: fill(greetings[channel], values, same) } : values;
}

/** An invitation that tells until when to answer is a reminder. */
const textsOf = ({ kind, answerBy }: Pick<SubjectFacts, 'kind' | 'answerBy'>): LetterTexts =>
  letterTexts[answerBy === '' ? kind : 'REMINDER'];

export function mailOf(facts: LetterFacts): SendMessage {
  const values = cleaned(facts, 'MAIL');
  const { mailSubject, mailHtml, mailText } = textsOf(facts);
  return {
    subject: fill(mailSubject, values, same),
    html: fill(mailHtml, values, escapeHtml),
    text: fill(mailText, values, same),
  };
}

export const smsOf = (facts: LetterFacts): SendMessage => ({
  subject: '',
  html: '',
  text: fill(textsOf(facts).sms, cleaned(facts, 'SMS'), same),
});

export interface ChatLetter {
  readonly text: string;
  readonly title: string;
  readonly description: string;
}

export type ChatFacts = Omit<LetterFacts, 'doctorName' | 'again' | 'leave' | 'link'>;

export function chatLetterOf(facts: ChatFacts): ChatLetter {
  const values = cleaned({ ...facts, doctorName: '', again: '', leave: '', link: '' }, 'WECOM');
  const { chat, card } = textsOf(facts);
  const description = fill(card, values, same);
  return { text: fill(chat, values, same), title: values.title, description: description || values.enterpriseName };
}

/** The same as one text, with the link below it as the card has it. */
export function chatOf(facts: LetterFacts): SendMessage {
  const { text, title, description } = chatLetterOf(facts);
  return { subject: '', html: '', text: `${text}\n\n${title}\n${description}\n${oneLine(facts.link)}` };
}

const writers = { MAIL: mailOf, SMS: smsOf, WECOM: chatOf } as const satisfies Record<SendChannel, unknown>;

export const messageOf = (channel: SendChannel, facts: LetterFacts): SendMessage => writers[channel](facts);

/** Placeholders of the approved template, in its order. */
export const templateValues = (facts: LetterFacts): (readonly [name: string, value: string])[] => {
  const { kind, doctorName, title, when, place, link, leave } = cleaned(facts, 'SMS');
  const opening = oneLine(facts.opening);
  const meeting = [['when', when] as const, ['place', place] as const];
  return [
    opening === '' ? ['doctor', doctorName] : ['opening', opening],
    ['title', title],
    ...(kind === 'MEETING' ? meeting : []),
    ['link', link],
    ['leave', leave],
  ];
};

/** RFC 8058: mail programs end the messages with one click, without opening a page. */
export const leaveHeaders = (leave: string): Record<string, string> => ({
  'List-Unsubscribe': `<${leave}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
