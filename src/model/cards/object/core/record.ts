import { publication as onTheWeb } from '../../../groups/publication.ts'
import { compilers, remarks } from '../../../groups/record.ts'
import { agent, day, group, list, term } from '../../../kinds/build.ts'

/** Publication on the web, and the public title. */
export const publication = {
  publication: onTheWeb,
  accessProfile: group({ profile: term('ADSP'), reason: term('ADSM'), expiry: day() }, { private: true }),
}

/** Authorship of the record. */
export const record = {
  compilers,
  officers: list({ officer: agent({ required: true }), role: term('CMPR') }, { carried: true }),
  remarks,
}
