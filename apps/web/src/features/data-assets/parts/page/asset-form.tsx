// The administrator says who owns an asset and how often a change is expected.
import type { AssetDetail } from '@yijian/contract/data-assets';
import type { ReactNode } from 'react';
import { EntryForm, orNull } from '../../../../lib/forms/index.ts';
import { useChangeAsset, useOwners } from '../../data-assets.api.ts';
import { useDataAssetPhrases } from '../../data-assets.phrases.ts';

export function AssetForm({ asset, onClose }: { asset: AssetDetail; onClose: () => void }): ReactNode {
  const t = useDataAssetPhrases();
  const change = useChangeAsset();
  const owners = useOwners().data ?? [];
  const { code, owner, expectedDays, version } = asset;
  const known = owner === null || owners.some(({ id }) => id === owner.id) ? owners : [owner, ...owners];
  return (
    <EntryForm
      title={asset.name}
      fields={[
        {
          key: 'ownerId',
          kind: 'choice',
          label: t('owner'),
          options: known.map(({ id, name }) => ({ value: id, label: name })),
        },
        {
          key: 'expectedDays',
          kind: 'number',
          label: t('rhythmLabel'),
          hint: t('rhythmHint'),
          required: true,
          most: 366,
          decimals: 0,
        },
      ]}
      start={{ ownerId: owner?.id ?? null, expectedDays }}
      onKeep={(work) =>
        change.mutateAsync({
          params: { code },
          body: { ownerId: orNull(work['ownerId']), expectedDays: Number(work['expectedDays']), version },
        })
      }
      kept={t('kept')}
      onClose={onClose}
    />
  );
}
