import { agent, day, list, longText, term } from '../kinds/build.ts'

/** Copyright and other rights, with holder and duration. */
export const rights = list({
  type: term('RGHT', { required: true }),
  holder: agent(),
  from: day(),
  until: day(),
  statement: longText({ level: 'A' }),
})
