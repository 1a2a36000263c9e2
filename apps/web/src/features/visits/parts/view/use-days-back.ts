// The last days up to today, as they were when the screen opened.
import { useState } from 'react';
import { today } from '../../../../lib/format/index.ts';

export function useDaysBack(count: number): { from: string; to: string } {
  const [opened] = useState(() => Date.now());
  return { from: today(opened - (count - 1) * 86_400_000), to: today(opened) };
}
