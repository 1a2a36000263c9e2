// The form of an activity, loaded when it opens.
import { onDemand } from '@yijian/ui/on-demand';

export const ActivityForm = onDemand(() => import('./activity-form.tsx').then((part) => part.ActivityForm));
