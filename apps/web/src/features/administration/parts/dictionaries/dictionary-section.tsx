// Dictionaries at the left, the values of one at the right, in an order that is dragged or stepped (specification 3, 7.5).
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { SearchInput } from '@yijian/ui/filter';
import { Glyph } from '@yijian/ui/icon';
import { ListPage } from '@yijian/ui/list-page';
import { Failed, describeError } from '@yijian/ui/states';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useDictionaryTypes } from '../../calls/dictionaries.api.ts';
import { useDictionaryPhrases } from '../../words/dictionaries.phrases.ts';
import { mayWrite } from '../frame/sections.ts';
import { DictionaryPane } from './dictionary-pane.tsx';
import { TypeForm } from './type-form.tsx';
import './dictionaries.css';

export function DictionarySection(): ReactNode {
  const t = useDictionaryPhrases();
  const isEnglish = useLanguage() === 'en';
  const query = useDictionaryTypes();
  const [keyword, setKeyword] = useState('');
  const [isAdding, setAdding] = useState(false);
  const [search, setSearch] = useSearchParams();
  const types = query.data ?? [];
  const wanted = keyword.trim().toLowerCase();
  const shown = types.filter((type) => `${type.key} ${type.name} ${type.enName}`.toLowerCase().includes(wanted));
  const key = types.find((type) => type.key === search.get('key'))?.key ?? types[0]?.key;
  const open = (next: string): void => setSearch({ key: next }, { replace: true });
  return (
    <>
      <ListPage
        title={t('title')}
        actions={
          mayWrite('dictionaries') ? (
            <Button icon={<Glyph icon={Plus} />} onClick={() => setAdding(true)}>
              {t('addType')}
            </Button>
          ) : undefined
        }
        search={<SearchInput value={keyword} onChange={setKeyword} placeholder={t('search')} />}
      >
        {query.error ? (
          <Failed title={t('failed')} onRetry={() => void query.refetch()} {...describeError(query.error)} />
        ) : (
          <div className="dictionary-panes">
            <nav aria-label={t('types')} className="dictionary-types">
              {shown.map((type) => (
                <button
                  key={type.key}
                  type="button"
                  aria-current={type.key === key ? 'true' : undefined}
                  onClick={() => open(type.key)}
                >
                  <span>{isEnglish ? type.enName : type.name}</span>
                  <span className="num">{type.enabled}</span>
                </button>
              ))}
            </nav>
            {key === undefined ? null : <DictionaryPane key={key} dictionary={key} />}
          </div>
        )}
      </ListPage>
      {isAdding ? <TypeForm onClose={() => setAdding(false)} onAdded={open} /> : null}
    </>
  );
}
