// The part of bpmn-moddle that is used: reading BPMN 2.0 with an extension of our own.
declare module 'bpmn-moddle' {
  export interface Element {
    readonly $type: string;
    readonly id?: string;
    readonly $attrs?: Readonly<Record<string, string>>;
    readonly [property: string]: unknown;
  }
  export interface Parsed {
    readonly rootElement: Element;
    readonly warnings: readonly { readonly message: string; readonly element?: Element; readonly property?: string }[];
  }
  export class BpmnModdle {
    constructor(packages?: Readonly<Record<string, unknown>>);
    fromXML(xml: string): Promise<Parsed>;
    toXML(element: Element, options?: { readonly format?: boolean }): Promise<{ readonly xml: string }>;
  }
}
