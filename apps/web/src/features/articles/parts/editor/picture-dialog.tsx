// A picture for the text: chosen, told in words for those who do not see it, uploaded.
import { LARGEST_ARTICLE_PICTURE, type ArticlePicture } from '@yijian/contract/articles';
import { DropZone } from '@yijian/ui/drop-zone';
import { Field } from '@yijian/ui/form-page';
import { Alert, Input, Modal } from 'antd';
import { useState, type ReactNode } from 'react';
import { ApiError } from '../../../../lib/api/index.ts';
import { useCommonPhrases } from '../../../../lib/i18n/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useAddPicture } from '../../articles.api.ts';
import { useArticlePhrases } from '../../articles.phrases.ts';

interface PictureDialogProps {
  /** Already chosen, by pasting or dropping it. */
  readonly file: File | undefined;
  readonly onPlaced: (picture: ArticlePicture, alt: string) => void;
  readonly onClose: () => void;
}

const MOST_WORDS = 200;

export function PictureDialog({ file: given, onPlaced, onClose }: PictureDialogProps): ReactNode {
  const t = useArticlePhrases();
  const common = useCommonPhrases();
  const shell = useShell();
  const [file, setFile] = useState(given);
  const [alt, setAlt] = useState('');
  const [isChecked, setChecked] = useState(false);
  const upload = useAddPicture();
  const isTooLarge = file !== undefined && file.size > LARGEST_ARTICLE_PICTURE;
  const lacksWords = alt.trim() === '';
  const place = async (): Promise<void> => {
    setChecked(true);
    if (file === undefined || isTooLarge || lacksWords) return;
    try {
      onPlaced(await upload.mutateAsync({ body: { file } }), alt.trim());
      shell.toast.success(common('pictureUploadSuccess'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  };
  const fault = isTooLarge ? t('pictureTooLarge') : isChecked && file === undefined ? t('pictureMissing') : undefined;
  return (
    <Modal
      open
      title={t('tool.picture')}
      okText={t('pictureInsert')}
      confirmLoading={upload.isPending}
      onOk={() => void place()}
      onCancel={onClose}
    >
      <div className="article-fields">
        <DropZone
          label={t('pictureFile')}
          title={file === undefined ? t('pictureChoose') : file.name}
          hint={t('pictureHint')}
          accept=".png,.jpg,.jpeg,.webp"
          disabled={upload.isPending}
          onFile={(chosen) => {
            setFile(chosen);
            upload.reset();
          }}
        />
        {fault === undefined && upload.error === null ? null : (
          <Alert type="error" showIcon role="alert" title={fault ?? upload.error?.message} />
        )}
        <Field
          label={t('pictureWords')}
          id="picture-words"
          required
          error={isChecked && lacksWords ? t('pictureWordsMissing') : undefined}
        >
          <Input
            id="picture-words"
            value={alt}
            maxLength={MOST_WORDS}
            placeholder={t('pictureWordsHint')}
            onChange={(event) => setAlt(event.target.value)}
          />
        </Field>
      </div>
    </Modal>
  );
}
