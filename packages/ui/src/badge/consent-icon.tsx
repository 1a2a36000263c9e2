// One channel's permission: green tint agreed, outline not asked, red with slash withdrawn (look and feel, badge anatomy).
import { Tooltip } from 'antd';
import { Mail, MessageSquareText, MessagesSquare, Phone, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { Glyph } from '../icon/index.ts';
import type { Icon } from '../icon/index.ts';
import './badge.css';

export type ConsentState = 'agreed' | 'unasked' | 'withdrawn';
export type ConsentChannel = 'sms' | 'mail' | 'chat' | 'live' | 'phone';
export type ConsentIconProps = {
  channel: ConsentChannel;
  state: ConsentState;
  /** Channel, state, date and text version, for the tooltip and for screen readers. */
  label: string;
};

const icons: Record<ConsentChannel, Icon> = {
  sms: MessageSquareText,
  mail: Mail,
  chat: MessagesSquare,
  live: Video,
  phone: Phone,
};

export function ConsentIcon({ channel, state, label }: ConsentIconProps): ReactNode {
  return (
    <Tooltip title={label}>
      <span className={`yj-consent yj-consent-${state}`} role="img" aria-label={label}>
        <Glyph icon={icons[channel]} size={14} />
      </span>
    </Tooltip>
  );
}

export function ConsentIcons({ items }: { items: readonly ConsentIconProps[] }): ReactNode {
  return (
    <span className="yj-consents">
      {items.map((item) => (
        <ConsentIcon key={item.channel} {...item} />
      ))}
    </span>
  );
}
