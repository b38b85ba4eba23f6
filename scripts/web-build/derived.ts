import type { Plugin } from 'vite'

/** Modules of plain data derived from the declarations, with what they export. */
const derived: Readonly<Record<string, string>> = { 'src/model/cards/signs.ts': 'recordSigns' }

/** Writes down the values of such modules: a browser that shows the login needs the addresses of all record types, and none of their fields. */
export const derivedBeforehand: Plugin = {
  name: 'vitrine-derived-beforehand',
  apply: 'build',
  async load(id) {
    const found = Object.entries(derived).find(([path]) => id.endsWith(`/${path}`))
    if (!found) return
    const [path, name] = found
    const module: Readonly<Record<string, unknown>> = await import(
      new URL(`../../${path}`, import.meta.url).href
    )
    return { code: `export const ${name} = ${JSON.stringify(module[name])}`, moduleType: 'js' }
  },
}
