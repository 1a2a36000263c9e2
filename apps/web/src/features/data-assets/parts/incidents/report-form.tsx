// Somebody reports that something is wrong with an asset.
import { AssetCode } from '@yijian/contract/data-assets';
import type { ReactNode } from 'react';
import { EntryForm } from '../../../../lib/forms/index.ts';
import { useAssetNames, useReport } from '../../data-assets.api.ts';
import { useDataAssetPhrases } from '../../data-assets.phrases.ts';

interface ReportFormProps {
  /** Chosen in the form where it is not given. */
  readonly assetCode: AssetCode | undefined;
  readonly onClose: () => void;
}

export function ReportForm({ assetCode, onClose }: ReportFormProps): ReactNode {
  const t = useDataAssetPhrases();
  const report = useReport();
  const names = useAssetNames().data?.content ?? [];
  return (
    <EntryForm
      title={t('reportTitle')}
      fields={[
        {
          key: 'assetCode',
          kind: 'choice',
          label: t('name'),
          required: true,
          options: names.map(({ code, name }) => ({ value: code, label: name })),
        },
        { key: 'note', kind: 'area', label: t('note'), required: true, maxLength: 1000 },
      ]}
      start={{ assetCode: assetCode ?? null, note: '' }}
      onKeep={(work) =>
        report.mutateAsync({
          body: { assetCode: AssetCode.parse(work['assetCode']), note: String(work['note'] ?? '') },
        })
      }
      kept={t('kept')}
      onClose={onClose}
    />
  );
}
