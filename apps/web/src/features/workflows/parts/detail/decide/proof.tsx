// What a node asks for besides an opinion: a signature with the password, an attachment.
import type { Attachment, TaskDetail } from '@yijian/contract/workflows';
import { Input } from 'antd';
import { Field } from '@yijian/ui/form-page';
import type { ReactNode } from 'react';
import { useWorkflowPhrases } from '../../../workflows.phrases.ts';

export interface Proof {
  readonly password: string;
  readonly attachment: Attachment;
}
export const noProof: Proof = { password: '', attachment: { name: '', reference: '' } };

export interface ProofFieldsProps {
  readonly needs: TaskDetail['needs'];
  readonly proof: Proof;
  readonly onChange: (part: Partial<Proof>) => void;
}

export function ProofFields({ needs, proof, onChange }: ProofFieldsProps): ReactNode {
  const t = useWorkflowPhrases();
  const { attachment } = proof;
  return (
    <>
      {needs.attachment ? (
        <Field id="proof-name" label={t('attachmentName')} required>
          <Input
            id="proof-name"
            maxLength={200}
            value={attachment.name}
            onChange={(event) => onChange({ attachment: { ...attachment, name: event.target.value } })}
          />
        </Field>
      ) : null}
      {needs.attachment ? (
        <Field id="proof-reference" label={t('attachmentReference')} required>
          <Input
            id="proof-reference"
            maxLength={200}
            value={attachment.reference}
            onChange={(event) => onChange({ attachment: { ...attachment, reference: event.target.value } })}
          />
        </Field>
      ) : null}
      {needs.signature ? (
        <Field id="proof-password" label={t('password')} required>
          <Input.Password
            id="proof-password"
            autoComplete="current-password"
            maxLength={128}
            value={proof.password}
            onChange={(event) => onChange({ password: event.target.value })}
          />
        </Field>
      ) : null}
    </>
  );
}
