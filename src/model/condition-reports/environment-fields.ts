import { group, longText, number } from '../kinds/build.ts'

/** Climate and light where objects are examined, as measured. */
export const environment = group({
  temperature: number({ min: -90, max: 100 }),
  relativeHumidity: number({ min: 0, max: 100 }),
  lux: number({ min: 0, max: 1_000_000 }),
  ultraviolet: number({ min: 0, max: 100_000 }),
  note: longText(),
})
