// Who reads about sends.
import { seesMedicalArticles } from '../../articles/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import type { Reading } from './recipients.sql.ts';

export const readingOf = ({ user, language }: Context): Reading => ({
  viewer: user,
  language,
  seesMedical: seesMedicalArticles(user),
});
