// Those for whom a day is looked for: a mark, who it is, and what may be done.
import type { ReactNode } from 'react';
import type { Carriable } from './carrying.ts';
import './targets.css';

export function Targets({ children }: { children: ReactNode }): ReactNode {
  return <ul className="yj-targets">{children}</ul>;
}

export type TargetProps = {
  mark?: ReactNode;
  /** The hand of `createCarrying` for one that may be dragged onto a day. */
  carry?: Carriable;
  action?: ReactNode;
  children: ReactNode;
};

export function Target({ mark, carry, action, children }: TargetProps): ReactNode {
  return (
    <li className="yj-target" {...carry}>
      {mark}
      <div>{children}</div>
      {action}
    </li>
  );
}
