// A definition that exists as the beginning of another.

/** A definition that exists, under another key and name. */
export function copyOf(xml: string, key: string, name: string): string {
  const read = new DOMParser().parseFromString(xml, 'text/xml');
  const [process] = read.getElementsByTagNameNS('*', 'process');
  if (process === undefined) return xml;
  for (const plane of read.getElementsByTagNameNS('*', 'BPMNPlane'))
    if (plane.getAttribute('bpmnElement') === process.id) plane.setAttribute('bpmnElement', key);
  process.setAttribute('name', name);
  process.setAttribute('id', key);
  return new XMLSerializer().serializeToString(read);
}
