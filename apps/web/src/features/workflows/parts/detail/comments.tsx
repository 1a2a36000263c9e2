// What people said beside the decisions.
import type { InstanceDetail } from '@yijian/contract/workflows';
import { Button, Input } from 'antd';
import { Avatar } from '@yijian/ui/badge';
import { Section } from '@yijian/ui/detail-page';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useComment } from '../../workflows.api.ts';
import { useWorkflowPhrases } from '../../workflows.phrases.ts';
import { useNames } from '../words/use-names.ts';

export function Comments({ detail }: { detail: InstanceDetail }): ReactNode {
  const t = useWorkflowPhrases();
  const format = useFormat();
  const names = useNames();
  return (
    <Section title={t('comments')} count={detail.comments.length}>
      {detail.comments.length === 0 ? <p className="workflow-quiet">{t('noComments')}</p> : null}
      <ul className="workflow-comments">
        {detail.comments.map((comment) => (
          <li key={comment.id}>
            <Avatar name={names.person(comment.by)} />
            <div>
              <p>
                <strong>{names.person(comment.by)}</strong>
                <span className="num">{format.timeLabel(comment.at)}</span>
              </p>
              <p>{comment.body}</p>
            </div>
          </li>
        ))}
      </ul>
      {detail.actions.includes('comment') ? <NewComment id={detail.id} /> : null}
    </Section>
  );
}

function NewComment({ id }: { id: string }): ReactNode {
  const t = useWorkflowPhrases();
  const shell = useShell();
  const [body, setBody] = useState('');
  const comment = useComment();
  const send = (): void =>
    comment.mutate(
      { params: { id }, body: { body: body.trim() } },
      { onSuccess: () => setBody(''), onError: (error) => shell.toast.error(error.message) },
    );
  return (
    <div className="workflow-comment-new">
      <Input.TextArea
        rows={2}
        maxLength={2000}
        aria-label={t('writeComment')}
        placeholder={t('writeComment')}
        value={body}
        onChange={(event) => setBody(event.target.value)}
      />
      <Button disabled={body.trim() === ''} loading={comment.isPending} onClick={send}>
        {t('send')}
      </Button>
    </div>
  );
}
