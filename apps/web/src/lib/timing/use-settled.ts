// A search or a check for every keystroke would be an answer nobody reads.
import { useEffect, useState } from 'react';

/** The value once it has not changed for so many milliseconds. Its identity has to be stable while it is the same. */
export function useSettled<T>(value: T, milliseconds = 200): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
