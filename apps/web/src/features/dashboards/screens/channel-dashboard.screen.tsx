// The effect of channels (specification 2.3, data: businessDashboard-2).
import type { ReactNode } from 'react';
import { ChannelBoard } from '../parts/boards/channel-board.tsx';

export default function ChannelDashboardScreen(): ReactNode {
  return <ChannelBoard />;
}
