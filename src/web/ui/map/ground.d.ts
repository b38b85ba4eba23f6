// The ground of maps, which the build writes (`scripts/web-build/ground.ts`).
declare module 'virtual:ground/water' {
  /** Lines and rings as longitudes and latitudes in turn, in hundredths of a degree. */
  const water: {
    readonly rivers: readonly (readonly number[])[]
    readonly lakes: readonly (readonly number[])[]
  }
  export default water
}
declare module 'virtual:ground/towns/*' {
  /** A line for each town, the largest first: name, longitude, latitude in hundredths of a degree, people in thousands. */
  const towns: string
  export default towns
}
