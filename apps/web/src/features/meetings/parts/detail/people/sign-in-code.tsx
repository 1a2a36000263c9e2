// The code of a meeting in progress as a picture to scan and as digits to type; it changes every 30 seconds.
import { meetingEndpoints, type MeetingDetail } from '@yijian/contract/meetings';
import { useQueryClient } from '@tanstack/react-query';
import { QRCode } from 'antd';
import { useEffect, type ReactNode } from 'react';
import { useHref } from 'react-router';
import { Async } from '@yijian/ui/states';
import { refreshCalls } from '../../../../../lib/api/index.ts';
import { useSignInCode } from '../../../meetings.api.ts';
import { useMeetingPhrases } from '../../../meetings.phrases.ts';

export function SignInCode({ meeting: { id, attended, guests } }: { meeting: MeetingDetail }): ReactNode {
  const t = useMeetingPhrases();
  const client = useQueryClient();
  const code = useSignInCode(id);
  const path = useHref('/doctorLogin');
  const waiting = guests.filter(({ state }) => state === 'TO_RECONCILE').length;
  const shown = `${attended} ${waiting}`;
  const there = code.data === undefined ? shown : `${code.data.attended} ${code.data.waiting}`;
  useEffect(() => {
    // Somebody signed in meanwhile: the list of guests is asked for again.
    if (there !== shown) void refreshCalls(client, meetingEndpoints.find);
  }, [client, there, shown]);
  return (
    <div className="meeting-code">
      <Async query={code} failedTitle={t('codeFailed')} compact>
        {(now) => (
          <>
            <QRCode
              value={`${window.location.origin}${path}?${new URLSearchParams({ meeting: now.publicId, code: now.code }).toString()}`}
              size={200}
              type="svg"
              color="#000000"
              bgColor="#ffffff"
              aria-label={t('codePicture')}
            />
            <div>
              <p className="meeting-code-digits num" aria-label={t('codeDigits')}>
                {now.code}
              </p>
              <p>{t('codeHint')}</p>
            </div>
          </>
        )}
      </Async>
    </div>
  );
}
