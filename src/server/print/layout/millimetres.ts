/** Millimetres in points, of which an inch has 72. */
export const points = (millimetres: number): number => (millimetres * 72) / 25.4
