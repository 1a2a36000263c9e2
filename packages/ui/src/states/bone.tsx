// One grey bar or disc of a skeleton (look and feel, four states).
import type { ReactNode } from 'react';

export type BoneProps = {
  width?: number | string | undefined;
  height?: number | undefined;
  round?: boolean | undefined;
};

export function Bone({ width = '100%', height = 12, round }: BoneProps): ReactNode {
  return <span className="yj-bone" style={{ width, height, ...(round ? { borderRadius: 'var(--r-full)' } : {}) }} />;
}
