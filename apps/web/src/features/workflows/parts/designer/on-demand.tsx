// The designer comes when somebody draws: its modeler is larger than the rest of the section.
import { onDemand } from '@yijian/ui/on-demand';
import { Loading } from '@yijian/ui/states';

export const DesignerPage = onDemand(
  () => import('./designer-page.tsx').then((part) => part.DesignerPage),
  <Loading shape="chart" />,
);
