import './work/tables.ts'
import './tables.ts'
import './uploads/tables.ts'

export { checkMuseum, type Damaged } from './checks/check-museum.ts'
export { createFiles } from './create-files.ts'
export { type Files, filesOf } from './files.ts'
export { prefersJsonLd } from './iiif/accepted.ts'
export {
  type ImageOptions,
  type PictureAnswer,
  type PictureAsk,
  type PictureService,
  type StoredPicture,
  sendAnswer,
} from './iiif/picture-service.ts'
export type { PartWeight } from './iiif/weight.ts'
export { fileDeclaration } from './keeping/file-declaration.ts'
export { fileExtras } from './keeping/file-extras.ts'
export { requireWithinLimit } from './keeping/room.ts'
export {
  createPlainPictures,
  type PlainPictures,
  type ReceivedPicture,
  receivePicture,
} from './plain-pictures/plain-pictures.ts'
export { makePortrait, makePrinted, type Printed } from './processing/pictures/isolated/pictures.ts'
export { cleanName, safeName } from './receive/clean-name.ts'
export { rightsEnding } from './rights-ending.ts'
export { newStorageKey, originalKey } from './storage-keys.ts'
export { contentsOf, type FileRow } from './store/contents.ts'
export { bytesByType, bytesKept } from './store/room.ts'
export type { TakenIn } from './stored-content.ts'
export { sendStored } from './streaming/send-stored.ts'
export { archiveOf } from './work/archive-of.ts'
export type { Copy } from './work/copies.ts'
