// Definitions in memory: a version never changes, so it is read and compiled once in a process.
import type { Context } from '../../../../platform/http/index.ts';
import { compile } from '../../model/compile.policy.ts';
import type { Model } from '../../model/model.policy.ts';
import { selectVersion } from './versions.sql.ts';

export interface Loaded {
  readonly model: Model;
  readonly definition: { readonly id: string; readonly key: string; readonly name: string; readonly enName: string };
}

const KEPT = 500;
const kept = new Map<string, Loaded>();

export async function loadDefinition(context: Context, versionId: string): Promise<Loaded> {
  // Several databases may be served by one process in turn (tests): the hash tells their versions apart.
  const version = (await selectVersion(context.sql, versionId))!;
  const key = `${context.enterprise.id} ${versionId} ${version.hash}`;
  const known = kept.get(key);
  const { id, name, enName } = version;
  const definition = { id, key: version.key, name, enName };
  if (known !== undefined) return { ...known, definition };
  const { model } = await compile(await version.readXml());
  if (model === undefined) throw new Error(`version ${versionId} of a workflow cannot be read`);
  if (kept.size >= KEPT) kept.delete(kept.keys().next().value!);
  kept.set(key, { model, definition });
  return { model, definition };
}
