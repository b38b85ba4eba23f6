import type { Language } from '#model/languages.ts'
import type { ExpandedObject } from './expand.ts'
import { picturesAndCoins } from './hafen/pictures-and-coins.ts'
import { shipsAndInstruments } from './hafen/ships-and-instruments.ts'
import { ancientCoins } from './valle/ancient-coins.ts'
import { botany } from './valle/botany.ts'
import { decorativeArts } from './valle/decorative-arts.ts'
import { fossils } from './valle/fossils.ts'
import { greekAndItalic } from './valle/greek-and-italic.ts'
import { laterCoins } from './valle/later-coins.ts'
import { minerals } from './valle/minerals.ts'
import { paintings } from './valle/paintings.ts'
import { prehistory } from './valle/prehistory.ts'
import { printsAndPhotographs } from './valle/prints-and-photographs.ts'
import { rocks } from './valle/rocks.ts'
import { roman } from './valle/roman.ts'
import { zoology } from './valle/zoology.ts'

/** What a museum of the demonstration keeps. */
export interface DemoCollection {
  /** The language its people write in. */
  readonly language: Language
  readonly objects: readonly ExpandedObject[]
}

/** The collections by the administrator of their museum. */
export const demoCollections: Readonly<Record<string, DemoCollection>> = {
  'admin@demo.museum': {
    language: 'it',
    objects: [
      ...prehistory,
      ...greekAndItalic,
      ...roman,
      ...ancientCoins,
      ...laterCoins,
      ...botany,
      ...zoology,
      ...fossils,
      ...minerals,
      ...rocks,
      ...paintings,
      ...printsAndPhotographs,
      ...decorativeArts,
    ],
  },
  'admin@second.museum': { language: 'de', objects: [...shipsAndInstruments, ...picturesAndCoins] },
}

export type { ExpandedObject } from './expand.ts'
