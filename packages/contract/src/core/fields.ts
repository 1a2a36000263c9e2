// Field types that every domain shares: ids, dates, times and cleaned text (specification 3 and 7).
import { z } from 'zod';

const LARGEST_BIGINT = 9_223_372_036_854_775_807n;

/** A record's id: a decimal string, because 64-bit numbers do not survive JSON in a browser. */
export const Id = z
  .string()
  .regex(/^[1-9]\d{0,18}$/)
  // A refinement also runs when the pattern has already refused, and BigInt throws on anything but digits.
  .refine((text) => /^\d+$/.test(text) && BigInt(text) <= LARGEST_BIGINT)
  .meta({ description: 'Decimal id', example: '1024' });
export type Id = z.infer<typeof Id>;

// PostgreSQL knows no year 0, and a year of three digits is a slip of the hand.
const hasYear = (text: string): boolean => text >= '1';

/** A calendar day, YYYY-MM-DD, in the enterprise's time zone (Asia/Shanghai). */
export const Day = z.iso.date().refine(hasYear, 'year before 1000');

/** A moment, ISO 8601 with an offset; the server answers in UTC. */
export const Moment = z.iso.datetime({ offset: true }).refine(hasYear, 'year before 1000');

// PostgreSQL stores neither NUL nor lone surrogates; both are refused at the edge instead of failing inside.
const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** Characters that show nothing; a joiner stays between pictures, which it makes one. */
const UNSEEN =
  /[\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\ufeff\u00ad]|(?<![\p{Extended_Pictographic}\ufe0f])\u200d/gu;
/** Blanks of every width. */
const BLANK = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/gu;
const visible = (text: string): string => text.replaceAll(UNSEEN, '').replaceAll(BLANK, ' ');

/**
 * One line of text with the given length limits: surrounding white space is removed, what shows nothing as well, and a blank is
 * a blank however wide it is, so that two names that look the same are the same.
 */
export const text = (maximum: number, minimum = 0) =>
  z.string().overwrite(visible).trim().min(minimum).max(maximum).refine(isStorable, 'unstorable');

/** Free text of several lines, at most `maximum` characters. */
export const longText = (maximum: number) => z.string().max(maximum).refine(isStorable, 'unstorable');

/** A list that travels in a query or a form: one value or many, never an index (specification 7.5). */
export const list = <T extends z.ZodType>(item: T, maximum = 200) => z.array(item).max(maximum);

/** A field that may be absent or null in an answer. */
export const maybe = <T extends z.ZodType>(item: T) => item.nullable();

const hasCents = (amount: number): boolean => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;

/** An amount of money in CNY, to the cent. */
export const Money = z.number().min(0).max(999_999_999_999).refine(hasCents, 'cents').meta({ description: 'CNY' });
