import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { languages } from '../../src/model/languages.ts'
import { type Edit, edited, isNode, type Node } from './edit-source.ts'

const barrel = 'dist/esm/lucide-react.mjs'
const require = createRequire(import.meta.url)

/** Files of the icons by the names they are imported by. */
function iconFiles(): ReadonlyMap<string, string> {
  const folder = require.resolve('lucide-react/package.json').replace(/package\.json$/, '')
  const source = readFileSync(`${folder}${barrel}`, 'utf8')
  return new Map(
    [...source.matchAll(/^export \{([^}]+)\} from '\.\/(icons\/[\w-]+\.mjs)'/gm)].flatMap(
      ([, names = '', file = '']) =>
        [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  )
}

function* iconByIcon(program: Node, files: ReadonlyMap<string, string>): Generator<Edit> {
  for (const node of program.body as readonly Node[]) {
    if (node.type !== 'ImportDeclaration' || !isNode(node.source) || node.source.value !== 'lucide-react')
      continue
    const imports = (node.specifiers as readonly Node[]).map(({ imported, local }) => {
      const [name, as] = [imported, local].map(each => (isNode(each) ? String(each.name) : ''))
      const file = files.get(name ?? '')
      return file
        ? `import ${as} from 'lucide-react/dist/esm/${file}'`
        : `import { ${name} as ${as} } from 'lucide-react'`
    })
    yield { from: node.start, to: node.end, text: imports.join(';') }
  }
}

/** Imports each icon from its own file, so that it is known which page draws which: all of them together are 16 kB. */
export function iconsByFile(): Plugin {
  const files = iconFiles()
  return {
    name: 'vitrine-icons-by-file',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/web\/.*\.tsx?$/, code: 'lucide-react' },
      handler(code) {
        return edited(code, iconByIcon(this.parse(code) as unknown as Node, files))
      },
    },
  }
}

/** Leaves out what the components say in languages the product does not have: thirty of thirty-four. */
export const ownLanguagesOnly: Plugin = {
  name: 'vitrine-own-languages-only',
  apply: 'build',
  load: {
    filter: { id: /\/react-(aria|stately)[^?]*\/intl\/[^?]*[a-z]{2}-[A-Z]{2}\.m?js$/ },
    handler(id) {
      const language = /([a-z]{2})-[A-Z]{2}\.m?js$/.exec(id)?.[1]
      return languages.some(own => own === language)
        ? undefined
        : { code: 'export default {}', moduleType: 'js' }
    },
  },
}
