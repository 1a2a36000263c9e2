// What the doctor speaks about: talks to come are agreed to or declined, held ones are confirmed.
import type { OwnService, OwnTalk } from '@yijian/contract/doctor-portal';
import type { ReactNode } from 'react';
import { useOwnServices, useOwnTalks } from '../../doctor-portal.api.ts';
import { useDoctorPortalPhrases } from '../../doctor-portal.phrases.ts';
import { Async, Empty } from '../kit/async.tsx';
import { Service } from './own-services.tsx';
import { Talk } from './talk.tsx';

export function OwnTalksPanel({ name }: { name: string }): ReactNode {
  const talks = useOwnTalks();
  const services = useOwnServices();
  return (
    <Async query={talks}>
      {(coming) => <Async query={services}>{(held) => <Both coming={coming} held={held} name={name} />}</Async>}
    </Async>
  );
}

interface BothProps {
  readonly coming: readonly OwnTalk[];
  readonly held: readonly OwnService[];
  readonly name: string;
}

function Both({ coming, held, name }: BothProps): ReactNode {
  const t = useDoctorPortalPhrases();
  if (coming.length + held.length === 0) return <Empty title={t('noTalks')} reason={t('noTalksHint')} />;
  return (
    <div className="doctor-groups">
      {coming.length === 0 ? null : (
        <section aria-labelledby="talks-to-come">
          <h2 id="talks-to-come">{t('talksToCome')}</h2>
          <ul className="doctor-list">
            {coming.map((talk) => (
              <li key={talk.meetingId}>
                <Talk talk={talk} name={name} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {held.length === 0 ? null : (
        <section aria-labelledby="talks-held">
          <h2 id="talks-held">{t('talksHeld')}</h2>
          <ul className="doctor-list">
            {held.map((service) => (
              <li key={service.meetingId}>
                <Service service={service} name={name} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
