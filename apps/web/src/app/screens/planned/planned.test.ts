// Every page that is still to come says what will stand there, and leads to pages that can be used.
import { expect, test } from 'vitest';
import type { Facts } from '../../guard/facts-store.ts';
import { rooms } from '../../rooms.ts';
import { neighboursOf } from './neighbours-of.ts';
import { plannedPhraseIn } from './planned.phrases.ts';

const planned = rooms.filter((route) => !route.ready && !route.redirect);

test('every planned screen has its own sentence in both languages', () => {
  for (const { screen } of planned) {
    const key = `screen.${screen}` as Parameters<ReturnType<typeof plannedPhraseIn>>[0];
    const said = (['zh', 'en'] as const).map((language) => plannedPhraseIn(language)(key));
    expect(said.map((one) => one !== '' && one !== key)).toEqual([true, true]);
    expect(said[0]).not.toBe(said[1]);
  }
});

test('beside a planned page stand ready pages of its section first, and only those the user may open', () => {
  const place = { titles: { zh: '页', en: 'Page' }, trail: [], outside: undefined, isGroup: false };
  const open = [
    '/customer/visitTeamManager/myVisit',
    '/customer/hospitalList/totalHospital',
    '/DataCollection/dataUpload',
  ];
  const facts = { places: new Map(open.map((path) => [path, { ...place, path }])) } as unknown as Facts;
  const route = rooms.find(({ path }) => path === '/customer/KolMapping');
  const paths = neighboursOf(route!, facts).map((one) => one.path);
  expect(paths.slice(0, 2).toSorted()).toEqual(open.slice(0, 2).toSorted());
  expect(paths).toContain('/DataCollection/dataUpload');
  expect(paths).not.toContain('/customer/doctorTeamManager/allCustomer');
  expect(paths.filter((path) => path.includes(':') || path === '/customer/KolMapping')).toEqual([]);
});
