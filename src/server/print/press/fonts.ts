import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

const serif = (style: string): string =>
  resolve(`@expo-google-fonts/source-serif-4/${style}/SourceSerif4_${style}.ttf`)
const sans = (style: string): string => resolve(`@expo-google-fonts/inter/${style}/Inter_${style}.ttf`)

/** Whole fonts: subsets made for the web lack the letters of transliterations. `bold` is the weight of headings. */
export const fonts = {
  Serif: {
    normal: serif('400Regular'),
    bold: serif('600SemiBold'),
    italics: serif('400Regular_Italic'),
    bolditalics: serif('600SemiBold_Italic'),
  },
  Sans: {
    normal: sans('400Regular'),
    bold: sans('600SemiBold'),
    italics: sans('400Regular_Italic'),
    bolditalics: sans('600SemiBold_Italic'),
  },
}

/** The only files that a document may be made of. */
export const fontFiles: ReadonlySet<string> = new Set(
  Object.values(fonts).flatMap(font => Object.values(font)),
)
