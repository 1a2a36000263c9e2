// The follow star, the only yellow in the product (look and feel, badge anatomy).
import { Star } from 'lucide-react';
import { Tooltip } from 'antd';
import type { MouseEvent, ReactNode } from 'react';
import { Glyph } from '../icon/index.ts';
import { useUiWords } from '../words/index.ts';
import './badge.css';

export type StarToggleProps = {
  on: boolean;
  /** Whom the star is about, for screen readers. */
  name: string;
  onChange: (on: boolean) => void;
  disabled?: boolean | undefined;
};

export function StarToggle({ on, name, onChange, disabled }: StarToggleProps): ReactNode {
  const words = useUiWords();
  const toggle = (event: MouseEvent): void => {
    event.stopPropagation();
    onChange(!on);
  };
  return (
    <Tooltip title={on ? words.unfollow : words.follow} mouseEnterDelay={0.4}>
      <button
        type="button"
        className={on ? 'yj-star yj-star-on' : 'yj-star'}
        aria-pressed={on}
        aria-label={`${words.follow} ${name}`}
        onClick={toggle}
        disabled={disabled}
      >
        <Glyph icon={Star} filled={on} />
      </button>
    </Tooltip>
  );
}
