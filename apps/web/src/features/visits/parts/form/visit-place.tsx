// Where the visitor is, asked of the device only when the visitor says so.
import { Button } from 'antd';
import { MapPin } from 'lucide-react';
import { Glyph } from '@yijian/ui/icon';
import { useState, type ReactNode } from 'react';
import { useVisitPhrases } from '../../visits.phrases.ts';
import type { Place } from './visit-work.ts';

const WAIT_MILLISECONDS = 10_000;

export function VisitPlace({ place, onChange }: { place: Place | null; onChange: (place: Place) => void }): ReactNode {
  const t = useVisitPhrases();
  const [state, setState] = useState<'idle' | 'asking' | 'refused'>('idle');
  const locate = (): void => {
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        onChange({
          latitude: coords.latitude,
          longitude: coords.longitude,
          accuracyMetres: Math.round(coords.accuracy),
        });
      },
      () => setState('refused'),
      { enableHighAccuracy: true, timeout: WAIT_MILLISECONDS },
    );
  };
  return (
    <div className="visit-place">
      <Button size="small" icon={<Glyph icon={MapPin} />} loading={state === 'asking'} onClick={locate}>
        {t('locate')}
      </Button>
      <span role="status" className="num">
        {state === 'refused' ? t('notLocated') : place ? t('located', { metres: place.accuracyMetres }) : ''}
      </span>
    </div>
  );
}
