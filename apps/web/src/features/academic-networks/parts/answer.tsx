// The sentence over the picture: how many, who is closest, who leads further (look and feel, answer first).
import type { CenterChart } from '@yijian/contract/academic-networks';
import { Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { useNetworkPhrases } from '../academic-networks.phrases.ts';
import { useSharedWords } from './shared-words.ts';

export function NetworkSentence({
  chart,
  hops,
  onChoose,
}: {
  chart: CenterChart;
  hops: 1 | 2;
  onChoose: (id: string) => void;
}): ReactNode {
  const t = useNetworkPhrases();
  const words = useSharedWords();
  const { strongest, bridge, persons, communities, leftOut } = chart.answer;
  const link = (who: { id: string; name: string }): ReactNode => (
    <Button type="link" className="network-name" onClick={() => onChoose(who.id)}>
      {who.name}
    </Button>
  );
  const isSame = bridge !== null && bridge.id === strongest?.id;
  return (
    <>
      {chart.centre.name}
      {t(hops === 1 ? 'answerOne' : 'answerTwo')}
      <b>{t('answerSize', { persons, communities })}</b>
      {strongest === null ? null : (
        <>
          {t('strongest')}
          {link(strongest)} ({words(strongest.shared, 3)})
        </>
      )}
      {bridge === null ? t('end') : t(isSame ? 'sameBridge' : 'otherBridge', { community: bridge.community })}
      {bridge === null || isSame ? null : (
        <>
          {link(bridge)}
          {t('end')}
        </>
      )}
      {leftOut === 0 ? null : (
        <Tooltip title={t('leftOutHint')}>
          <span className="network-left-out"> {t('leftOut', { count: leftOut })}</span>
        </Tooltip>
      )}
    </>
  );
}
