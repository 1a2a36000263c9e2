// Door of badge: small marks that state one fact each (look and feel, badge anatomy).
export { Avatar } from './avatar.tsx';
export type { AvatarProps } from './avatar.tsx';
export { ConsentIcon, ConsentIcons } from './consent-icon.tsx';
export type { ConsentChannel, ConsentIconProps, ConsentState } from './consent-icon.tsx';
export { StarToggle } from './star-toggle.tsx';
export type { StarToggleProps } from './star-toggle.tsx';
export { CountChip, StatusBadge, Tag, TagList, statusIcons } from './tag.tsx';
export type { StatusBadgeProps, TagListProps, TagProps, Tone } from './tag.tsx';
export { TierBadge } from './tier-badge.tsx';
