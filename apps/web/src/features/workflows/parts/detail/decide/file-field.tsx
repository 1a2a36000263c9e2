// Files that go with the decision: each is kept as soon as it is chosen, and sent with the decision.
import { LARGEST_FILE, MOST_FILES, type KeptFile } from '@yijian/contract/workflows';
import { Button } from 'antd';
import { Paperclip, X } from 'lucide-react';
import { Field } from '@yijian/ui/form-page';
import { Glyph, IconButton } from '@yijian/ui/icon';
import { useRef, useState, type ReactNode } from 'react';
import { useFormat } from '../../../../../lib/format/index.ts';
import { useDropFile, useUploadFile } from '../../../workflows.api.ts';
import { useWorkflowPhrases } from '../../../workflows.phrases.ts';

export interface FileFieldProps {
  readonly taskId: string;
  readonly required: boolean;
  readonly files: readonly KeptFile[];
  readonly onChange: (files: readonly KeptFile[]) => void;
}

const endings = '.pdf,.png,.jpg,.jpeg,.gif,.webp,.docx,.xlsx,.pptx,.txt,.csv';

export function FileField({ taskId, required, files, onChange }: FileFieldProps): ReactNode {
  const t = useWorkflowPhrases();
  const format = useFormat();
  const picker = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const upload = useUploadFile();
  const drop = useDropFile();
  const keep = async (chosen: readonly File[]): Promise<void> => {
    setError(undefined);
    let kept = [...files];
    for (const file of chosen) {
      if (kept.length >= MOST_FILES) return setError(t('tooManyFiles', { most: MOST_FILES }));
      if (file.size > LARGEST_FILE) return setError(t('fileTooLarge', { name: file.name }));
      try {
        kept = [...kept, await upload.mutateAsync({ params: { id: taskId }, body: { file } })];
        onChange(kept);
      } catch (cause) {
        return setError(cause instanceof Error ? cause.message : '');
      }
    }
  };
  const remove = (file: KeptFile): void => {
    onChange(files.filter(({ id }) => id !== file.id));
    drop.mutate({ params: { id: file.id } });
  };
  return (
    <Field id="proof-files" label={t('files')} required={required} error={error} hint={t('filesHint')}>
      <ul className="workflow-files">
        {files.map((file) => (
          <li key={file.id}>
            <span>{file.name}</span>
            <span className="num">{t('kilobytes', { size: format.count(Math.ceil(file.size / 1000)) })}</span>
            <IconButton icon={X} label={t('removeFile', { name: file.name })} onClick={() => remove(file)} />
          </li>
        ))}
      </ul>
      <input
        ref={picker}
        id="proof-files"
        type="file"
        multiple
        hidden
        accept={endings}
        onChange={(event) => {
          void keep([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <Button
        size="small"
        icon={<Glyph icon={Paperclip} size={14} />}
        loading={upload.isPending}
        onClick={() => picker.current?.click()}
      >
        {t('addFiles')}
      </Button>
    </Field>
  );
}
