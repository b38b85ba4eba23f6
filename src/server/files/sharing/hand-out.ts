import { damTypes } from '#model/cards/file/measured.ts'
import type { FileCard } from '#model/cards/file/sections.ts'
import { lookOnlySide } from '#model/files/look-only.ts'
import type { FileRow } from '../store/contents.ts'
import type { ShareRow } from './store.ts'

/** Longest side of what is shown in the page of a shared file. */
export const previewSize = lookOnlySide

const played: readonly (number | undefined)[] = [damTypes.VIDEO, damTypes.AUDIO, damTypes.PDF]

/** True when a link lets a content out as it is: in no smaller size, and with nothing burnt into it. */
export const handsOutOriginal = ({ size, watermark }: Pick<ShareRow, 'size' | 'watermark'>): boolean =>
  size === null && watermark === null

/** The part of a content that the holder of a link gets. */
export function handedOut(
  share: Pick<ShareRow, 'size' | 'watermark' | 'allow_download'>,
  { picture }: Pick<FileRow, 'picture'>,
  { damType }: Pick<FileCard, 'damType'>,
) {
  const original = handsOutOriginal(share)
  return {
    preview: picture !== null,
    // Playing is fetching: the bytes are the same.
    content: share.allow_download && original && played.includes(damType?.id),
    download: share.allow_download && (original || picture !== null),
  }
}
