/** Limits of an area in a search: each record found is compared with all of its corners. */
export const areaLimits = {
  corners: 1000,
  polygons: 100,
  /** After lines that are bent on the globe were given corners on their way. */
  bentCorners: 4000,
  /** Kilometres; a circle that reaches farther is hardly one on any map. */
  radius: 5000,
} as const
