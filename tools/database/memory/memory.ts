// What PostgreSQL may take of this machine's memory.
import { statfsSync } from 'node:fs';
import { totalmem } from 'node:os';

const MB = 1024 * 1024;

const within = (least: number, value: number, most: number): number =>
  Math.min(Math.max(Math.floor(value), least), most);

/** Bytes of memory: those of the machine, or of the container where its limit is lower. */
function memoryHere(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

/** Bytes that processes may share under /dev/shm, in a container often 64 MB; undefined where there is no such folder. */
function sharedHere(): number | undefined {
  try {
    const { blocks, bsize } = statfsSync('/dev/shm');
    return blocks * bsize;
  } catch {
    return undefined;
  }
}

/**
 * Settings for a machine with so many bytes of memory. An eighth is PostgreSQL's own cache, taken as pages are read; a sort may take a
 * five-hundredth, so that a few people may ask heavy questions at once. With 2 GB these are PostgreSQL's defaults, more or less.
 */
export function memorySettings(memory = memoryHere(), shared = sharedHere()): Record<string, string> {
  const sort = within(4, memory / MB / 512, 64);
  return {
    shared_buffers: `${within(128, memory / MB / 8, 4096)}MB`,
    effective_cache_size: `${within(512, memory / MB / 2, 65_536)}MB`,
    work_mem: `${sort}MB`,
    maintenance_work_mem: `${within(64, memory / MB / 64, 1024)}MB`,
    // Fewer checkpoints while much is written: after each one every page is written whole once more.
    max_wal_size: '4GB',
    // Three workers share the table of a parallel hash, each with twice the memory of a sort; two of these must find room.
    ...(shared !== undefined && shared < 12 * sort * MB ? { dynamic_shared_memory_type: 'mmap' } : {}),
  };
}
