import { useTranslation } from 'react-i18next'
import type { ReferenceFile } from '#model/api/citations.ts'
import type { ReferenceFormat } from '#model/bibliography/reference-formats.ts'

/** Formats of reference managers, which are called so in every language. */
export const formatNames: Readonly<Record<ReferenceFormat, string>> = {
  bibtex: 'BibTeX',
  ris: 'RIS',
  'csl-json': 'CSL-JSON',
}

/** Returns the names of files of references. */
export function useFileName(): (file: ReferenceFile) => string {
  const { t } = useTranslation()
  return file =>
    file in formatNames ? formatNames[file as ReferenceFormat] : t(`citations.file.${file as 'text'}`)
}
