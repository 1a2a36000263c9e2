// Where a question is typed: what it is answered from, the words, and sending or stopping.
import { chatModes, type ChatMode } from '@yijian/contract/assistants';
import { Button, Input, Segmented } from 'antd';
import { ArrowUp, Square } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { Glyph } from '@yijian/ui/icon';
import { useAssistantPhrases } from '../assistants.phrases.ts';

export interface QuestionBoxProps {
  readonly mode: ChatMode;
  readonly onMode: (mode: ChatMode) => void;
  readonly isWaiting: boolean;
  readonly onAsk: (question: string) => void;
  readonly onStop: () => void;
}

const LONGEST = 2000;

export function QuestionBox({ mode, onMode, isWaiting, onAsk, onStop }: QuestionBoxProps): ReactNode {
  const t = useAssistantPhrases();
  const [text, setText] = useState('');
  const question = text.trim();
  const send = (): void => {
    if (question === '' || isWaiting) return;
    onAsk(question);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter also chooses a word while Chinese is typed.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className="assistant-box"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="assistant-scope">
        <Segmented<ChatMode>
          aria-label={t('scope')}
          size="small"
          value={mode}
          onChange={onMode}
          options={chatModes.map((value) => ({ value, label: t(`mode.${value}`) }))}
        />
        <span className="assistant-about">{t(`about.${mode}`)}</span>
      </div>
      <div className="assistant-line">
        <Input.TextArea
          aria-label={t('question')}
          placeholder={t(`hint.${mode}`)}
          autoSize={{ minRows: 1, maxRows: 6 }}
          maxLength={LONGEST}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {isWaiting ? (
          <Button icon={<Glyph icon={Square} />} onClick={onStop}>
            {t('stop')}
          </Button>
        ) : (
          <Button type="primary" htmlType="submit" icon={<Glyph icon={ArrowUp} />} disabled={question === ''}>
            {t('ask')}
          </Button>
        )}
      </div>
      <p className="assistant-keys">{t('keys')}</p>
    </form>
  );
}
