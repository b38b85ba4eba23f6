import type { Language } from '#model/languages.ts'
import type { VocabularyCode } from '#model/vocabularies/definitions.ts'
import { findOrCreate } from '#server/vocabularies/index.ts'
import type { TestApp } from './app.ts'
import type { TestMuseum } from './factories.ts'

/** A term by its name, until the museum that gets the card has it. */
class Named {
  readonly code: VocabularyCode
  readonly name: string

  constructor(code: VocabularyCode, name: string) {
    this.code = code
    this.name = name
  }
}

const t = (code: VocabularyCode, name: string): Named => new Named(code, name)
const person = (name: string) => ({ name })
const dated = (text: string) => ({ text, periodMode: 'SINGLE', type: 'YEAR' })

/** Well-kept cards of the four categories: long and short texts, groups, lists, letters of many languages. */
export const richCards = {
  archaeological: {
    objectInformation: { objectCategory: 4 },
    objectNumbers: [
      { objectNumber: '48.2114', type: t('INVT', 'inventory'), date: '1931-05-12' },
      {
        objectNumber: 'G.R. 221/b',
        type: t('INVT', 'general register'),
        date: '1902-01-01',
        note: 'vol. III',
      },
    ],
    otherNumbers: [
      { number: 'BAPD 310395', type: t('ACCT', 'database number'), issuer: person('Beazley Archive') },
    ],
    department: t('DEPT', 'Antiquities'),
    quantity: { count: 1 },
    title: {
      en: 'Panathenaic prize amphora with Athena and runners',
      it: 'Anfora panatenaica con Atena e corridori',
      de: 'Panathenäische Preisamphora mit Athena und Läufern',
      pl: 'Amfora panatenajska z Ateną i długodystansowcami',
    },
    objectName: t('OGTD', 'amphora'),
    titles: [{ title: 'ἄθλον Ἀθήνηθεν', type: t('TITT', 'inscription') }, { title: 'Prize vase' }],
    briefDescription: {
      en: 'Black-figure prize amphora given to the victor of the foot race at the Panathenaic games.',
      pl: 'Czarnofigurowa amfora wręczana zwycięzcy biegu na igrzyskach panatenajskich; gęś, żółć, źdźbło, ćma.',
    },
    classes: [t('CLS', 'Attic black-figure')],
    fabric: { description: '7.5YR 6/6, compact' },
    preserved: { percentage: 92.5 },
    fragmentCount: 14,
    productions: [
      { type: 31, agent: person('Euphiletos Painter'), role: t('AUTR', 'painter') },
      { type: 32, culture: t('ATBD', 'Attic') },
    ],
    dating: dated('c. 530–520 BC'),
    period: t('DTZG', 'Archaic'),
    materials: [
      { material: t('MTC', 'terracotta'), technique: t('MTT', 'wheel-thrown'), part: 'body' },
      { material: t('MTC', 'slip'), technique: t('MTT', 'black-figure painting') },
      { material: t('MTC', 'white'), part: 'flesh of Athena', note: 'mostly worn' },
    ],
    measurements: [
      { type: t('MISZ', 'height'), value: { value: 61.8, unit: 'cm' } },
      { type: t('MISZ', 'diameter'), value: { value: 41.25, unit: 'cm' }, part: 'belly' },
      { type: t('MISZ', 'diameter'), value: { value: 17, unit: 'cm' }, part: 'mouth', approximate: true },
    ],
    description: {
      en: 'On the obverse Athena strides to the left in the pose of the Promachos, wearing a high-crested Attic helmet and the snake-fringed aegis over a belted chiton patterned with crosses. Her shield bears the device of a winged horse. Doric columns surmounted by cocks flank the goddess.\nThe reverse shows three bearded runners moving to the right with long, even strides: the dolichos, the long-distance race of twenty-four stades.',
    },
    inscriptions: [
      {
        text: 'ΤΟΝ ΑΘΕΝΕΘΕΝ ΑΘΛΟΝ',
        position: t('ISRP', 'left column'),
        translation: 'One of the prizes from Athens',
      },
      { text: 'Muḥammad ibn ʿAbd Allāh al-Ḥasanī, ṭarīqa šāḏiliyya', type: t('ISRC', 'label') },
    ],
    findspot: {
      place: person('Vulci'),
      locality: 'Necropoli Withheld',
      point: { x: 11.6287, y: 42.4213, system: 4326 },
      sensitive: true,
    },
    tomb: 'Tomb LXI',
    provenance: [
      {
        owner: person('Marcello Massarenti'),
        when: dated('by 1897'),
        method: t('PRVM', 'purchase'),
        price: { amount: '7654321', currency: 'EUR' },
      },
      { owner: person('Henry Walters'), when: dated('1902'), method: t('PRVM', 'purchase') },
    ],
    condition: {
      state: t('STCC', 'good'),
      damages: [t('DAMG', 'fracture'), t('DAMG', 'abrasion')],
      detail:
        'Reassembled from fourteen fragments with small losses at the lip filled in plaster and toned; surface abraded on one side where it lay in wet soil. Old repairs under the left handle are stable. Fine root marks run over the panel with the runners and must not be mistaken for scratches.',
    },
    treatments: [
      {
        date: dated('1952'),
        type: t('RSTT', 'reassembly'),
        operator: person('R. Sugimoto'),
        note: 'Shellac joins',
      },
      { date: dated('2004'), type: t('RSTT', 'cleaning'), note: 'Shellac removed, Paraloid B-72.' },
    ],
    movements: [{ to: t('LR', 'Secret store 7'), when: '2019-01-02' }],
    acquisitions: [{ type: t('ACQT', 'bequest'), from: person('Henry Walters'), date: dated('1931') }],
    owners: [{ owner: person('Private Owner') }],
    valuations: [{ amount: { amount: '450000', currency: 'EUR' }, date: '2020-02-03' }],
    bibliography: [
      { work: person('J. D. Beazley, Attic Black-Figure Vase-Painters (1956)'), pages: '321, no. 9' },
      { work: person('M. Bentz, Panathenäische Preisamphoren (1998)'), pages: '125', figures: 'pl. 20' },
    ],
    exhibitions: [{ event: person('Games for the Gods'), venue: 'Boston', date: dated('2004') }],
    publication: { creditLine: { en: 'Acquired by Henry Walters, 1902' }, licence: t('LICE', 'CC0 1.0') },
    compilers: [{ compiler: person('Ł. Święcicka'), date: '2019-03-11' }],
    remarks: 'Remarks for the staff alone',
  },
  numismatic: {
    objectInformation: { objectCategory: 9 },
    objectNumbers: [{ objectNumber: 'N 1204' }],
    title: {
      en: 'Denarius of Trajan',
      it: 'Denario di Traiano',
      de: 'Denar des Trajan',
      pl: 'Denar Trajana',
    },
    objectName: t('OGTD', 'coin'),
    denomination: t('DENO', 'denarius'),
    issuers: [{ authority: person('Trajan'), state: t('AUES', 'Roman Empire') }],
    mints: [t('MINT', 'Rome')],
    obverse: {
      legend: 'IMP TRAIANO AVG GER DAC P M TR P',
      description: 'Laureate bust of Trajan to the right, slight drapery on the far shoulder.',
      portraits: [{ person: person('Trajan') }],
    },
    reverse: {
      legend: 'COS V P P S P Q R OPTIMO PRINC',
      description: 'Victory to the left, holding wreath and palm.',
    },
    metals: [{ metal: t('METL', 'silver'), fineness: 890 }],
    coinMeasures: { weight: { value: 3.27, unit: 'g' }, diameter: { value: 19.1, unit: 'mm' } },
    dieAxis: 180,
    coinGrade: { grade: t('NUST', 'very fine') },
    typeReferences: [
      { work: person('RIC II'), number: '128', uri: 'https://numismatics.org/ocre/id/ric.2.tr.128' },
      { work: person('Woytek'), number: '281b' },
    ],
    dating: dated('103–111'),
  },
  naturalistic: {
    objectInformation: { objectCategory: 13, objectSubcategory: 6 },
    objectNumbers: [{ objectNumber: 'MIN 0388' }],
    minerals: [{ imaName: 'Fluorite', variety: 'antozonite', synonyms: 'fluor spar' }],
    mineralClass: { strunzCode: '3.AB.25', danaCode: '09.02.01.01' },
    formula: { simplified: 'CaF₂' },
    collectingPlace: {
      locality: t('LRVL', 'Wölsendorf'),
      region: 'Bayern',
      verbatim: 'Grube „Marie“, Wölsendorf',
    },
    collectors: [{ collector: person('Józef Morozewicz'), number: '77' }],
    collectingDate: dated('1908'),
    crystal: { system: t('CRYS', 'cubic'), spaceGroup: 'Fm3m' },
    cell: { a: 5.463, z: 4 },
    radioactivity: { radioactive: true, value: 0.8 },
    measurements: [{ type: t('MISZ', 'weight'), value: { value: 1.25, unit: 'kg' } }],
    briefDescription: { en: 'Dark violet cubes to 12 mm on quartz; smells of fluorine when struck.' },
  },
  other: {
    objectInformation: { objectCategory: 12 },
    objectNumbers: [{ objectNumber: 'MP 310' }],
    title: { en: 'Lady with a book', it: 'Dama con libro', de: 'Dame mit Buch', pl: 'Dama z książką' },
    objectName: t('OGTD', 'painting'),
    productions: [{ type: 31, agent: person('Olga Boznańska'), role: t('AUTR', 'painter') }],
    dating: dated('c. 1905'),
    mediumDisplay: { en: 'Oil on cardboard', pl: 'Olej na tekturze' },
    dimensionsDisplay: { en: '71 × 58 cm', pl: '71 × 58 cm' },
    signatures: [{ text: 'Olga Boznańska / Paris', position: t('ISRP', 'lower right') }],
    provenance: [{ owner: person('Kazimierz Sterling'), when: dated('until 1921') }],
  },
} as const

/** A card with the ids of its terms, which the museum has from now on. */
export async function withTerms(
  app: TestApp,
  { tenantId }: TestMuseum,
  card: object,
  language: Language = 'en',
): Promise<Record<string, unknown>> {
  const editor = { accountId: null, impersonatorId: null }
  return app.database.inTenant(tenantId, async tx => {
    const resolve = async (value: unknown): Promise<unknown> => {
      if (value instanceof Named) {
        const found = await findOrCreate(tx, value.code, [value.name], { create: true, language, editor })
        const id = found.get(value.name)
        return id === undefined ? undefined : { id }
      }
      if (Array.isArray(value)) {
        const items: unknown[] = []
        for (const item of value) items.push(await resolve(item))
        return items
      }
      if (typeof value !== 'object' || value === null) return value
      const resolved: Record<string, unknown> = {}
      for (const [key, item] of Object.entries(value)) resolved[key] = await resolve(item)
      return resolved
    }
    return (await resolve(card)) as Record<string, unknown>
  })
}
