import { expect, test } from 'vitest';
import { hasRoomForFiles, memorySettings } from './memory.ts';

const GB = 1024 ** 3;

test('PostgreSQL takes a share of the memory, never less than its defaults and never all of a large machine', () => {
  expect(memorySettings(2 * GB, GB)).toMatchObject({ shared_buffers: '256MB', work_mem: '4MB' });
  expect(memorySettings(0.5 * GB, GB)).toMatchObject({ shared_buffers: '128MB', work_mem: '4MB' });
  expect(memorySettings(24 * GB, GB)).toMatchObject({ shared_buffers: '3072MB', work_mem: '48MB' });
  expect(memorySettings(512 * GB, GB)).toMatchObject({ shared_buffers: '4096MB', work_mem: '64MB' });
});

test('where a container leaves 64 MB to share, parallel workers share files instead', () => {
  expect(memorySettings(8 * GB, 0.0625 * GB)).toMatchObject({ dynamic_shared_memory_type: 'mmap' });
  expect(memorySettings(8 * GB, 4 * GB)).not.toHaveProperty('dynamic_shared_memory_type');
  expect(memorySettings(8 * GB, 0)).not.toHaveProperty('dynamic_shared_memory_type');
});

test('the files of tests lie in memory where both the machine and its shared folder have room', () => {
  expect(hasRoomForFiles(8 * GB, 4 * GB)).toBe(true);
  expect(hasRoomForFiles(7 * GB, 4 * GB)).toBe(false);
  expect(hasRoomForFiles(8 * GB, 3 * GB)).toBe(false);
  expect(hasRoomForFiles(8 * GB, 0)).toBe(false);
});
