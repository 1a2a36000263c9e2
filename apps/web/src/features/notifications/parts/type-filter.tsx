// Types of messages as a line of buttons, each with its number of unread ones (specification 2.3, news).
import type { NoticeType, TypeCount } from '@yijian/contract/notifications';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { useTypeCounts } from '../notifications.api.ts';
import { useNoticePhrases } from '../notifications.phrases.ts';
import { useFollowSocket } from './use-follow-socket.ts';
import './type-filter.css';

interface TypeFilterProps {
  readonly type: NoticeType | undefined;
  readonly onChange: (type: NoticeType | undefined) => void;
}

/** Shows only types that have messages, and the chosen one; nothing while they are not known. */
export function TypeFilter({ type, onChange }: TypeFilterProps): ReactNode {
  const t = useNoticePhrases();
  const { data = [], refetch } = useTypeCounts();
  useFollowSocket(refetch);
  const isChosenKnown = type === undefined || data.some((one) => one.type === type);
  const shown: readonly TypeCount[] = isChosenKnown ? data : [...data, { type, total: 0, unread: 0 }];
  if (shown.length === 0) return null;
  const unread = shown.reduce((sum, one) => sum + one.unread, 0);
  return (
    <div className="notice-types" role="group" aria-label={t('byType')}>
      <TypeButton label={t('all')} unread={unread} isOn={type === undefined} onClick={() => onChange(undefined)} />
      {shown.map((one) => (
        <TypeButton
          key={one.type}
          label={t(`type.${one.type}`)}
          unread={one.unread}
          isOn={type === one.type}
          onClick={() => onChange(one.type)}
        />
      ))}
    </div>
  );
}

interface TypeButtonProps {
  readonly label: string;
  readonly unread: number;
  readonly isOn: boolean;
  readonly onClick: () => void;
}

function TypeButton({ label, unread, isOn, onClick }: TypeButtonProps): ReactNode {
  const format = useFormat();
  return (
    <button type="button" className="notice-type" aria-pressed={isOn} onClick={onClick}>
      {label}
      {unread > 0 ? <span className="notice-type-count num">{format.count(unread)}</span> : null}
    </button>
  );
}
