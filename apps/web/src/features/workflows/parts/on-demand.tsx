// A process on another room's page: loaded when such a page is opened.
import { onDemand } from '@yijian/ui/on-demand';
import { Loading } from '@yijian/ui/states';

export type { ProcessPageProps } from './detail/process-page.tsx';

export const ProcessPage = onDemand(
  () => import('./detail/process-page.tsx').then((part) => part.ProcessPage),
  <Loading shape="page" />,
);
