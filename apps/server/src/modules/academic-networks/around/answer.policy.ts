// What the sentence over the picture says: how many, the strongest, and who leads into another community (look: answer first).
import type { NetworkAnswer, NetworkCommunity, NetworkNode } from '@yijian/contract/academic-networks';
import type { Edge } from './choose.policy.ts';

export function answerOf(picture: {
  nodes: readonly NetworkNode[];
  edges: readonly Edge[];
  communities: readonly NetworkCommunity[];
  leftOut: number;
}): NetworkAnswer {
  const { nodes, communities, leftOut } = picture;
  const strongest = nodes
    .filter(({ hop }) => hop === 1)
    .toSorted((a, b) => b.strength - a.strength || b.degree - a.degree)[0];
  return {
    persons: nodes.length,
    communities: communities.length,
    strongest: strongest === undefined ? null : { id: strongest.id, name: strongest.name, shared: strongest.shared },
    bridge: bridgeOf(picture),
    leftOut,
  };
}

/** Of those related with the centre the one with the most ways, and the foreign community it is closest to. */
function bridgeOf({ nodes, edges, communities }: Parameters<typeof answerOf>[0]): NetworkAnswer['bridge'] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const home = nodes.find(({ hop }) => hop === 0)?.community;
  const candidates = nodes
    .filter(({ hop, bridging }) => hop === 1 && bridging > 0)
    .toSorted((a, b) => b.bridging - a.bridging);
  for (const node of candidates.slice(0, 10)) {
    const reached = new Map<number, number>();
    for (const { from, to, strength } of edges) {
      if (from !== node.id && to !== node.id) continue;
      const { community } = byId.get(from === node.id ? to : from)!;
      if (community !== home) reached.set(community, (reached.get(community) ?? 0) + strength);
    }
    const best = [...reached].toSorted((a, b) => b[1] - a[1])[0];
    const name = communities.find(({ community }) => community === best?.[0])?.name;
    if (name !== undefined) return { id: node.id, name: node.name, community: name };
  }
  return null;
}
