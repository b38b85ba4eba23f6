import type { RecordSlotProps } from '../../../cards/record/view/record-slots.ts'
import { EarlierContents } from '../../work/EarlierContents.tsx'
import { LinkedPictures } from './LinkedPictures.tsx'
import { SimilarFiles } from './SimilarFiles.tsx'
import { TechnicalPanel } from './TechnicalPanel.tsx'

/** Beneath the fields of a file: what it shows, what looks like it, and what was found in it. */
export function FileParts(props: RecordSlotProps) {
  return (
    <>
      <LinkedPictures {...props} />
      <SimilarFiles {...props} />
      <EarlierContents {...props} />
      <TechnicalPanel {...props} />
    </>
  )
}
