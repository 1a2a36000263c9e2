// The overview of data assets (specification 2.3, dataAssets: home).
import type { ReactNode } from 'react';
import { AssetsHome } from '../parts/home/assets-home.tsx';

export default function DataAssetsHomeScreen(): ReactNode {
  return <AssetsHome />;
}
