// Draws a chart into an element, follows its size, and lets go of it again (look and feel, charts).
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { EChartsCoreOption, EChartsType } from 'echarts/core';

export type ChartOption = EChartsCoreOption;
export type ChartClick = { name: string; dataIndex: number; seriesName: string };

export type CanvasState = { ready: boolean; failed: boolean };

export function useCanvas(
  box: RefObject<HTMLDivElement | null>,
  option: ChartOption | null,
  {
    onClick,
    engine,
  }: {
    onClick: ((point: ChartClick) => void) | undefined;
    engine?: (() => Promise<unknown>) | undefined;
  },
): CanvasState {
  const chart = useRef<EChartsType>(undefined);
  const latestClick = useRef(onClick);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  useEffect(() => {
    latestClick.current = onClick;
  });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let gone = false;
    const observer = new ResizeObserver(() => chart.current?.resize());
    const start = async (): Promise<void> => {
      const [{ init }] = await Promise.all([import('./engine.ts'), engine?.()]);
      if (gone) return;
      chart.current = init(element);
      chart.current.on('click', (point) => {
        latestClick.current?.({ name: point.name, dataIndex: point.dataIndex, seriesName: point.seriesName ?? '' });
      });
      observer.observe(element);
      setState('ready');
    };
    start().catch(() => setState('failed'));
    return () => {
      gone = true;
      observer.disconnect();
      chart.current?.dispose();
      chart.current = undefined;
    };
  }, [box, engine]);
  useEffect(() => {
    if (state === 'ready' && option) chart.current?.setOption(option, { notMerge: true });
  }, [state, option]);
  return { ready: state === 'ready', failed: state === 'failed' };
}
