// The nodes of a definition that a token can be put at, by the names drawn on them.
const kinds = ['userTask', 'serviceTask', 'sendTask', 'intermediateCatchEvent'] as const;

export function namedNodes(xml: string): { value: string; label: string }[] {
  const read = new DOMParser().parseFromString(xml, 'text/xml');
  return kinds.flatMap((kind) =>
    [...read.getElementsByTagNameNS('*', kind)].map((element) => ({
      value: element.id,
      label: element.getAttribute('name') || element.id,
    })),
  );
}
