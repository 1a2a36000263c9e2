// One data asset (specification 2.3, dataAssets: dataAssetsPage).
import { AssetCode } from '@yijian/contract/data-assets';
import { Async, Empty } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useAsset } from '../data-assets.api.ts';
import { useDataAssetPhrases } from '../data-assets.phrases.ts';
import { AssetPage } from '../parts/page/asset-page.tsx';

export default function DataAssetPageScreen(): ReactNode {
  const t = useDataAssetPhrases();
  const asked = AssetCode.safeParse(useSearchParams()[0].get('code'));
  return asked.success ? <Loaded code={asked.data} /> : <Empty reason={t('noAsset')} />;
}

function Loaded({ code }: { code: AssetCode }): ReactNode {
  const t = useDataAssetPhrases();
  const query = useAsset(code);
  return (
    <Async query={query} shape="page" failedTitle={t('failed')}>
      {(asset) => <AssetPage key={asset.code} asset={asset} />}
    </Async>
  );
}
