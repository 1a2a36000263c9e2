// What opens over the list of activities, loaded when it opens.
import { onDemand } from '@yijian/ui/on-demand';

export const ActivityDrawer = onDemand(() => import('./activity-drawer.tsx').then((part) => part.ActivityDrawer));
export const ActivityForm = onDemand(() => import('./activity-form.tsx').then((part) => part.ActivityForm));
export const CompareDrawer = onDemand(() => import('./compare-drawer.tsx').then((part) => part.CompareDrawer));
