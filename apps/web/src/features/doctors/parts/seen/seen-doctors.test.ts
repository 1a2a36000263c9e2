// What is remembered of doctors: found by name first, the oldest let go, nothing but who and where (decision 19).
import { expect, test } from 'vitest';
import { matching, outdated } from './seen-doctors.ts';

const doctor = (id: string, name: string, hospitalName: string) => ({
  id,
  name,
  title: '',
  hospitalName,
  department: '',
});

test('a text finds names before hospitals, and nothing finds nobody', () => {
  const seen = [doctor('1', '陈安', '沈阳医院'), doctor('2', '沈若溪', '云川医院'), doctor('3', '李明', '江澜医院')];
  expect(matching(seen, '沈').map((one) => one.id)).toEqual(['2', '1']);
  expect(matching(seen, '')).toEqual([]);
  expect(matching([doctor('4', 'Ann Lee', '')], 'ann')).toHaveLength(1);
});

test('beyond a thousand, or after thirty days, a doctor is let go', () => {
  const now = Date.now();
  const day = 86_400_000;
  const old = { ...doctor('old', '甲', ''), seenAt: now - 31 * day };
  const many = Array.from({ length: 1001 }, (_, place) => ({
    ...doctor(String(place), '乙', ''),
    seenAt: now - place,
  }));
  expect(outdated([...many, old], now)).toEqual(['1000', 'old']);
  expect(outdated(many.slice(0, 5), now)).toEqual([]);
});
