// What was sent to a customer and the people behind a figure, loaded when their section is shown: the page around them does not wait for it.
import { onDemand } from '@yijian/ui/on-demand';
import { Loading } from '@yijian/ui/states';

export const CustomerContent = onDemand(
  () => import('./customer-content.tsx').then((part) => part.CustomerContent),
  <Loading shape="list" />,
);
export const RecipientList = onDemand(
  () => import('../recipient-list.tsx').then((part) => part.RecipientList),
  <Loading shape="list" />,
);
