// Each tab stands where it was left, and a new one at its top: all pages share one scrolling box (specification 2.4).
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { routeAt } from '../../routing/match-route.ts';
import { tabIdOf } from './model/tab-id.ts';
import { useTabs } from './tabs-store.ts';

/** Answers the ref of the box that holds the pages. */
export function useTabScrollTop(): RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  const frontId = tabIdOf(pathname + search, routeAt(pathname));
  const tabs = useTabs((state) => state.tabs);
  const left = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    // Without a fixed header the box around it scrolls.
    const box = content.current?.closest<HTMLElement>('.shell-loose .shell-main') ?? content.current;
    if (!box) return undefined;
    const places = left.current;
    const top = places.get(frontId) ?? 0;
    const stand = (): void => void (box.scrollTop = top);
    stand();
    // Bars that measure their room when they are shown again move what is below them, in the frame after.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(stand);
    });
    const keep = (): void => void places.set(frontId, box.scrollTop);
    box.addEventListener('scroll', keep, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      box.removeEventListener('scroll', keep);
    };
  }, [frontId]);
  useLayoutEffect(() => {
    for (const id of left.current.keys()) if (!tabs.some((tab) => tab.id === id)) left.current.delete(id);
  }, [tabs]);
  return content;
}
