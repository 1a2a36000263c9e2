// Types of allocator.mjs, which has to be plain JavaScript.
export declare const allocator: Readonly<Record<string, string>>;
