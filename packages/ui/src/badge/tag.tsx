// Small labels: descriptive tags, states of meaning and counts (look and feel, badge anatomy).
import { Check, CircleAlert, CircleCheck, CircleHelp, Clock } from 'lucide-react';
import { Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { Glyph } from '../icon/index.ts';
import type { Icon } from '../icon/index.ts';
import { useUiWords } from '../words/index.ts';
import './badge.css';

export type Tone = 'ok' | 'warn' | 'bad' | 'neutral' | 'primary';
export type TagProps = { children: ReactNode; tone?: Tone | undefined; icon?: Icon | undefined };

/** A descriptive label; neutral grey unless the word itself carries a meaning. */
export function Tag({ children, tone = 'neutral', icon }: TagProps): ReactNode {
  return (
    <span className={`yj-tag yj-tone-${tone}`}>
      {icon ? <Glyph icon={icon} size={12} /> : null}
      <span className="yj-tag-text">{children}</span>
    </span>
  );
}

const factIcons: Partial<Record<Tone, Icon>> = { ok: CircleCheck, warn: Clock, bad: CircleAlert };
export const statusIcons = { check: Check, question: CircleHelp, clock: Clock, alert: CircleAlert, done: CircleCheck };

export type StatusBadgeProps = { tone: Tone; children: ReactNode; icon?: Icon | null | undefined };

/** A stated fact: ok, warn and bad bring their icon, so colour never speaks alone; null leaves it out. */
export function StatusBadge({ tone, children, icon }: StatusBadgeProps): ReactNode {
  const drawn = icon === null ? undefined : (icon ?? factIcons[tone]);
  return (
    <Tag tone={tone} icon={drawn}>
      {children}
    </Tag>
  );
}

export type TagListProps = { tags: readonly string[]; limit?: number | undefined };

/** At most two tags, then +n with the rest in a tooltip. */
export function TagList({ tags, limit = 2 }: TagListProps): ReactNode {
  const words = useUiWords();
  const rest = tags.slice(limit);
  return (
    <span className="yj-tags">
      {tags.slice(0, limit).map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
      {rest.length > 0 ? (
        <Tooltip title={rest.join(' · ')}>
          <span
            className="yj-tags-more"
            tabIndex={0}
            aria-label={`${words.moreTags(rest.length)}: ${rest.join(', ')}`}
            role="note"
          >
            +{rest.length}
          </span>
        </Tooltip>
      ) : null}
    </span>
  );
}

/** A plain grey number in menus and tabs; null draws nothing until the count arrives. */
export function CountChip({
  count,
  active,
}: {
  count: string | number | null | undefined;
  active?: boolean | undefined;
}) {
  if (count === null || count === undefined) return null;
  return <span className={active ? 'yj-count yj-count-active num' : 'yj-count num'}>{count}</span>;
}
