// Door of detail-page: the page pattern of one record (look and feel, detail page).
export { DetailHeader } from './detail-header.tsx';
export type { DetailHeaderProps, HeaderKpi } from './detail-header.tsx';
export { DetailPage } from './detail-page.tsx';
export type { DetailPageProps } from './detail-page.tsx';
export { DescriptionList, Section, SectionRow } from './section.tsx';
export type { Description, DescriptionListProps, SectionProps } from './section.tsx';
export { SectionNav } from './section-nav.tsx';
export type { SectionAnchor } from './section-nav.tsx';
export { PageTabs } from './tabs/page-tabs.tsx';
export type { PageTabsProps } from './tabs/page-tabs.tsx';
export { Timeline } from './timeline.tsx';
export type { TimelineDay, TimelineItem, TimelineProps } from './timeline.tsx';
export { CheckList, StepList } from './notes/record-notes.tsx';
export type { CheckNote, StepNote } from './notes/record-notes.tsx';
