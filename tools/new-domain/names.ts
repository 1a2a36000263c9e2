// Every spelling of a new domain's name, from its kebab-case plural.

export interface DomainNames {
  /** ward-rounds */
  domain: string;
  /** ward-round; begins the names of the files about one record. */
  file: string;
  /** wardRound; the same as the plural where the name has none of its own. */
  one: string;
  /** WardRound */
  One: string;
  /** wardRounds */
  many: string;
  /** WardRounds */
  Many: string;
  /** ward_rounds */
  table: string;
  /** tag groups */
  words: string;
  /** Tag groups */
  title: string;
  zh: string;
  section: string;
}

export interface NameOptions {
  /** Chinese name; without one the English title stands in its place until somebody says it. */
  zh?: string | undefined;
  /** First part of the permissions, such as customer. */
  section?: string | undefined;
}

/** Throws on a name that is not kebab-case. */
export function namesOf(domain: string, options: NameOptions = {}): DomainNames {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(domain)) throw new Error(`“${domain}” is not a name in kebab-case`);
  const many = camel(domain);
  const file = singular(domain);
  const one = camel(file);
  const words = domain.replaceAll('-', ' ');
  const title = capital(words);
  return {
    domain,
    file,
    one,
    many,
    words,
    title,
    One: capital(one),
    Many: capital(many),
    table: domain.replaceAll('-', '_'),
    zh: options.zh ?? title,
    section: options.section ?? 'customer',
  };
}

function singular(plural: string): string {
  if (plural.endsWith('ss')) return plural;
  return plural.replace(/ies$/, 'y').replace(/s$/, '');
}

function camel(kebab: string): string {
  return kebab.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
