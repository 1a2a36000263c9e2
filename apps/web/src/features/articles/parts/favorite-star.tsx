// Marks an article as a favorite, or takes the mark off.
import type { Article } from '@yijian/contract/articles';
import { IconButton } from '@yijian/ui/icon';
import { Star, StarOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFavor, useUnfavor } from '../articles.api.ts';
import { useArticlePhrases } from '../articles.phrases.ts';

export function FavoriteStar({ article }: { article: Pick<Article, 'id' | 'title' | 'isFavorite'> }): ReactNode {
  const t = useArticlePhrases();
  const [favor, unfavor] = [useFavor(), useUnfavor()];
  const { id, title, isFavorite } = article;
  const write = isFavorite ? unfavor : favor;
  return (
    <IconButton
      icon={isFavorite ? StarOff : Star}
      label={isFavorite ? t('unfavor', { title }) : t('favor', { title })}
      onClick={() => write.mutate({ params: { id } })}
    />
  );
}
