// A part that is loaded when it is first shown: the page in front does not wait for it.
import { createElement, lazy, Suspense, type ComponentType, type ReactNode } from 'react';

/** The part under its own name and props; `fallback` stands in its place while it is on its way. */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
): (props: Props) => ReactNode {
  const Part = lazy(() => load().then((part) => ({ default: part as ComponentType<object> })));
  return function OnDemand(props) {
    return <Suspense fallback={fallback}>{createElement(Part, props)}</Suspense>;
  };
}
