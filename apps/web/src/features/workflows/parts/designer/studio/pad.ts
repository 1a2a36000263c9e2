// What stands beside a selected element: go on with the next step, connect, take away; in the words and lines of the product.
import type { Kind } from './kinds.ts';
import type { Shape } from './moddle.ts';

export interface PadWords {
  readonly user: string;
  readonly exclusive: string;
  readonly end: string;
  /** Of a flow: the same steps, between its two ends. */
  readonly insertUser: string;
  readonly insertExclusive: string;
  readonly connect: string;
  readonly remove: string;
}
interface Pads {
  registerProvider(provider: { getContextPadEntries(element: Shape): Record<string, unknown> }): void;
}
interface Connect {
  start(event: Event, source: Shape): void;
}
interface Modeling {
  removeElements(elements: Shape[]): void;
}

type Drawn = Exclude<keyof PadWords, 'insertUser' | 'insertExclusive'>;
const lines: Readonly<Record<Drawn, string>> = {
  user: '<rect x="2.5" y="4" width="15" height="12" rx="2"/><circle cx="10" cy="8.5" r="1.8"/><path d="M6.8 13.4c.5-1.6 1.7-2.2 3.2-2.2s2.7.6 3.2 2.2"/>',
  exclusive: '<path d="M10 2.5 17.5 10 10 17.5 2.5 10Z"/><path d="m8 8 4 4m0-4-4 4"/>',
  end: '<circle cx="10" cy="10" r="6.5" stroke-width="2.4"/>',
  connect: '<path d="M3 17 16 4m-6 0h6v6"/>',
  remove: '<path d="M4 5.5h12M8 5.5v-2h4v2M5.5 5.5l.8 11h7.4l.8-11"/>',
};

const drawn = (name: Drawn): string =>
  `<div class="entry workflow-pad-${name}" draggable="true"><svg viewBox="0 0 20 20" width="18" height="18" fill="none" stroke="currentColor" stroke-width="1.5" aria-hidden="true">${lines[name]}</svg></div>`;

const leads = (element: Shape): boolean =>
  !['bpmn:EndEvent', 'bpmn:SequenceFlow', 'bpmn:Association', 'bpmn:TextAnnotation', 'label'].includes(element.type);

/** A module of the modeler; `append` puts the next step behind an element, or into a flow. */
export function padModule(words: PadWords, append: (kind: Kind, source: Shape) => void): Record<string, unknown> {
  function Provider(contextPad: Pads, connect: Connect, modeling: Modeling): void {
    const entry = (name: Drawn, act: (event: Event, element: Shape) => void, title = words[name]) => ({
      group: name === 'remove' ? 'edit' : 'model',
      title,
      html: drawn(name),
      action: { click: act, dragstart: act },
    });
    contextPad.registerProvider({
      getContextPadEntries: (element) => ({
        ...(leads(element)
          ? {
              user: entry('user', (_, source) => append('user', source)),
              exclusive: entry('exclusive', (_, source) => append('exclusive', source)),
              end: entry('end', (_, source) => append('end', source)),
              connect: entry('connect', (event, source) => connect.start(event, source)),
            }
          : {}),
        ...(element.type === 'bpmn:SequenceFlow'
          ? {
              user: entry('user', (_, flow) => append('user', flow), words.insertUser),
              exclusive: entry('exclusive', (_, flow) => append('exclusive', flow), words.insertExclusive),
            }
          : {}),
        remove: entry('remove', (_, one) => modeling.removeElements([one])),
      }),
    });
  }
  Provider.$inject = ['contextPad', 'connect', 'modeling'];
  return { __init__: ['contextPadProvider'], contextPadProvider: ['type', Provider] };
}

/** The vendor's palette and its menu of every BPMN element are not offered. */
export function withoutVendor(): Record<string, unknown> {
  function Nothing(): void {
    // Nothing is registered.
  }
  function Keys(keyboard: {
    addListener(priority: number, listener: (context: { keyEvent: KeyboardEvent }) => unknown): void;
  }) {
    // R opens the menu that turns an element into any other; most of those the interpreter refuses.
    keyboard.addListener(10_000, ({ keyEvent }) =>
      keyEvent.key.toLowerCase() === 'r' && !keyEvent.ctrlKey && !keyEvent.metaKey ? true : undefined,
    );
  }
  Keys.$inject = ['keyboard'];
  return { __init__: ['ownKeys'], paletteProvider: ['type', Nothing], ownKeys: ['type', Keys] };
}
