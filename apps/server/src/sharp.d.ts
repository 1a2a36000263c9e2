// The part of sharp that is used: pictures read and written anew.
declare module 'sharp' {
  export interface Metadata {
    readonly format: string;
    readonly width: number;
    readonly height: number;
    readonly pages?: number;
  }
  export interface Written {
    readonly data: Buffer;
    readonly info: { readonly width: number; readonly height: number };
  }
  export interface Sharp {
    metadata(): Promise<Metadata>;
    timeout(limit: { readonly seconds: number }): Sharp;
    autoOrient(): Sharp;
    flatten(on: { readonly background: string }): Sharp;
    greyscale(): Sharp;
    resize(
      width: number,
      height: number,
      how: { readonly fit: 'inside' | 'fill'; readonly withoutEnlargement?: boolean },
    ): Sharp;
    raw(): Sharp;
    png(how: { readonly compressionLevel: number }): Sharp;
    webp(how: { readonly quality: number }): Sharp;
    jpeg(how: { readonly quality: number; readonly mozjpeg: boolean }): Sharp;
    toBuffer(): Promise<Buffer>;
    toBuffer(how: { readonly resolveWithObject: true }): Promise<Written>;
  }
  export interface SharpModule {
    (
      bytes: Buffer,
      how: { readonly limitInputPixels: number | false; readonly failOn?: 'error'; readonly sequentialRead?: boolean },
    ): Sharp;
    cache(isOn: boolean): void;
    concurrency(threads: number): void;
    block(what: { readonly operation: readonly string[] }): void;
    unblock(what: { readonly operation: readonly string[] }): void;
  }
  const sharp: SharpModule;
  export default sharp;
}
