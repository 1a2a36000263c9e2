// Where the visitor is, asked of the device only when the visitor says so.
import { Button } from 'antd';
import { MapPin } from 'lucide-react';
import { Glyph } from '@yijian/ui/icon';
import { useState, type ReactNode } from 'react';
import { useVisitPhrases } from '../../visits.phrases.ts';
import { askPlace } from './ask-place.ts';
import type { Place } from './visit-work.ts';

export function VisitPlace({ place, onChange }: { place: Place | null; onChange: (place: Place) => void }): ReactNode {
  const t = useVisitPhrases();
  const [state, setState] = useState<'idle' | 'asking' | 'refused'>('idle');
  const locate = async (): Promise<void> => {
    setState('asking');
    const answer = await askPlace();
    setState(typeof answer === 'string' ? 'refused' : 'idle');
    if (typeof answer !== 'string') onChange(answer);
  };
  return (
    <div className="visit-place">
      <Button size="small" icon={<Glyph icon={MapPin} />} loading={state === 'asking'} onClick={() => void locate()}>
        {t('locate')}
      </Button>
      <span role="status" className="num">
        {state === 'refused' ? t('notLocated') : place ? t('located', { metres: place.accuracyMetres }) : ''}
      </span>
    </div>
  );
}
