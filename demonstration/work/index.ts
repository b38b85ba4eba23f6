export type { DemoWork } from './demo-work.ts'
export { doWork } from './do-work.ts'
export { harbourWork } from './hafen/work.ts'
export { valleyWork } from './valle/index.ts'
