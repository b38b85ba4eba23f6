import sharp from 'sharp'
import { drawPicture, type PictureParams } from './draw-picture.ts'

/** Draws an object and renders it as a JPEG of about 900 pixels: a tenth of a second, on another thread. */
export const renderPicture = (params: PictureParams, seed = 1): Promise<Buffer> =>
  sharp(Buffer.from(drawPicture(params, seed)))
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 86 })
    .toBuffer()
