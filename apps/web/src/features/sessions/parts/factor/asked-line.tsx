// One thing that is asked for before an act, the password or a code, with the refusal beside it.
import { Field } from '@yijian/ui/form-page';
import { Button, Input } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { ApiError } from '../../../../lib/api/index.ts';
import { usePersonalPhrases } from '../../personal.phrases.ts';

export interface AskedLineProps {
  readonly label: string;
  readonly action: string;
  readonly isPassword?: boolean;
  readonly onSend: (value: string) => Promise<unknown>;
  readonly onClose: () => void;
}

export function AskedLine({ label, action, isPassword = false, onSend, onClose }: AskedLineProps): ReactNode {
  const t = usePersonalPhrases();
  const id = useId();
  const [value, setValue] = useState('');
  const [fault, setFault] = useState<string>();
  const [isSending, setSending] = useState(false);
  const send = async (): Promise<void> => {
    setSending(true);
    setFault(undefined);
    try {
      await onSend(value);
    } catch (error) {
      setFault(error instanceof ApiError ? error.message : String(error));
    } finally {
      setSending(false);
    }
  };
  const common = {
    id,
    value,
    autoFocus: true,
    'aria-invalid': fault !== undefined,
    'aria-describedby': fault === undefined ? undefined : `${id}-error`,
    onChange: (event: { target: { value: string } }) => setValue(event.target.value),
  };
  return (
    <form
      className="personal-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (value.trim() !== '') void send();
      }}
    >
      <Field id={id} label={label} error={fault}>
        {isPassword ? (
          <Input.Password {...common} autoComplete="current-password" maxLength={1000} />
        ) : (
          <Input {...common} autoComplete="one-time-code" maxLength={40} />
        )}
      </Field>
      <div className="personal-acts">
        <Button type="primary" htmlType="submit" loading={isSending}>
          {action}
        </Button>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </div>
    </form>
  );
}
