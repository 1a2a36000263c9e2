// Opens the partner platform as the user who is signed in here (specification 7.2).
import { Button } from 'antd';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Glyph } from '@yijian/ui/icon';
import { useHasPartner, useSignOn } from '../assistants.api.ts';
import { useAssistantPhrases } from '../assistants.phrases.ts';

export function PartnerButton(): ReactNode {
  const t = useAssistantPhrases();
  const hasPartner = useHasPartner();
  const signOn = useSignOn((url) => window.open(url, '_blank', 'noopener,noreferrer'));
  if (!hasPartner) return null;
  return (
    <Button
      icon={<Glyph icon={ExternalLink} />}
      loading={signOn.isPending}
      onClick={() => signOn.mutate({ body: { path: '' } })}
    >
      {t('partner')}
    </Button>
  );
}
