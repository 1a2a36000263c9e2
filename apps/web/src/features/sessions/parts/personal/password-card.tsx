// Changing the own password; the server judges it in words, the form shows them beside the field (specification 5, R5.1).
import { sessionErrors } from '@yijian/contract/sessions';
import { Alert, Button, Form, Input } from 'antd';
import { type ReactNode, useState } from 'react';
import { useBilingual } from '../../../../lib/i18n/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useChangePassword } from '../../sessions.api.ts';
import { usePersonalPhrases } from '../../personal.phrases.ts';

interface Passwords {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

const fields = [
  ['oldPassword', 'current-password'],
  ['newPassword', 'new-password'],
  ['confirmPassword', 'new-password'],
] as const;

export function PasswordCard(): ReactNode {
  const t = usePersonalPhrases();
  const shell = useShell();
  const [form] = Form.useForm<Passwords>();
  const [fault, setFault] = useState('');
  const change = useChangePassword();
  const rules = usePasswordRules();
  const save = (body: Passwords): void => {
    setFault('');
    change.mutate(
      { body },
      {
        onSuccess: () => {
          form.resetFields();
          shell.toast.success(t('passwordSaved'));
        },
        onError: (error) => setFault(error.message),
      },
    );
  };
  return (
    <section className="personal-card">
      <h2>{t('password')}</h2>
      {fault ? <Alert type="error" title={fault} showIcon /> : null}
      <Form form={form} layout="vertical" requiredMark={false} onFinish={save} className="personal-form">
        {fields.map(([name, autoComplete]) => (
          <Form.Item
            key={name}
            name={name}
            label={t(name)}
            rules={rules[name]}
            dependencies={name === 'oldPassword' ? [] : ['oldPassword', 'newPassword']}
          >
            <Input.Password autoComplete={autoComplete} maxLength={1000} />
          </Form.Item>
        ))}
        <Button type="primary" htmlType="submit" loading={change.isPending}>
          {t('save')}
        </Button>
      </Form>
    </section>
  );
}

type Getter = { getFieldValue: (name: string) => unknown };

/** The two rules the browser can tell by itself; length and commonness are judged by the server. */
function usePasswordRules() {
  const say = useBilingual();
  const required = { required: true, message: say(sessionErrors.passwordRequired) };
  const differs = ({ getFieldValue }: Getter) => ({
    validator: (_: unknown, value?: string) =>
      value && value === getFieldValue('oldPassword')
        ? Promise.reject(new Error(say(sessionErrors.passwordSame)))
        : Promise.resolve(),
  });
  const matches = ({ getFieldValue }: Getter) => ({
    validator: (_: unknown, value?: string) =>
      value && value !== getFieldValue('newPassword')
        ? Promise.reject(new Error(say(sessionErrors.passwordMismatch)))
        : Promise.resolve(),
  });
  return { oldPassword: [required], newPassword: [required, differs], confirmPassword: [required, matches] };
}
