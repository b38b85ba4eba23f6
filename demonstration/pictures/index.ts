export { drawPicture, type FamilyName, families, type PictureParams } from './draw-picture.ts'
export { renderPicture } from './render-picture.ts'
