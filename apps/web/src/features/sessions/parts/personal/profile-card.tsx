// Who is signed in, as the enterprise knows it; the own phone number stands whole (specification 3, user info; 7.1, products).
import type { ReactNode } from 'react';
import { Avatar, Tag } from '@yijian/ui/badge';
import { joined } from '../../../../lib/format/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import type { SessionUser } from '../../../../lib/session/index.ts';
import { useOwnProducts } from '../../../products/index.ts';
import { usePersonalPhrases } from '../../personal.phrases.ts';

export function ProfileCard({ user }: { user: SessionUser }): ReactNode {
  const t = usePersonalPhrases();
  const isEnglish = useLanguage() === 'en';
  const products = useOwnProducts();
  const name = (isEnglish && user.enName) || user.firstName;
  // The two names come in Chinese; the groups carry both.
  const placeOf = (place: string | null | undefined): string | null | undefined =>
    (isEnglish && user.groups?.find((group) => group.name === place)?.enName) || place;
  const rows = [
    [t('login'), user.username],
    [t('enterprise'), isEnglish ? user.enterpriseVO.enName : user.enterpriseVO.name],
    [t('department'), placeOf(user.department)],
    [t('office'), placeOf(user.officeName)],
    [t('workId'), user.workId],
    [t('products'), joined(products)],
    [t('phone'), user.phone],
    [t('email'), user.email],
  ] as const;
  return (
    <section className="personal-card">
      <header className="personal-head">
        <Avatar name={name} size={56} tone="primary" src={user.avatar ?? undefined} />
        <div>
          <h2>{name}</h2>
          <p>
            {user.roles.map((role) => (
              <Tag key={role.code}>{role.label}</Tag>
            ))}
          </p>
        </div>
      </header>
      <dl className="personal-rows">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || t('none')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
