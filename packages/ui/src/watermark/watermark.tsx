// User name and time, faint over the content; put back when someone removes it (look and feel, ground rules).
import { Watermark as AntdWatermark } from 'antd';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { readToken, watchSkin } from '../tokens/index.ts';
import './watermark.css';

export type WatermarkProps = {
  /** Usually the user's name and a time; two lines at most. */
  lines: readonly string[];
  /** Off draws the content alone. */
  on?: boolean | undefined;
  children: ReactNode;
};

/** Ant Design watches its layer and redraws it after tampering; the ink follows the skin. */
export function Watermark({ lines, on = true, children }: WatermarkProps): ReactNode {
  const ink = useInk();
  if (!on) return children;
  return (
    <AntdWatermark
      className="yj-watermark"
      content={[lines.join(' ')]}
      gap={[120, 108]}
      offset={[60, 54]}
      rotate={-16}
      zIndex={5}
      font={{ color: ink, fontSize: 15, fontWeight: 400, fontFamily: readToken('f-sans') || 'sans-serif' }}
      inherit={false}
    >
      {children}
    </AntdWatermark>
  );
}

function useInk(): string {
  const [ink, setInk] = useState(readInk);
  useEffect(() => watchSkin(() => setInk(readInk())), []);
  return ink;
}

function readInk(): string {
  return readToken('c-watermark') || 'transparent';
}
