import { readFileSync } from 'node:fs'

/** Version of the product, from its package.json. */
export const productVersion = (): string => {
  const text = readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')
  return String(Reflect.get(JSON.parse(text), 'version'))
}
