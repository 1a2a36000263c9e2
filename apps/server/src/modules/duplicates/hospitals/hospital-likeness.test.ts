// Which hospitals look like one: names without their place, numbers, branches, what is shared beside the name (product 3.2).
import { describe, expect, it } from 'vitest';
import { alikeHospitals, hospitalLikeness } from './hospital-likeness.policy.ts';
import type { ComparedHospital } from './hospital-pairs.sql.ts';

let next = 0;
const hospital = (name: string, more: Partial<ComparedHospital> = {}): ComparedHospital => ({
  id: String((next += 1)),
  name,
  aliases: [],
  places: ['浙江', '杭州', '西湖'],
  cityCode: '330100',
  countyCode: '330106',
  enName: '',
  level: 'UNRATED',
  type: 'GENERAL',
  ownership: 'PUBLIC',
  telephone: '',
  address: '',
  website: '',
  latitude: null,
  longitude: null,
  ...more,
});
const alike = (one: ComparedHospital, other: ComparedHospital) => hospitalLikeness(one, other);
const isAsked = (one: ComparedHospital, other: ComparedHospital): boolean =>
  alikeHospitals([one, other], { askScore: 65 }).length === 1;

describe('3.2 two hospitals are asked about', () => {
  it.each([
    ['杭州市西溪医院', '西溪医院'],
    ['浙江省杭州市西溪医院', '杭州西溪医院'],
    ['西溪 医院', '西溪医院'],
    ['杭州市西溪医院（杭州市第六人民医院）', '杭州市第六人民医院'],
  ])('%s and %s', (one, other) => {
    expect(isAsked(hospital(one), hospital(other))).toBe(true);
  });
  it('when one is known by the name of the other', () => {
    expect(isAsked(hospital('浙江大学医学院附属第一医院', { aliases: ['浙一医院'] }), hospital('浙一医院'))).toBe(true);
  });
  it('when a character is wrong and the address is one', () => {
    const address = { address: '横埠街2号西溪北路' };
    expect(isAsked(hospital('西溪康复医院', address), hospital('西溪康服医院', address))).toBe(true);
  });
  it('when the name changed, and telephone and address stayed', () => {
    const same = { address: '横埠街2号西溪北路', telephone: '0571-86481000', level: '3B' };
    expect(isAsked(hospital('西溪医院', same), hospital('传染病医院', same))).toBe(true);
  });
});

describe('3.2 two hospitals are left alone', () => {
  it.each([
    ['杭州市第一人民医院', '杭州市第二人民医院'],
    ['解放军第117医院', '解放军第118医院'],
    ['西溪康复医院', '西溪康服医院'],
    ['杭州市红会医院城北院区', '杭州市红会医院'],
    ['西湖区人民医院', '上城区人民医院'],
  ])('%s and %s', (one, other) => {
    expect(isAsked(hospital(one), hospital(other))).toBe(false);
  });
  it('of one name in two counties, unless they share more than the name', () => {
    const other = { countyCode: '330110' };
    expect(isAsked(hospital('人民医院'), hospital('人民医院', other))).toBe(false);
    const same = { telephone: '86481000' };
    expect(isAsked(hospital('人民医院', same), hospital('人民医院', { ...other, ...same }))).toBe(true);
  });
  it('of one name in two cities', () => {
    expect(isAsked(hospital('康复医院'), hospital('康复医院', { cityCode: '330200', countyCode: null }))).toBe(false);
  });
});

it('3.2 the score is the same from both sides, its print another one once something changes', () => {
  const [one, other] = [hospital('西溪医院', { level: '3B' }), hospital('杭州西溪医院', { level: '3B' })];
  expect(alike(one, other)).toEqual(alike(other, one));
  expect(alike(one, { ...other, level: '3A' }).print).not.toBe(alike(one, other).print);
});
