// Door of the demo data.
export { demoPassword } from './password.ts';
export { seedDemo, type DemoOptions } from './seed-demo.ts';
