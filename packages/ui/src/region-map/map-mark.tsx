// One province or point that can be pointed at, reached by keys and chosen (look and feel, ground rules).
import type { ReactNode, SVGProps } from 'react';
import type { Target, View } from './view.ts';

export type MapMarkProps = {
  view: View;
  target: Target | undefined;
  selected: boolean;
  /** The one that the tab key reaches. */
  stop: string | undefined;
  className: string;
  onHint: (target: Target | undefined) => void;
  onCurrent: (key: string) => void;
  onChoose: (target: Target) => void;
  children: (rest: SVGProps<SVGPathElement> & SVGProps<SVGCircleElement>) => ReactNode;
};

/** Without a target it is only ground: neither named nor reachable. */
export function MapMark({ target, selected, stop, className, children, ...on }: MapMarkProps): ReactNode {
  if (!target) return children({ className, 'aria-hidden': true });
  const rest = {
    className,
    role: 'button' as const,
    'data-key': target.key,
    'aria-label': `${target.label} ${target.figure}`,
    'aria-pressed': selected,
    tabIndex: stop === target.key ? 0 : -1,
    onPointerEnter: () => on.onHint(target),
    onPointerLeave: () => on.onHint(undefined),
    onFocus: () => {
      on.onCurrent(target.key);
      on.onHint(target);
    },
    onBlur: () => on.onHint(undefined),
    onClick: () => on.onChoose(target),
  };
  return children(rest);
}
