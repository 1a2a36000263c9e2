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
  const { ink, family } = useInk();
  if (!on) return children;
  return (
    <AntdWatermark
      className="yj-watermark"
      content={[lines.join(' ')]}
      gap={[120, 108]}
      offset={[60, 54]}
      rotate={-16}
      zIndex={5}
      font={{ color: ink, fontSize: 15, fontWeight: 400, fontFamily: family }}
      inherit={false}
    >
      {children}
    </AntdWatermark>
  );
}

/** Drawn again when the skin changes and when a web font for its letters has arrived. */
function useInk(): { ink: string; family: string } {
  const [state, setState] = useState(() => ({ ink: readInk(), round: 0 }));
  useEffect(() => {
    const redraw = (): void => setState((now) => ({ ink: readInk(), round: now.round + 1 }));
    const stop = watchSkin(redraw);
    document.fonts?.addEventListener('loadingdone', redraw);
    return () => {
      stop();
      document.fonts?.removeEventListener('loadingdone', redraw);
    };
  }, []);
  // The round is a font name that exists nowhere: it only makes the drawing's input new.
  return { ink: state.ink, family: `${readToken('f-sans') || 'sans-serif'}, yj-${state.round}` };
}

function readInk(): string {
  return readToken('c-watermark') || 'transparent';
}
