// The catalogue of data assets (specification 2.3, dataAssets: dataAssetsIndex).
import type { ReactNode } from 'react';
import { AssetList } from '../parts/asset-list.tsx';

export default function DataAssetListScreen(): ReactNode {
  return <AssetList />;
}
