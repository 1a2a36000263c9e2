// Files of public posts, and the drugs that posts are searched for (product 3.14).
import { z } from 'zod';
import { uploadedFile } from '../core/index.ts';

/** Bytes of a file of posts. */
export const POST_FILE_LIMIT = 10_485_760;
/** Posts of a file. */
export const MOST_POSTS = 5000;
/** Faults that an answer lists. */
export const MOST_FAULTS = 200;

export const postFields = [
  'source',
  'externalId',
  'doctorId',
  'doctor',
  'hospital',
  'postedAt',
  'title',
  'body',
  'url',
] as const;
export const PostField = z.enum(postFields);
export type PostField = z.infer<typeof PostField>;

/** CSV with a head, or JSON lines with the same names. A doctor is named by id, or by name and hospital. */
export const NewPosts = z.strictObject({
  file: uploadedFile(),
  checkOnly: z.boolean().default(false).describe('Tells faults and stores nothing'),
});
export type NewPosts = z.infer<typeof NewPosts>;

export const PostFault = z.object({
  row: z.int().describe('Line of the file; the head is line 1'),
  field: z.string().describe('Name of the field, empty for the whole line'),
  message: z.string(),
});
export type PostFault = z.infer<typeof PostFault>;

/** One wrong row, and nothing of the file is stored. */
export const PostsImported = z.object({
  rows: z.int(),
  stored: z.int(),
  known: z.int().describe('Posts that were there already and stay as they are'),
  mentions: z.int(),
  faults: z.array(PostFault).describe('The first 200'),
  faultCount: z.int(),
});
export type PostsImported = z.infer<typeof PostsImported>;
