import type { Rooms } from '../../engine/aspects/rooms.ts'
import { section } from '../../engine/define-card.ts'
import { day, longText, number, text, url } from '../../kinds/build.ts'
import { acceptance, asks, isAccepted } from '../room-parts.ts'
import { imageFormats } from './line.ts'

/** Addresses for invoice and licence. */
const billing = {
  billing: section({ billTo: longText({ level: 'R' }), vatNumber: text({ level: 'R' }) }),
}

const publication = {
  publication: section({
    published: text({ level: 'R', required: true }),
    publishedOn: day({ level: 'R' }),
    online: url({ level: 'R' }),
    copies: number({ level: 'R', integer: true, min: 0 }),
    sentOn: day({ level: 'R' }),
    name: text({ level: 'R', required: true }),
    note: longText({ level: 'R' }),
  }),
}

/**
 * The portal in which somebody who asks for images reads what is offered, agrees to the terms of use, downloads the images and hands in what
 * was published (Spectrum: reproduction).
 */
export const requesterRoom: Rooms = {
  area: 'requesterRoom',
  opensFor: 'requester',
  shows: [
    'purpose',
    'work',
    'medium',
    'edition',
    'languages',
    'territory',
    'territoryNote',
    'licence',
    'conditions',
    'fee',
    'delivered',
    'specimen',
  ],
  // What they pay is theirs to know.
  reveals: ['fee'],
  showsOfLines: ['format', 'longestSide', 'detail', 'placement', 'printedSize', 'creditLine', 'deliveredOn'],
  delivers: {
    from: 'delivered',
    format: 'format',
    forms: {
      [imageFormats.JPEG]: { picture: 'jpeg' },
      [imageFormats.TIFF]: { picture: 'tiff' },
      [imageFormats.PDF]: { original: 'application/pdf' },
      [imageFormats.FILM]: { original: 'video/' },
      [imageFormats.SOUND]: { original: 'audio/' },
    },
    longestSide: 'longestSide',
    credit: 'creditLine',
    deliveredOn: 'deliveredOn',
  },
  answers: {
    acceptance: {
      sections: { ...acceptance(), ...billing },
      rules: [isAccepted, asks('name')],
      keeps: ['conditions', 'medium', 'edition', 'territory', 'territoryNote', 'licence', 'fee'],
      files: { type: 'LETTER_OF_REQUEST', most: 5 },
    },
    publication: {
      sections: publication,
      rules: [asks('published', 'name')],
      files: { type: 'OTHER', most: 5 },
    },
  },
}
