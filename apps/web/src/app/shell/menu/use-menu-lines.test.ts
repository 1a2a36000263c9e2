// Which line of the menu is marked (specification 2.4).
import { expect, test } from 'vitest';
import type { MenuLine } from '../../menu/menu-tree.ts';
import { activeLine } from './use-menu-lines.ts';

const line = (path: string, lines: readonly MenuLine[] = []): MenuLine => ({
  path,
  titles: { zh: path, en: path },
  shortTitles: { zh: path, en: path },
  icon: undefined,
  count: undefined,
  outside: undefined,
  lines,
});
const menu = [
  line('/customer', [
    line('/customer/KolMapping'),
    line('/customer/doctorTeamManager/myCustomer'),
    line('/customer/doctorTeamManager/focusCustomer'),
    line('/customer/hospitalList'),
  ]),
  line('/userInsights', [line('/userInsights/DocNetwork'), line('/userInsights/PatientPortrait')]),
  line('/content', [line('/content/contentCenter'), line('/content/sends')]),
  line('/meeting', [line('/meeting/apply'), line('/meeting/approve'), line('/meeting/speaker')]),
];

test.each([
  ['/customer/doctorTeamManager/myCustomer', '/customer/doctorTeamManager/myCustomer'],
  ['/customer/businessRecord/7/x', '/customer/doctorTeamManager/focusCustomer'],
  ['/customer/doctorProfile', '/customer/doctorTeamManager/focusCustomer'],
  ['/customer/hospitalList/hospitalDetail/7/x', '/customer/hospitalList'],
  ['/userInsights/PatientPortraitDetail', '/userInsights/PatientPortrait'],
  ['/content/contentDetail', '/content/contentCenter'],
  ['/content/sendDetail', '/content/sends'],
  ['/approval-detail', '/meeting/approve'],
  ['/meeting/approvalDetail', '/meeting/approve'],
  ['/meeting-form', '/meeting/apply'],
])('%s marks %s', (page, marked) => {
  expect(activeLine(menu, page)).toBe(marked);
});

test('who has only some of the customer lists sees the first of these marked', () => {
  const few = [line('/customer', [line('/customer/KolMapping'), line('/customer/doctorTeamManager/allCustomer')])];
  expect(activeLine(few, '/customer/doctorProfile')).toBe('/customer/doctorTeamManager/allCustomer');
});
