import type { DemoWork } from '../demo-work.ts'
import { proceduresOf } from '../from-file.ts'
import { audits } from './audits.ts'
import { conditions } from './conditions.ts'
import { days } from './days.ts'
import { loans } from './loans.ts'

const { procedures, withPictures } = proceduresOf('valle')

export const valleyWork: DemoWork = {
  pieces: [...loans, ...audits, ...days],
  procedures,
  withPictures: [...conditions, ...withPictures],
}
