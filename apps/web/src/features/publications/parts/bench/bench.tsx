// The bench: a queue of doctors or authors, and beside it their papers with what speaks for and against.
import type { BenchBy } from '@yijian/contract/publications';
import { useState, type ReactNode } from 'react';
import { BenchItems } from './bench-items.tsx';
import { BenchQueue } from './bench-queue.tsx';

export function Bench(): ReactNode {
  const [by, setBy] = useState<BenchBy>('DOCTOR');
  const [id, setId] = useState<string>();
  return (
    <div className="bench">
      <BenchQueue
        by={by}
        id={id}
        onBy={(next) => {
          setBy(next);
          setId(undefined);
        }}
        onPick={setId}
      />
      <BenchItems key={`${by} ${id ?? ''}`} by={by} id={id} />
    </div>
  );
}
