import type { SheetPicture } from '../press/print-job.ts'

/** A picture as an address that holds it whole. */
export const dataUrl = ({ jpeg }: SheetPicture): string =>
  `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`
