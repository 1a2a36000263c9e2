// What one person of one enterprise leaves in this browser: open tabs, table columns, reminders (specification 2.4).
import { readJson, removeText, writeJson } from './text.ts';

export interface PersonalStore {
  /** The stored value or null; its shape is the caller's to check. */
  read(name: string): unknown;
  write(name: string, value: unknown): void;
  remove(name: string): void;
}

/** A store that two people at one desk, or two enterprises of one person, never share. */
export function personalStore(enterpriseId: string, userId: string): PersonalStore {
  const key = (name: string): string => `yijian:${enterpriseId}:${userId}:${name}`;
  return {
    read: (name) => readJson(key(name)),
    write: (name, value) => void writeJson(key(name), value),
    remove: (name) => removeText(key(name)),
  };
}
