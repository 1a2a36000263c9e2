// A picture or a video for the text: chosen, told in words for those who do not see it, uploaded.
import {
  LARGEST_ARTICLE_PICTURE,
  LARGEST_ARTICLE_VIDEO,
  type ArticlePicture,
  type ArticleVideo,
} from '@yijian/contract/articles';
import { DropZone } from '@yijian/ui/drop-zone';
import { Field } from '@yijian/ui/form-page';
import { Alert, Input, Modal } from 'antd';
import { useState, type ReactNode } from 'react';
import { ApiError } from '../../../../lib/api/index.ts';
import { useCommonPhrases } from '../../../../lib/i18n/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useAddPicture, useAddVideo } from '../../articles.api.ts';
import { useArticlePhrases } from '../../articles.phrases.ts';

interface PictureDialogProps {
  /** Already chosen, by pasting or dropping it. */
  readonly file: File | undefined;
  readonly onPlaced: (picture: ArticlePicture, alt: string) => void;
  readonly onClose: () => void;
}

export function PictureDialog({ file, onPlaced, onClose }: PictureDialogProps): ReactNode {
  const common = useCommonPhrases();
  const shell = useShell();
  const upload = useAddPicture();
  const place = async (chosen: File, words: string): Promise<void> => {
    onPlaced(await upload.mutateAsync({ body: { file: chosen } }), words);
    shell.toast.success(common('pictureUploadSuccess'));
  };
  return <MediaDialog kind="picture" file={file} upload={upload} onPlace={place} onClose={onClose} />;
}

interface VideoDialogProps {
  readonly onPlaced: (video: ArticleVideo, words: string) => void;
  readonly onClose: () => void;
}

export function VideoDialog({ onPlaced, onClose }: VideoDialogProps): ReactNode {
  const t = useArticlePhrases();
  const shell = useShell();
  const upload = useAddVideo();
  const place = async (chosen: File, words: string): Promise<void> => {
    onPlaced(await upload.mutateAsync({ body: { file: chosen } }), words);
    shell.toast.success(t('videoUploaded'));
  };
  return <MediaDialog kind="video" upload={upload} onPlace={place} onClose={onClose} />;
}

const limits = { picture: LARGEST_ARTICLE_PICTURE, video: LARGEST_ARTICLE_VIDEO } as const;
const accepted = { picture: '.png,.jpg,.jpeg,.webp', video: '.mp4,.m4v,.webm' } as const;
const MOST_WORDS = 200;

interface MediaDialogProps {
  readonly kind: 'picture' | 'video';
  readonly file?: File | undefined;
  readonly upload: { readonly isPending: boolean; readonly error: ApiError | null; reset: () => void };
  readonly onPlace: (file: File, words: string) => Promise<void>;
  readonly onClose: () => void;
}

function MediaDialog({ kind, file: given, upload, onPlace, onClose }: MediaDialogProps): ReactNode {
  const t = useArticlePhrases();
  const [file, setFile] = useState(given);
  const [words, setWords] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isTooLarge = file !== undefined && file.size > limits[kind];
  const lacksWords = words.trim() === '';
  const place = async (): Promise<void> => {
    setChecked(true);
    if (file === undefined || isTooLarge || lacksWords) return;
    try {
      await onPlace(file, words.trim());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  };
  const fault = isTooLarge ? t(`${kind}TooLarge`) : isChecked && file === undefined ? t(`${kind}Missing`) : undefined;
  return (
    <Modal
      open
      title={t(`tool.${kind}`)}
      okText={t('insert')}
      confirmLoading={upload.isPending}
      onOk={() => void place()}
      onCancel={onClose}
    >
      <div className="article-fields">
        <DropZone
          label={t(`${kind}File`)}
          title={file === undefined ? t(`${kind}Choose`) : file.name}
          hint={t(`${kind}Hint`)}
          accept={accepted[kind]}
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
          label={t(`${kind}Words`)}
          id={`${kind}-words`}
          required
          error={isChecked && lacksWords ? t(`${kind}WordsMissing`) : undefined}
        >
          <Input
            id={`${kind}-words`}
            value={words}
            maxLength={MOST_WORDS}
            placeholder={t(`${kind}WordsHint`)}
            onChange={(event) => setWords(event.target.value)}
          />
        </Field>
      </div>
    </Modal>
  );
}
