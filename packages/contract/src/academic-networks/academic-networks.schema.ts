// Relations between persons of science, the network around one, the way between two (specification 2.5, 3 Relation, 7.5 academic network).
import { z } from 'zod';
import { exportFields } from '../exports/index.ts';
import { Id, Moment, list, maybe, pageQuery, paged, text } from '../core/index.ts';

export const relationTypes = ['CO_AUTHOR', 'RESEARCH', 'SOCIETY', 'MEETING', 'MENTOR', 'COLLEAGUE', 'SCHOOL'] as const;
export const RelationType = z.enum(relationTypes);
export type RelationType = z.infer<typeof RelationType>;

/** Count of what two persons share, by type; types without are absent. */
export const SharedByType = z.partialRecord(RelationType, z.int().min(1));
export type SharedByType = z.infer<typeof SharedByType>;

export const RelationTypeCount = z.object({
  type: RelationType,
  persons: z.int().describe('How many others'),
  count: z.int().describe('Shared works, trials, posts and meetings'),
});
export type RelationTypeCount = z.infer<typeof RelationTypeCount>;

export const RelationQuery = pageQuery(['strength', 'name']).extend({
  doctorId: Id,
  type: RelationType.optional(),
});
export type RelationQuery = z.infer<typeof RelationQuery>;

export const Relation = z.object({
  relationId: Id.describe('The other person'),
  relationName: z.string(),
  relationHospital: z.string(),
  department: z.string(),
  doctorId: maybe(Id).describe('Only of a doctor whom the reader may see'),
  strength: z.int().describe('Sum of data'),
  latestYear: maybe(z.int()),
  data: SharedByType,
});
export type Relation = z.infer<typeof Relation>;
export const Relations = paged(Relation).extend({ withheld: z.boolean() });
export type Relations = z.infer<typeof Relations>;

/** Largest picture of a network around one person. */
export const MOST_NODES = 150;
/** Works, trials, societies and meetings with more persons say nothing about who knows whom; they make no relations. */
export const LARGEST_GROUP = 100;

const year = z.int().min(1900).max(2100);
/** What of a relation counts. */
export const relationWindow = {
  types: list(RelationType, 7).optional(),
  fromYear: year.optional(),
  toYear: year.optional(),
  minStrength: z.int().min(1).max(99).default(1),
};
const centre = {
  doctorId: Id.optional().meta({
    description: 'The centre as a doctor; without one the best related doctor of the reader’s own',
  }),
  personId: Id.optional().meta({ description: 'The centre as a person of the network' }),
};
export const NetworkFilter = z.strictObject({
  ...centre,
  hops: z.int().min(1).max(2).default(2),
  region: text(6).optional().meta({ description: 'Code of a province' }),
  ...relationWindow,
});
export type NetworkFilter = z.infer<typeof NetworkFilter>;

/** What everyone may know of a person; `doctorId`, tier and star only of a doctor whom the reader may see. */
export const NetworkPerson = z.object({
  id: Id,
  name: z.string(),
  hospital: z.string(),
  isDoctor: z.boolean(),
  doctorId: maybe(Id),
  tier: maybe(z.string()),
  isFollowed: maybe(z.boolean()),
});
export type NetworkPerson = z.infer<typeof NetworkPerson>;

export const NetworkNode = NetworkPerson.extend({
  x: z.number(),
  y: z.number(),
  community: z.int(),
  hop: z.int().describe('0 the centre, 1 related to it, 2 related to one of those'),
  degree: z.int().describe('Connections within the picture'),
  bridging: z.number().describe('Share of the shortest ways of the picture that lead over this person, 0 to 1'),
  strength: z.int().describe('Shared with the centre'),
  shared: SharedByType.describe('The same by type'),
  reached: z.int().describe('Of hop 2: what the strongest way to the centre carries'),
  latestYear: maybe(z.int()),
});
export type NetworkNode = z.infer<typeof NetworkNode>;

export const NetworkEdge = z.object({
  from: Id,
  to: Id,
  strength: z.int(),
  shared: SharedByType,
  fromYear: maybe(z.int()).describe('Of the first that is shared, where anything has a year'),
  toYear: maybe(z.int()),
});
export type NetworkEdge = z.infer<typeof NetworkEdge>;

export const NetworkCommunity = z.object({
  community: z.int(),
  name: z.string(),
  size: z.int().describe('Persons in this picture'),
  total: z.int().describe('Persons in the whole map'),
});
export type NetworkCommunity = z.infer<typeof NetworkCommunity>;

export const NetworkAnswer = z.object({
  persons: z.int().describe('In the picture, with the centre'),
  communities: z.int(),
  strongest: maybe(z.object({ id: Id, name: z.string(), shared: SharedByType })),
  bridge: maybe(z.object({ id: Id, name: z.string(), community: z.string() })).describe(
    'Who carries most ways from the centre into another community, and which',
  ),
  leftOut: z.int().describe('Persons who match but exceed the size of the picture'),
});

export const CenterChart = z.object({
  centre: NetworkPerson,
  nodes: z.array(NetworkNode),
  edges: z.array(NetworkEdge),
  communities: z.array(NetworkCommunity),
  types: z.array(RelationTypeCount).describe('Of the centre, all types and years'),
  years: z.array(z.object({ year: z.int(), count: z.int() })).describe('Of the centre, all types'),
  regions: z.array(z.object({ code: z.string(), name: z.string(), count: z.int() })),
  answer: NetworkAnswer,
  derivedAt: maybe(Moment),
});
export type NetworkAnswer = z.infer<typeof NetworkAnswer>;
export type CenterChart = z.infer<typeof CenterChart>;

const tableSorts = ['strength', 'name', 'hospital', 'community', 'papers', 'latest', 'degree', 'bridging'] as const;
export const CenterTableQuery = NetworkFilter.extend({ ...pageQuery(tableSorts).shape });
export type CenterTableQuery = z.infer<typeof CenterTableQuery>;
export const CenterTableRow = NetworkPerson.extend({
  community: z.int(),
  communityName: z.string(),
  hop: z.int(),
  strength: z.int(),
  shared: SharedByType,
  degree: z.int(),
  bridging: z.number(),
  latestYear: maybe(z.int()),
});
export type CenterTableRow = z.infer<typeof CenterTableRow>;
export const CenterTable = paged(CenterTableRow);
export const CenterTableExportQuery = NetworkFilter.extend(exportFields);
export type CenterTableExportQuery = z.infer<typeof CenterTableExportQuery>;

export const PersonQuery = z.strictObject({ personId: Id, centreId: Id.optional() });
export type PersonQuery = z.infer<typeof PersonQuery>;
export const PersonCard = NetworkPerson.extend({
  title: z.string(),
  department: z.string(),
  topics: z.array(z.string()),
  works: z.int(),
  connections: z.int(),
  bridging: z.number(),
  bridgingTop: maybe(z.int()).describe('Among the first so many percent of the whole map'),
  communities: z
    .array(NetworkCommunity.pick({ community: true, name: true }))
    .describe('Own first, then those reached, the closest first'),
  relations: z.array(
    z.object({ type: RelationType, count: z.int(), fromYear: maybe(z.int()), toYear: maybe(z.int()) }),
  ),
});
export type PersonCard = z.infer<typeof PersonCard>;

/** The relations of one person within a filter, the strongest first. */
export const LinkQuery = pageQuery(['strength']).extend({
  personId: Id,
  region: text(6).optional().meta({ description: 'Code of a province' }),
  ...relationWindow,
});
export type LinkQuery = z.infer<typeof LinkQuery>;
export const Link = z.object({
  other: NetworkPerson,
  strength: z.int(),
  shared: SharedByType,
  fromYear: maybe(z.int()),
  toYear: maybe(z.int()),
});
export type Link = z.infer<typeof Link>;
export const Links = paged(Link);

export const EvidenceQuery = pageQuery(['date']).extend({
  personId: Id,
  otherId: Id,
  types: list(RelationType, 7).optional(),
  fromYear: year.optional(),
  toYear: year.optional(),
});
export type EvidenceQuery = z.infer<typeof EvidenceQuery>;
export const Evidence = z.object({
  key: z.string(),
  type: RelationType,
  title: z.string(),
  detail: z.string().describe('Periodical, institution or place'),
  year: maybe(z.int()),
  date: maybe(z.string()),
  people: maybe(z.int()).describe('How many took part'),
  url: z.string(),
});
export type Evidence = z.infer<typeof Evidence>;
export const EvidencePage = paged(Evidence);

export const PathQuery = z.strictObject({ fromId: Id, toId: Id, types: list(RelationType, 7).optional() });
export type PathQuery = z.infer<typeof PathQuery>;
export const PathStep = z.object({
  person: NetworkPerson,
  community: maybe(z.string()),
  shared: SharedByType.describe('With the person before; empty for the first'),
  strength: z.int(),
});
export type PathStep = z.infer<typeof PathStep>;
/** Who of ours can introduce: a colleague who looks after or visits someone close to the target. */
export const Introduction = z.object({
  colleagueId: Id,
  colleague: z.string(),
  isMe: z.boolean(),
  basis: z.enum(['OWNER', 'VISITS']),
  visits: z.int().describe('Valid ones of the last twelve months that the reader may see'),
  lastVisitAt: maybe(Moment),
  via: NetworkPerson,
  isTarget: z.boolean().describe('The colleague knows the target itself'),
  strength: z.int().describe('What `via` shares with the target; 0 when it is the target'),
  shared: SharedByType,
});
export type Introduction = z.infer<typeof Introduction>;
export const DoctorPath = z.object({
  steps: z.array(PathStep).describe('Empty: no way of at most six steps'),
  introductions: z.array(Introduction),
});
export type DoctorPath = z.infer<typeof DoctorPath>;

export const FindPersonsQuery = z.strictObject({ keyword: text(60), size: z.int().min(1).max(30).default(12) });
export type FindPersonsQuery = z.infer<typeof FindPersonsQuery>;
export const FoundPerson = NetworkPerson.extend({ degree: z.int() });
export type FoundPerson = z.infer<typeof FoundPerson>;
