import { agent, day, group, list, longText, term, translated } from '../../../kinds/build.ts'

/** What the public may read of it, and under what name. */
export const publication = {
  publication: group(
    {
      title: translated({ level: 'R' }),
      creditLine: translated({ level: 'R' }),
      licence: term('LICE', { level: 'R' }),
    },
    { level: 'R', carried: true },
  ),
  accessProfile: group({ profile: term('ADSP'), reason: term('ADSM'), expiry: day() }, { private: true }),
}

/** Who wrote the card. */
export const record = {
  compilers: list(
    { compiler: agent({ level: 'R', required: true }), role: term('CMPR'), date: day({ level: 'R' }) },
    { level: 'R' },
  ),
  officers: list({ officer: agent({ required: true }), role: term('CMPR') }, { carried: true }),
  remarks: longText({ level: 'R', private: true }),
}
