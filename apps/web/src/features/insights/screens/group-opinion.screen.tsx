// Opinion of a group of doctors (specification 2.3, userInsights/HCPGrouPortrait/DocGroup).
import type { ReactNode } from 'react';
import { GroupPage } from '../parts/group/group-page.tsx';

export default function GroupOpinionScreen(): ReactNode {
  return <GroupPage />;
}
