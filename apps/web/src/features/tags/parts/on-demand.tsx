// The drawer that keeps terms, loaded when it opens.
import { onDemand } from '@yijian/ui/on-demand';

export const TermManager = onDemand(() => import('./term-manager.tsx').then((part) => part.TermManager));
