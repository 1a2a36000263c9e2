// Door of phone: what pages on a phone are made of (look and feel, phone).
export { DayCards } from './day-card.tsx';
export type { DayCard } from './day-card.tsx';
export { BottomBar, PhonePage } from './phone-page.tsx';
export type { BarAction, PhonePageProps } from './phone-page.tsx';
export { PullToRefresh } from './pull-to-refresh.tsx';
export type { PullToRefreshProps } from './pull-to-refresh.tsx';
