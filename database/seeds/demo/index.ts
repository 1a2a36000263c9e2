// Door of the demo data.
export { checkDemo, type Fault } from './check-demo.ts';
export { demoPassword } from './password.ts';
export { seedDemo, type DemoOptions } from './seed-demo.ts';
