// What PostgreSQL may take of this machine's memory, and when its files may lie there.
import { statfsSync } from 'node:fs';
import { totalmem } from 'node:os';

const MB = 1024 * 1024;
const GB = 1024 * MB;

/** Where processes share memory: what lies in this folder lies in memory. */
export const sharedMemory = '/dev/shm';

const within = (least: number, value: number, most: number): number =>
  Math.min(Math.max(Math.floor(value), least), most);

/** Bytes of memory: those of the machine, or of the container where its limit is lower. */
function memoryHere(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

/** Bytes that processes may share, in a container often 64 MB, and those still free; none where there is no such folder. */
function sharedHere(): { readonly size: number; readonly free: number } {
  try {
    const { blocks, bavail, bsize } = statfsSync(sharedMemory);
    return { size: blocks * bsize, free: bavail * bsize };
  } catch {
    return { size: 0, free: 0 };
  }
}

/** Whether the files of a cluster of tests may lie in memory: they take up to 2 GB, half of it log; the rest is for others. */
export function hasRoomForFiles(available = process.availableMemory(), free = sharedHere().free): boolean {
  return available >= 8 * GB && free >= 4 * GB;
}

/**
 * Settings for a machine with so many bytes of memory. An eighth is PostgreSQL's own cache, taken as pages are read; a sort may take a
 * five-hundredth, so that a few people may ask heavy questions at once. With 2 GB these are PostgreSQL's defaults, more or less.
 */
export function memorySettings(memory = memoryHere(), shared = sharedHere().size): Record<string, string> {
  const sort = within(4, memory / MB / 512, 64);
  return {
    shared_buffers: `${within(128, memory / MB / 8, 4096)}MB`,
    effective_cache_size: `${within(512, memory / MB / 2, 65_536)}MB`,
    work_mem: `${sort}MB`,
    maintenance_work_mem: `${within(64, memory / MB / 64, 1024)}MB`,
    // Fewer checkpoints while much is written: after each one every page is written whole once more.
    max_wal_size: '4GB',
    // Three workers share the table of a parallel hash, each with twice the memory of a sort; two of these must find room.
    ...(shared > 0 && shared < 12 * sort * MB ? { dynamic_shared_memory_type: 'mmap' } : {}),
  };
}
