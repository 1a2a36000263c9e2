// What was wrong with a file, line by line.
import { FormDrawer } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useImport } from '../../publications.api.ts';
import { usePublicationPhrases } from '../../publications.phrases.ts';

export interface FaultsDrawerProps {
  readonly id: string;
  readonly fileName: string;
  readonly onClose: () => void;
}

export function FaultsDrawer({ id, fileName, onClose }: FaultsDrawerProps): ReactNode {
  const t = usePublicationPhrases();
  const format = useFormat();
  const found = useImport(id);
  return (
    <FormDrawer open onClose={onClose} title={t('faultsOf', { file: fileName })} width={560}>
      <Async
        query={found}
        shape="list"
        failedTitle={t('failed')}
        isEmpty={({ faults }) => faults.length === 0}
        empty={{ title: t('noFaults') }}
      >
        {({ faults, faulty }) => (
          <>
            {faulty > faults.length ? <p>{t('moreFaults', { count: format.count(faulty) })}</p> : null}
            <ul className="publication-faults">
              {faults.map((fault, at) => (
                // Two faults may stand on one line.
                <li key={`${fault.line} ${fault.problem} ${at}`}>
                  <span className="num">
                    {fault.line === 0 ? t('wholeFile') : t('line', { line: format.count(fault.line) })}
                  </span>
                  <strong>{t(`problem.${fault.problem}`)}</strong>
                  <small>{fault.value}</small>
                </li>
              ))}
            </ul>
          </>
        )}
      </Async>
    </FormDrawer>
  );
}
