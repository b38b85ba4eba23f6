/** Media type of every plain picture: it was made by the product. */
export const plainPictureType = 'image/webp'
