// Door of approval-page: the page pattern of deciding on an application (look and feel, approval page).
export { ApprovalPage } from './approval-page.tsx';
export type { ApprovalPageProps } from './approval-page.tsx';
export { ApprovalTimeline } from './approval-timeline.tsx';
export type { ApprovalNode, ApprovalNodeState } from './approval-timeline.tsx';
export { DecisionPanel } from './decision-panel.tsx';
export type { DecisionButton, DecisionPanelProps } from './decision-panel.tsx';
