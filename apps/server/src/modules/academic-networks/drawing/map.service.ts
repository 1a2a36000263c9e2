// The whole map as it was drawn last, told apart by its version (specification 2.3 userInsights).
import { versioned, type Context, type VersionedText } from '../../../platform/http/index.ts';
import { selectState } from '../deriving/states.sql.ts';
import { selectMap } from './graph.sql.ts';

const EMPTY = `"ids":[],"x":[],"y":[],"community":[],"degree":[],"region":[],"names":[],"from":[],"to":[],"strength":[],"lines":[],"type":[],"year":[],"count":[],"communities":[],"regions":[],"leftOut":{"nodes":0,"edges":0}}`;

/** Everything in it is public, so that one text serves all users of the enterprise. */
export async function findMap(context: Context): Promise<VersionedText> {
  const { version } = await selectState(context.sql);
  return versioned(`network-${context.enterprise.id}-${version}`, async () => {
    const found = await selectMap(context.sql);
    return found === undefined ? `{"version":0,${EMPTY}` : `{"version":${found.version},${found.map.slice(1)}`;
  });
}
