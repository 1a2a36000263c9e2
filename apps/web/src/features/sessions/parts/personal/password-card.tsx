// Changing the own password; what the browser can tell stands beside the field, the server's judgement above (specification 5, R5.1).
import { sessionErrors } from '@yijian/contract/sessions';
import { Field, focusField } from '@yijian/ui/form-page';
import { Alert, Button, Input } from 'antd';
import { type ReactNode, useState } from 'react';
import { useBilingual } from '../../../../lib/i18n/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useChangePassword } from '../../sessions.api.ts';
import { usePersonalPhrases } from '../../personal.phrases.ts';

const fields = [
  ['oldPassword', 'current-password'],
  ['newPassword', 'new-password'],
  ['confirmPassword', 'new-password'],
] as const;
type Name = (typeof fields)[number][0];
type Passwords = Readonly<Record<Name, string>>;

const nothing: Passwords = { oldPassword: '', newPassword: '', confirmPassword: '' };

export function PasswordCard(): ReactNode {
  const t = usePersonalPhrases();
  const shell = useShell();
  const say = useBilingual();
  const [body, setBody] = useState(nothing);
  const [isAsked, setAsked] = useState(false);
  const [refusal, setRefusal] = useState('');
  const change = useChangePassword();
  const faultOf = (name: Name): string | undefined => {
    const fault = judge(body, name);
    // Nobody is told of an empty field before the form is sent.
    return fault && (isAsked || body[name] !== '') ? say(sessionErrors[fault]) : undefined;
  };
  const save = (): void => {
    setRefusal('');
    setAsked(true);
    const wrong = fields.find(([name]) => judge(body, name));
    if (wrong) {
      focusField(wrong[0]);
      return;
    }
    change.mutate(
      { body },
      {
        onSuccess: () => {
          setBody(nothing);
          setAsked(false);
          shell.toast.success(t('passwordSaved'));
        },
        onError: (error) => setRefusal(error.message),
      },
    );
  };
  return (
    <section className="personal-card">
      <h2>{t('password')}</h2>
      {refusal ? <Alert type="error" title={refusal} showIcon /> : null}
      <form
        className="personal-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {fields.map(([name, autoComplete]) => (
          <Field key={name} id={name} label={t(name)} error={faultOf(name)}>
            <Input.Password
              id={name}
              autoComplete={autoComplete}
              maxLength={1000}
              value={body[name]}
              aria-invalid={faultOf(name) !== undefined}
              aria-describedby={faultOf(name) && `${name}-error`}
              onChange={(event) => setBody({ ...body, [name]: event.target.value })}
            />
          </Field>
        ))}
        <Button type="primary" htmlType="submit" loading={change.isPending}>
          {t('save')}
        </Button>
      </form>
    </section>
  );
}

/** What the browser can tell by itself; length and commonness are judged by the server. */
function judge(body: Passwords, name: Name): 'passwordRequired' | 'passwordSame' | 'passwordMismatch' | undefined {
  if (body[name] === '') return 'passwordRequired';
  if (name === 'newPassword' && body.newPassword === body.oldPassword) return 'passwordSame';
  if (name === 'confirmPassword' && body.confirmPassword !== body.newPassword) return 'passwordMismatch';
  return undefined;
}
