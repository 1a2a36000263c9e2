// Tools read the route table, and through it the types of screens that import their style sheets.
declare module '*.css';
