// The logo of the enterprise: a small PNG, shown in the menu in place of the product's mark.
import type { EnterpriseSettings } from '@yijian/contract/enterprises';
import { App, Button } from 'antd';
import { ImageUp, Trash2 } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Field } from '@yijian/ui/form-page';
import { Glyph, IconButton } from '@yijian/ui/icon';
import { useCommonPhrases, useLanguage } from '../../../../lib/i18n/index.ts';
import { useDeleteLogo, useKeepLogo } from '../../calls/enterprise.api.ts';
import { useEnterprisePhrases } from '../../words/enterprise.phrases.ts';
import { mayWrite } from '../frame/sections.ts';

export function LogoField({ settings }: { settings: EnterpriseSettings }): ReactNode {
  const t = useEnterprisePhrases();
  const isEnglish = useLanguage() === 'en';
  const name = isEnglish ? settings.brandEnName : settings.brandName;
  return (
    <Field label={t('logo')} hint={t('logoHint')}>
      <div className="enterprise-logo">
        {settings.logo === null ? (
          <span className="console-note">{t('noLogo')}</span>
        ) : (
          <img src={settings.logo} alt={t('logoOf', { name })} />
        )}
        {mayWrite('enterprise') ? <LogoActions hasLogo={settings.logo !== null} /> : null}
      </div>
    </Field>
  );
}

function LogoActions({ hasLogo }: { hasLogo: boolean }): ReactNode {
  const t = useEnterprisePhrases();
  const common = useCommonPhrases();
  const { message } = App.useApp();
  const picker = useRef<HTMLInputElement>(null);
  const keep = useKeepLogo();
  const remove = useDeleteLogo();
  // A refusal has its own toast.
  const said = (work: Promise<unknown>): void =>
    void work.then(
      () => void message.success(common('pictureUploadSuccess')),
      () => undefined,
    );
  return (
    <>
      <Button icon={<Glyph icon={ImageUp} />} loading={keep.isPending} onClick={() => picker.current?.click()}>
        {t('chooseLogo')}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        accept="image/png"
        aria-label={t('chooseLogo')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file !== undefined) said(keep.mutateAsync({ body: { file } }));
          event.target.value = '';
        }}
      />
      {hasLogo ? (
        <IconButton
          icon={Trash2}
          label={t('removeLogo')}
          onClick={() => remove.mutate({}, { onSuccess: () => void message.success(common('deleteSuccess')) })}
        />
      ) : null}
    </>
  );
}
