// The file of a material, and the place to bring or replace it while it is a draft.
import { LARGEST_MATERIAL, type MaterialDetail } from '@yijian/contract/library';
import { Alert } from 'antd';
import { Section } from '@yijian/ui/detail-page';
import { DropZone } from '@yijian/ui/drop-zone';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { hasPermission } from '../../../lib/session/index.ts';
import { useUploadMaterial } from '../library.api.ts';
import { useLibraryPhrases } from '../library.phrases.ts';

const endings = '.pdf,.pptx,.docx,.xlsx,.png,.jpg,.jpeg,.webp,.txt';

export function MaterialFile({ material }: { material: MaterialDetail }): ReactNode {
  const t = useLibraryPhrases();
  const format = useFormat();
  const upload = useUploadMaterial();
  const [fault, setFault] = useState<string>();
  const keep = (file: File): void => {
    const isTooLarge = file.size > LARGEST_MATERIAL;
    setFault(isTooLarge ? t('tooLarge', { name: file.name }) : undefined);
    if (isTooLarge) return;
    upload.mutate({ params: { id: material.id }, body: { file } }, { onError: (error) => setFault(error.message) });
  };
  const { file } = material;
  return (
    <Section title={t('file')}>
      <p>{file === null ? t('noFile') : `${file.name} · ${format.fileSize(file.size)}`}</p>
      {material.acts.includes('upload') && hasPermission('meeting:library:write') ? (
        <DropZone
          label={t('upload')}
          title={t('upload')}
          hint={t('uploadHint')}
          accept={endings}
          disabled={upload.isPending}
          onFile={keep}
        />
      ) : null}
      {fault === undefined ? null : <Alert type="error" showIcon title={fault} role="alert" />}
    </Section>
  );
}
