import type { Translated } from '#model/kinds/values.ts'
import type { Language } from '#model/languages.ts'
import { harbourEntities } from '../entities/hafen/index.ts'
import { valleyEntities } from '../entities/valle/index.ts'
import type { DemoFile } from '../files/demo-file.ts'
import { harbourFiles, valleyFiles } from '../files/further-files.ts'
import { type DemoWork, harbourWork, valleyWork } from '../work/index.ts'
import type { DemoCard } from '../writing/demo-card.ts'
import { h, t } from '../writing/texts.ts'
import type { ExpandedObject } from './expand.ts'
import { picturesAndCoins } from './hafen/pictures-and-coins.ts'
import { shipsAndInstruments } from './hafen/ships-and-instruments.ts'
import { toldOf as harbourToldOf } from './hafen/told-of.ts'
import { share } from './share.ts'
import { belonging } from './valle/belonging.ts'
import { botany } from './valle/botany.ts'
import { decorativeArts } from './valle/decorative-arts.ts'
import { europeanCoinsAndMedals } from './valle/european-coins-and-medals.ts'
import { fossils } from './valle/fossils.ts'
import { greek } from './valle/greek.ts'
import { greekAndRepublicanCoins } from './valle/greek-and-republican-coins.ts'
import { imperialCoins } from './valle/imperial-coins.ts'
import { insects } from './valle/insects.ts'
import { instrumentsAndDailyLife } from './valle/instruments-and-daily-life.ts'
import { italianCoins } from './valle/italian-coins.ts'
import { italic } from './valle/italic.ts'
import { minerals } from './valle/minerals.ts'
import { paintings } from './valle/paintings.ts'
import { photographs } from './valle/photographs.ts'
import { prehistory } from './valle/prehistory.ts'
import { prints } from './valle/prints.ts'
import { rocks } from './valle/rocks.ts'
import { roman } from './valle/roman.ts'
import { shellsAndVertebrates } from './valle/shells-and-vertebrates.ts'
import { textiles } from './valle/textiles.ts'
import { toldOf } from './valle/told-of.ts'
import { villa } from './valle/villa.ts'

/** What a museum of the demonstration keeps. */
export interface DemoCollection {
  /** The language its people write in. */
  readonly language: Language
  /** Whom and what the objects name. */
  readonly entities: readonly DemoCard[]
  readonly objects: readonly ExpandedObject[]
  /** Who their pictures are by. */
  readonly credit: Translated
  /** What is among its files besides. */
  readonly files: readonly DemoFile[]
  readonly work: DemoWork
}

/** The collections by the administrator of their museum. */
export const demoCollections: Readonly<Record<string, DemoCollection>> = {
  'admin@demo.museum': {
    language: 'it',
    entities: valleyEntities,
    credit: t(
      'Foto: Museo della Valle',
      'Photograph: Museo della Valle',
      'Foto: Museo della Valle',
      'Fot. Museo della Valle',
    ),
    files: valleyFiles,
    work: valleyWork,
    objects: share(
      [
        ...prehistory,
        ...greek,
        ...italic,
        ...villa,
        ...roman,
        ...greekAndRepublicanCoins,
        ...imperialCoins,
        ...italianCoins,
        ...europeanCoinsAndMedals,
        ...botany,
        ...insects,
        ...shellsAndVertebrates,
        ...fossils,
        ...minerals,
        ...rocks,
        ...paintings,
        ...prints,
        ...photographs,
        ...decorativeArts,
        ...textiles,
        ...instrumentsAndDailyLife,
      ],
      [...belonging, ...toldOf],
    ),
  },
  'admin@second.museum': {
    language: 'de',
    entities: harbourEntities,
    credit: h('Foto: Hafenmuseum Brügg', 'Photograph: Hafenmuseum Brügg'),
    files: harbourFiles,
    work: harbourWork,
    objects: share([...shipsAndInstruments, ...picturesAndCoins], harbourToldOf),
  },
}

export type { ExpandedObject } from './expand.ts'
