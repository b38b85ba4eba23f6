import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Translated } from '#model/kinds/values.ts'
import type { Language } from '#model/languages.ts'
import type { DemoFile } from './files/demo-file.ts'
import { harbourFiles, valleyFiles } from './files/further-files.ts'
import type { PictureParams } from './pictures/index.ts'
import { type DemoSite, valleySite } from './sites.ts'
import { h, t } from './texts.ts'
import { type DemoWork, harbourWork, valleyWork } from './work/index.ts'

/** What a museum of the demonstration keeps, and what its people are at. */
export interface DemoMuseum {
  /** Path of the folder with its records. */
  readonly folder: string
  /** The language its people write in. */
  readonly language: Language
  /** Who the pictures of its objects are by. */
  readonly credit: Translated
  /** What is among its files besides. */
  readonly files: readonly DemoFile[]
  readonly work: DemoWork
  /** Absent: it has none yet. */
  readonly site?: DemoSite
}

const folderCalled = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

/** The museums by the e-mail address of their administrator. */
export const demoMuseums: Readonly<Record<string, DemoMuseum>> = {
  'admin@demo.museum': {
    folder: folderCalled('valle'),
    language: 'it',
    credit: t(
      'Foto: Museo della Valle',
      'Photograph: Museo della Valle',
      'Foto: Museo della Valle',
      'Fot. Museo della Valle',
    ),
    files: valleyFiles,
    work: valleyWork,
    site: valleySite,
  },
  'admin@second.museum': {
    folder: folderCalled('hafen'),
    language: 'de',
    credit: h('Foto: Hafenmuseum Brügg', 'Photograph: Hafenmuseum Brügg'),
    files: harbourFiles,
    work: harbourWork,
  },
}

/** What the pictures of a museum's objects show, by the number of the object. */
export const picturesOf = async ({ folder }: DemoMuseum): Promise<ReadonlyMap<string, PictureParams>> =>
  new Map(
    Object.entries(
      JSON.parse(await readFile(`${folder}/pictures.json`, 'utf8')) as Record<string, PictureParams>,
    ),
  )
