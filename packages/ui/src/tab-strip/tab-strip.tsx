// Tabs in one line with their counts; a line wider than its place scrolls, and shows the tab in front (look and feel, list page).
import { Segmented } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { CountChip } from '../badge/index.ts';
import './tab-strip.css';

export type StripTab = { key: string; label: string; count?: string | number | null | undefined };
export type TabStripProps = {
  /** Names the group of tabs. */
  label?: string | undefined;
  tabs: readonly StripTab[];
  tab?: string | undefined;
  onTabChange?: ((key: string) => void) | undefined;
};

export function TabStrip({ label, tabs, tab, onTabChange }: TabStripProps): ReactNode {
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    // Also when the phone is turned, and when a page that was hidden comes to the front.
    const observer = new ResizeObserver(() => showFront(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, [tab]);
  if (tabs.length === 0) return null;
  const options = tabs.map((one) => ({
    value: one.key,
    label: (
      <span className="yj-tab-strip-tab">
        {one.label}
        <CountChip count={one.count} />
      </span>
    ),
  }));
  return (
    <Segmented
      ref={strip}
      className="yj-tab-strip"
      options={options}
      {...(label === undefined ? {} : { 'aria-label': label })}
      {...(tab === undefined ? {} : { value: tab })}
      onChange={(key) => onTabChange?.(key)}
    />
  );
}

/** Scrolls the strip alone: `scrollIntoView` would move the page as well. */
function showFront(strip: HTMLElement): void {
  const front = strip.querySelector('input:checked')?.parentElement;
  if (front) strip.scrollLeft = front.offsetLeft - (strip.clientWidth - front.clientWidth) / 2;
}
