// What a node asks for besides an opinion: a signature with the password, files.
import type { KeptFile, TaskDetail } from '@yijian/contract/workflows';
import { Input } from 'antd';
import { Field } from '@yijian/ui/form-page';
import type { ReactNode } from 'react';
import { useWorkflowPhrases } from '../../../workflows.phrases.ts';
import { FileField } from './file-field.tsx';

export interface Proof {
  readonly password: string;
  readonly files: readonly KeptFile[];
}
export const noProof: Proof = { password: '', files: [] };

export interface ProofFieldsProps {
  readonly taskId: string;
  readonly needs: TaskDetail['needs'];
  readonly proof: Proof;
  readonly onChange: (part: Partial<Proof>) => void;
}

export function ProofFields({ taskId, needs, proof, onChange }: ProofFieldsProps): ReactNode {
  const t = useWorkflowPhrases();
  return (
    <>
      <FileField
        taskId={taskId}
        required={needs.attachment}
        files={proof.files}
        onChange={(files) => onChange({ files })}
      />
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
