import { avatarSize } from '#model/api/avatars.ts'
import type { PictureArea } from '../../ui/PictureCrop.tsx'

/** The chosen square of a picture, no larger than is kept: what lies around it, and what the file says of itself, never leaves the browser. */
export async function cutPicture(src: string, area: PictureArea): Promise<Blob> {
  const image = new Image()
  image.src = src
  await image.decode()
  const side = Math.round(Math.min(avatarSize, area.width))
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (context) {
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side)
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      blob => (blob ? resolve(blob) : reject(new Error('the picture could not be cut'))),
      'image/webp',
      0.92,
    )
  })
}
