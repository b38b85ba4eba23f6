import type { DemoWork } from '../demo-work.ts'
import { audits } from './audits.ts'
import { conditions } from './conditions.ts'
import { days } from './days.ts'
import { loans } from './loans.ts'

export const valleyWork: DemoWork = { pieces: [...loans, ...audits, ...days], withPictures: conditions }
