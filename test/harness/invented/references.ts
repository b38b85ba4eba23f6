import { csvOf, type Row } from './tables.ts'

const authors = [
  'Aisenberg',
  'Balty',
  'Bizot',
  'Campbell',
  'D’Ambrosio',
  'De Villefosse',
  'Łęcki',
  'Pagano',
] as const

/** The short reference a catalogue quotes a work by. */
const signOf = (index: number): string => `${authors[index % authors.length]} ${1899 + index}`

/** Works as a catalogue lists them; of one, an older list ran into its short reference. */
const works = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => {
    const title =
      index % 3 === 0 ? `Découvertes de nouvelles mosaïques ${index}` : `The “Mosaics” of Antioch ${index}`
    return {
      short_ref:
        index === 5
          ? `${signOf(index)}\n  Another, A. “Il lago Lucrino.” Pozzuoli, 1983–84.\n\n- Next 1998`
          : signOf(index),
      full_reference: `${authors[index % authors.length]}, Janine. ${title}. Toronto: Institute, ${1899 + index}.`,
      title_hint: title,
      year: index === 7 ? '' : String(1899 + index),
    }
  })

/** Objects whose references quote works by their short references: with pages, numbers and notes, one of a newspaper no list has. */
const quoting = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    cat_no: String(index + 1),
    object_number: `71.AH.${110 + index}`,
    title: `Mosaic Floor ${index}`,
    date_text: 'AD 115–150',
    date_begin: '115',
    date_end: '150',
    height_cm: '270.5',
    width_cm: String(100 + index),
    material: 'Stone and glass tesserae',
    culture: 'Roman',
    findspot: index % 2 === 0 ? 'from Rome, Italy' : 'from near Baiae, Italy',
    provenance: 'It was excavated in 1910, but it is uncertain when it was removed.',
    description: 'A female bust is the only coloured feature.\nSnakes surround her neck.',
    condition: 'Restored.',
    bibliography_short:
      index === 3
        ? 'Unpublished.'
        : `${signOf(index * 2 + 9)}, 338–39; ${signOf(index * 2 + 10)}; ${signOf(index * 2 + 11)}, 51–52, no. 111; La dépêche de Lyon, 1913.`,
    image_files: `mosaic_${index}.jpg|mosaic_${index}_detail.jpg`,
    creator: 'Unknown mosaicist',
    owner: 'A museum, Bologna',
    rights: 'CC BY 4.0 - A museum',
  }))

const kinds = [
  'individual',
  'individual',
  'individual',
  'couple',
  'purchase_fund',
  'anonymous',
  'corporate',
] as const

/** Persons and bodies of an authority file: few have an identifier, couples one row together. */
const constituents = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => {
    const type = kinds[index % kinds.length] ?? 'individual'
    const name = {
      individual: `Pippin${index}, Horace`,
      couple: `Wood Prince${index}, William, Mr. and Mrs.`,
      purchase_fund: `Belin Fund ${index}`,
      anonymous: `Mantegna School ${index}`,
      corporate: `Galerie Étoile ${index}`,
    }[type]
    return {
      constituentid: String(11 + index * 3),
      ulanid: type === 'individual' && index % 2 === 0 ? String(500000100 + index) : '',
      preferreddisplayname: name,
      forwarddisplayname: name.split(', ').reverse().join(' '),
      lastname: name.split(',')[0] ?? '',
      displaydate: {
        individual: index % 3 === 0 ? 'American, 1888 - 1946' : '',
        couple: 'he: 1928 - 2007',
        purchase_fund: '',
        anonymous: 'Netherlandish, active second half 16th century',
        corporate: 'American, founded 1869',
      }[type],
      artistofngaobject: index % 2 === 0 ? '1' : '0',
      beginyear: '',
      endyear: '',
      visualbrowsertimespan: '',
      nationality: ['American', 'Unknown', ''][index % 3] ?? '',
      visualbrowsernationality: 'Other',
      constituenttype: type,
      wikidataid: index % 4 === 0 ? `Q${325076 + index}` : '',
    }
  })

/** Literature about them: a work is quoted for several persons, word for word. */
const literature = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => {
    const shared = Math.floor(index / 3)
    return {
      constituentid: String(11 + (index % 60) * 3),
      text: `Sutton${shared}, Peter C., et al. _Masters of "Dutch" Landscape {Painting}_. Exh. cat. Łódź; Museum & Gallery, Boston, ${1887 + (shared % 100)}: ${shared}.`,
      texttype: 'bibliography',
      year: String(1887 + (shared % 100)),
    }
  })

export const referenceFiles = {
  'getty_mosaics/bibliography.csv': () => csvOf(works(60)),
  'getty_mosaics/objects.csv': () => csvOf(quoting(21)),
  'authorities_nga/constituents.csv': () => csvOf(constituents(120)),
  'authorities_nga/constituents_bibliography.csv': () => csvOf(literature(400)),
}
