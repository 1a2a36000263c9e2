// Lets the compiler accept style sheets imported for their effect.
declare module '*.css' {}
