// The text formats of the banks, for whoever pays.
import type { BankTextFormat } from '@yijian/contract/meeting-payments';
import { StatusBadge } from '@yijian/ui/badge';
import { FormDrawer } from '@yijian/ui/form-page';
import { Async, Empty } from '@yijian/ui/states';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useFormatPhrases } from '../../../bank-formats.phrases.ts';
import { useTextFormats } from '../../../meeting-payments.api.ts';
import { FormatForm } from './format-form.tsx';
import { FormatVersions } from './format-versions.tsx';
import './formats.css';

export function Formats({ onClose }: { onClose: () => void }): ReactNode {
  const t = useFormatPhrases();
  const [shown, setShown] = useState<BankTextFormat | 'new' | null>(null);
  const [looked, setLooked] = useState<BankTextFormat | null>(null);
  return (
    <>
      <FormDrawer
        open
        onClose={onClose}
        title={t('formats')}
        width={560}
        footer={
          <Button type="primary" onClick={() => setShown('new')}>
            {t('add')}
          </Button>
        }
      >
        <p className="bank-format-note">{t('definition')}</p>
        <Async query={useTextFormats()} shape="form" failedTitle={t('failed')}>
          {(formats) =>
            formats.length === 0 ? (
              <Empty reason={t('none')} />
            ) : (
              <ul className="payment-batches">
                {formats.map((format) => (
                  <FormatLine
                    key={format.id}
                    format={format}
                    onOpen={() => setShown(format)}
                    onLook={() => setLooked(format)}
                  />
                ))}
              </ul>
            )
          }
        </Async>
      </FormDrawer>
      {shown === null ? null : (
        <FormatForm {...(shown === 'new' ? {} : { format: shown })} onClose={() => setShown(null)} />
      )}
      {looked === null ? null : <FormatVersions format={looked} onClose={() => setLooked(null)} />}
    </>
  );
}

interface FormatLineProps {
  readonly format: BankTextFormat;
  readonly onOpen: () => void;
  readonly onLook: () => void;
}

function FormatLine({ format, onOpen, onLook }: FormatLineProps): ReactNode {
  const t = useFormatPhrases();
  const { name, kind, encoding, columns, version, accounts, isEnabled } = format;
  return (
    <li>
      <span>
        <strong>{name}</strong> {isEnabled ? null : <StatusBadge tone="neutral">{t('off')}</StatusBadge>}
        <small>{t('line', { kind: t(`kind.${kind}`), encoding, columns: columns.length, version, accounts })}</small>
      </span>
      <span className="payment-batch-acts">
        <Button type="text" onClick={onLook} aria-label={t('versionsOf', { name })}>
          {t('versions')}
        </Button>
        <Button onClick={onOpen} aria-label={`${t('edit')} ${name}`}>
          {t('edit')}
        </Button>
      </span>
    </li>
  );
}
