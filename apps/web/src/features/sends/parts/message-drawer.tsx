// The message one doctor got, as it stands in the outbox; its links are taken out, since they read as that doctor.
import type { Recipient, SentMessage } from '@yijian/contract/sends';
import { DescriptionList } from '@yijian/ui/detail-page';
import { FormDrawer } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useMessage } from '../sends.api.ts';
import { useSendPhrases } from '../sends.phrases.ts';

export function MessageDrawer({ recipient, onClose }: { recipient: Recipient; onClose: () => void }): ReactNode {
  const t = useSendPhrases();
  const query = useMessage(recipient.id);
  return (
    <FormDrawer open width={720} title={recipient.doctor.name} onClose={onClose}>
      <Async query={query} shape="form" failedTitle={t('messageFailed')}>
        {(message) => <Message message={message} />}
      </Async>
    </FormDrawer>
  );
}

function Message({ message }: { message: SentMessage }): ReactNode {
  const t = useSendPhrases();
  const headers = Object.entries(message.headers);
  return (
    <div className="send-stack">
      <DescriptionList
        columns={1}
        items={[
          { key: 'to', label: t('to'), value: message.address },
          ...(message.subject === '' ? [] : [{ key: 'subject', label: t('subject'), value: message.subject }]),
        ]}
      />
      <MessageBody {...message} />
      {headers.length === 0 ? null : (
        <pre className="send-text">{headers.map(([name, value]) => `${name}: ${value}`).join('\n')}</pre>
      )}
    </div>
  );
}

/** The HTML stands in a frame of its own that runs and loads nothing. */
export function MessageBody({ html, text }: Pick<SentMessage, 'html' | 'text'>): ReactNode {
  const t = useSendPhrases();
  if (html === '') return <pre className="send-text">{text}</pre>;
  return <iframe className="send-preview" title={t('preview')} sandbox="" srcDoc={html} />;
}
