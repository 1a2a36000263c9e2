// What of a new doctor cannot be: each fault named with its field, in the language of whoever typed it.
import type { FieldFault } from '@yijian/contract/core';
import type { NewDoctor } from '@yijian/contract/doctors';
import { plainOf } from '../../../platform/secrets/index.ts';

const words = {
  phone: { zh: '手机号应为 11 位数字', en: 'A mobile number has 11 digits' },
  email: { zh: '邮箱格式不正确', en: 'This is not an e-mail address' },
  birthYear: { zh: '医生应在 20 至 100 岁之间', en: 'A doctor is between 20 and 100 years old' },
  workingSince: {
    zh: '从业年份不早于 18 岁，不晚于今年',
    en: 'Nobody works before the age of 18 or from next year on',
  },
  licenceNumber: { zh: '证书编号为 6 至 30 位字母或数字', en: 'A licence number has 6 to 30 letters and digits' },
  idNumber: { zh: '身份证号应为 18 位', en: 'An identity number has 18 characters' },
  name: { zh: '姓名只含文字、空格和间隔号', en: 'A name holds letters, blanks and dots only' },
  titleCode: { zh: '职称不在标准列表中', en: 'The title is not in the standard list' },
  administrativePosition: { zh: '行政职务不在标准列表中', en: 'The position is not in the standard list' },
  doctorType: { zh: '医生类型不在字典中', en: 'The type is not in the dictionary' },
} as const;
type Field = keyof typeof words;

interface Around {
  readonly unknown: { readonly title: boolean; readonly position: boolean; readonly type: boolean };
  readonly year: number;
  readonly language: 'zh' | 'en';
}

export function faultsOf(doctor: Partial<NewDoctor>, { unknown, year, language }: Around): FieldFault[] {
  const { birthYear, workingSince } = doctor;
  const wrong: Readonly<Record<Field, boolean>> = {
    name: !/^[\p{Script=Han}\p{L}][\p{L}·. '-]*$/u.test(doctor.name ?? ''),
    phone: misses(doctor.phone, (phone) => /^1\d{10}$/.test(plainOf('PHONE', phone))),
    email: misses(doctor.email, (email) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)),
    licenceNumber: misses(doctor.licenceNumber, (number) => /^[0-9A-Za-z-]{6,30}$/.test(number)),
    idNumber: misses(doctor.idNumber, (number) => /^\d{17}[\dX]$/.test(plainOf('ID_NUMBER', number))),
    birthYear: birthYear !== undefined && (birthYear < year - 100 || birthYear > year - 20),
    workingSince: workingSince !== undefined && (workingSince > year || workingSince < (birthYear ?? 0) + 18),
    titleCode: unknown.title,
    administrativePosition: unknown.position,
    doctorType: unknown.type,
  };
  return (Object.keys(words) as Field[])
    .filter((field) => wrong[field])
    .map((field) => ({ field: `body.${field}`, message: words[field][language] }));
}

const misses = (value: string | undefined, fits: (value: string) => boolean): boolean =>
  value !== undefined && value !== '' && !fits(value);
