// What opens over a funnel, loaded when it opens.
import { onDemand } from '@yijian/ui/on-demand';

export const FunnelEditor = onDemand(() => import('./funnel/funnel-editor.tsx').then((part) => part.FunnelEditor));
export const HoldoutList = onDemand(() => import('./holdouts/holdout-list.tsx').then((part) => part.HoldoutList));
