// How the C library gives memory back: few arenas, and the end of the heap returned as soon as 128 KiB of it are free. Its own rule
// raises that bound with every large block and keeps about 10 MB for good. Read by glibc when a process starts; others ignore it.
export const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };
