// What somebody wrote with a decision, and the files it carried, each a download.
import type { TaskDetail } from '@yijian/contract/workflows';
import { Paperclip } from 'lucide-react';
import { Glyph } from '@yijian/ui/icon';
import type { ReactNode } from 'react';
import { useShell } from '../../../../lib/router/index.ts';
import { downloadTaskFile } from '../../workflows.api.ts';

export interface AttachedProps {
  readonly opinion: string;
  readonly files: TaskDetail['attachments'];
}

export function Attached({ opinion, files }: AttachedProps): ReactNode {
  const shell = useShell();
  const fetch = (id: string): void =>
    void downloadTaskFile(id).catch((cause: unknown) => shell.toast.error(cause instanceof Error ? cause.message : ''));
  return (
    <>
      {opinion}
      <span className="workflow-attached">
        {files.map(({ name, reference }) => (
          <button key={reference} type="button" onClick={() => fetch(reference)}>
            <Glyph icon={Paperclip} size={12} />
            {name}
          </button>
        ))}
      </span>
    </>
  );
}
