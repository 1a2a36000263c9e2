// A contact that is bound to no doctor yet: the colleague says who it is, or that it is no doctor.
import type { Friend } from '@yijian/contract/channels';
import { Section } from '@yijian/ui/detail-page';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useShell } from '../../../../lib/router/index.ts';
import { useBindContact, useIgnoreFriend } from '../../channels.api.ts';
import { useChannelPhrases } from '../../channels.phrases.ts';
import '../channels.css';

interface UnboundContactProps {
  readonly friend: Friend;
  /** The doctor who is chosen in the picker; null while nobody is. */
  readonly doctorId: string | null;
  readonly picker: ReactNode;
}

export function UnboundContact({ friend, doctorId, picker }: UnboundContactProps): ReactNode {
  const t = useChannelPhrases();
  const shell = useShell();
  const bind = useBindContact();
  const ignore = useIgnoreFriend();
  const { externalUserId, name, remark, corpName, isIgnored } = friend;
  return (
    <>
      <h1 className="channels-contact">{[name, remark, corpName].filter(Boolean).join(' · ')}</h1>
      <Section title={t('unbound')}>
        <p>{t(isIgnored ? 'ignoredHere' : 'unboundHere')}</p>
        <div className="channels-unbound">
          {isIgnored ? null : (
            <>
              {picker}
              <Button
                type="primary"
                disabled={doctorId === null}
                loading={bind.isPending}
                onClick={() => {
                  if (doctorId === null) return;
                  const body = { doctorId, externalUserId };
                  bind.mutate({ body }, { onSuccess: () => shell.toast.success(t('bound')) });
                }}
              >
                {t('bindThis')}
              </Button>
            </>
          )}
          <Button
            loading={ignore.isPending}
            onClick={() => ignore.mutate({ body: { externalUserId, isIgnored: !isIgnored } })}
          >
            {t(isIgnored ? 'isDoctor' : 'noDoctor')}
          </Button>
        </div>
      </Section>
    </>
  );
}
