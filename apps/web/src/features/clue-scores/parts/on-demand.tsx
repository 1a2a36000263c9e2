// The drawers of a rule set and of a clue, loaded when one of them opens.
import { onDemand } from '@yijian/ui/on-demand';

export const SetDrawer = onDemand(() => import('./sets/set-drawer.tsx').then((part) => part.SetDrawer));
export const ClueDrawer = onDemand(() => import('./clues/clue-drawer.tsx').then((part) => part.ClueDrawer));
