// Whether an answer helped, and why not.
import type { ChatAnswer } from '@yijian/contract/assistants';
import { Button, Input, Popover } from 'antd';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { IconButton } from '@yijian/ui/icon';
import { useShell } from '../../../../lib/router/index.ts';
import { useRate } from '../../assistants.api.ts';
import { useAssistantPhrases } from '../../assistants.phrases.ts';

export function Rating({ id, feedback }: Pick<ChatAnswer, 'id' | 'feedback'>): ReactNode {
  const t = useAssistantPhrases();
  const shell = useShell();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState(feedback?.reason ?? '');
  const rate = useRate(() => {
    setOpen(false);
    shell.toast.success(t('thanks'));
  });
  const send = (isHelpful: boolean): void =>
    rate.mutate({ params: { id }, body: { isHelpful, ...(isHelpful ? {} : { reason }) } });
  const form = (
    <form
      className="assistant-why"
      onSubmit={(event) => {
        event.preventDefault();
        send(false);
      }}
    >
      <Input.TextArea
        aria-label={t('whyNot')}
        placeholder={t('whyNot')}
        maxLength={300}
        rows={2}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="primary" size="small" htmlType="submit" loading={rate.isPending}>
        {t('sendOpinion')}
      </Button>
    </form>
  );
  return (
    <>
      <IconButton
        icon={ThumbsUp}
        label={t('helpful')}
        pressed={feedback?.isHelpful === true}
        disabled={rate.isPending}
        onClick={() => send(true)}
      />
      <Popover open={isOpen} onOpenChange={setOpen} trigger="click" content={form}>
        <span>
          <IconButton
            icon={ThumbsDown}
            label={t('notHelpful')}
            pressed={feedback?.isHelpful === false}
            expanded={isOpen}
            disabled={rate.isPending}
          />
        </span>
      </Popover>
    </>
  );
}
