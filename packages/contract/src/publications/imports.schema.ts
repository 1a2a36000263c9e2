// Files of publications that are read in: OpenAlex as JSON lines, PubMed as XML (specification 2.5).
import { z } from 'zod';
import { Id, Moment, maybe, pageQuery, uploadedFile } from '../core/index.ts';

export const ImportKind = z.enum(['OPENALEX', 'PUBMED']);
export type ImportKind = z.infer<typeof ImportKind>;
export const ImportState = z.enum(['RUNNING', 'DONE', 'FAILED', 'STOPPED']);
export type ImportState = z.infer<typeof ImportState>;

/** Why a record of a file, or its rest, was not taken. */
export const faultProblems = [
  'badJson',
  'notAWork',
  'noTitle',
  'noYear',
  'lineTooLong',
  'duplicateInFile',
  'conflict',
  'truncated',
  'broken',
  'swollen',
  'tooLarge',
  'badXml',
  'entities',
  'interrupted',
  'failed',
] as const;
export const ImportFault = z.object({
  line: z.int().describe('Line in the unpacked file; 0 for the file as a whole'),
  problem: z.enum(faultProblems),
  value: z.string(),
});
export type ImportFault = z.infer<typeof ImportFault>;

export const NewImport = z.strictObject({
  file: uploadedFile(),
  again: z.boolean().default(false).describe('Read it also when the same file was read before'),
});

export const PublicationImport = z.object({
  id: Id,
  kind: ImportKind,
  fileName: z.string(),
  state: ImportState,
  read: z.int(),
  added: z.int(),
  updated: z.int(),
  same: z.int(),
  faulty: z.int(),
  suggested: z.int(),
  confirmed: z.int(),
  createdBy: z.string(),
  createdAt: Moment,
  endedAt: maybe(Moment),
});
export type PublicationImport = z.infer<typeof PublicationImport>;

export const ImportDetail = PublicationImport.extend({ faults: z.array(ImportFault).describe('The first 200') });
export type ImportDetail = z.infer<typeof ImportDetail>;

export const ImportPage = pageQuery(['createdAt']);
