import { linkedFiles } from './linked-tables.ts'
import { mediaFiles } from './media.ts'
import { objectFiles } from './objects.ts'
import { pictureFiles } from './pictures.ts'
import { referenceFiles } from './references.ts'
import { specimenFiles } from './specimens.ts'
import { vocabularyFiles } from './vocabularies.ts'

/** Invented files in the shapes of those that museums publish, by where their models lie in the folder of real data. */
export const inventedFiles: Readonly<Record<string, () => string | Buffer | Promise<Buffer>>> = {
  ...objectFiles,
  ...linkedFiles,
  ...referenceFiles,
  ...specimenFiles,
  ...pictureFiles,
  ...mediaFiles,
  ...vocabularyFiles,
}
