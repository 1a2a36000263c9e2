// Several names in one line, a place from its province and city, a person with roles, as the language of the page writes them.
import { joined as joinedIn, joinedClauses as clausesIn } from '@yijian/contract/core';
import { language } from '../i18n/index.ts';

/** 甲、乙 or A, B. */
export const joined = (names: readonly string[]): string => joinedIn(names, language());

/** 甲；乙 or A; B, of whole clauses. */
export const joinedClauses = (clauses: readonly string[]): string => clausesIn(clauses, language());

/** 主任医师 · 心衰方向: the title of a doctor, and what tells namesakes apart. */
export const titleAndNamesake = (doctor: { doctorTitle: string; namesake?: string }): string =>
  [doctor.doctorTitle, doctor.namesake].filter(Boolean).join(' · ');

/** 浙江省 杭州市 or Hangzhou, Zhejiang; a municipality is named once. */
export function placeName(province: string, city: string): string {
  const names = [province, city].filter((name, at, all) => name !== '' && all.indexOf(name) === at);
  return language() === 'zh' ? names.join(' ') : names.toReversed().join(', ');
}

/** The name of a person; in Latin letters where they are known and the page is English. */
export const personName = ({ firstName, enName }: { firstName: string; enName: string }): string =>
  (language() === 'en' && enName) || firstName;

interface Actor {
  readonly firstName: string;
  readonly enName: string;
  readonly roles: readonly { readonly label: string }[];
}

/** 周敏行 · 地区经理 or Minxing Zhou · District manager. */
export function personAndRoles(person: Actor): string {
  const roles = joined(person.roles.map(({ label }) => label));
  return [personName(person), roles].filter(Boolean).join(' · ');
}
