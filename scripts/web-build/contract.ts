import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { type Edit, edited, isNode, type Node, nodesIn } from './edit-source.ts'

const stub = fileURLToPath(new URL('../../src/web/platform/request/no-schemas.ts', import.meta.url))

/** Modules of the contract: those of the endpoints, and the schemas that stand beside what they are of. */
const ofContract = /\/src\/model\/(api\/\w.*|museum\/museum-data|vocabularies\/authority-rules)\.ts$/

/** Parts of an endpoint that only the server reads. */
const ofServer = new Set(['params', 'query', 'body', 'output', 'summary'])

/** The name at the start of a chain of calls: `z` of `z.string().check(…)`. */
function rootOf(node: unknown): unknown {
  if (!isNode(node)) return undefined
  if (node.type === 'Identifier') return node.name
  return rootOf(node.type === 'CallExpression' ? node.callee : node.object)
}

/** Edits that leave out what only the server reads of the endpoints in a part of a module: their descriptions, and all schemas. */
function* withoutSchemas(node: unknown): Generator<Edit> {
  if (Array.isArray(node)) for (const item of node) yield* withoutSchemas(item)
  if (!isNode(node)) return
  if (node.type === 'CallExpression' && rootOf(node) === 'z') {
    yield { from: node.start, to: node.end, text: 'z' }
    return
  }
  if (node.type === 'ObjectExpression' && isEndpoint(node)) {
    for (const property of node.properties as readonly Node[]) {
      const key = isNode(property.key) ? String(property.key.name) : ''
      if (ofServer.has(key)) yield { from: property.start, to: property.end, text: '...{}' }
      else yield* withoutSchemas(property)
    }
    return
  }
  for (const inner of Object.values(node)) yield* withoutSchemas(inner)
}

/** Edits that leave out the documents printed of a type: the server sets them, and the client only names their kinds. */
function* withoutPapers(program: unknown): Generator<Edit> {
  for (const node of nodesIn(program)) {
    if (node.type !== 'Property' || !isNode(node.key) || node.key.name !== 'papers') continue
    yield { from: node.start, to: node.end, text: '...{}' }
  }
}

/** True for what an endpoint is declared with: name, method, path. */
const isEndpoint = ({ properties }: Node): boolean => {
  const keys = (properties as readonly Node[]).map(({ key }) => (isNode(key) ? key.name : undefined))
  return ['method', 'path', 'access'].every(key => keys.includes(key))
}

/**
 * The client calls endpoints, the server checks them: of the contract the client needs names, addresses and types, but neither schemas
 * nor the library behind them. Everywhere else in the model zod and what our validators make of it stay what they are: drafts of
 * templates are checked while one writes.
 */
export const contractWithoutSchemas: Plugin = {
  name: 'vitrine-contract-without-schemas',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    /^zod\/mini$|\/validation\/check\.ts$/.test(source) && ofContract.test(importer) ? stub : undefined,
  transform: {
    filter: { id: ofContract },
    handler(code) {
      return edited(code, withoutSchemas(this.parse(code, { lang: 'ts' })))
    },
  },
}

/** Declarations of types as the client needs them. */
export const declarationsWithoutPapers: Plugin = {
  name: 'vitrine-declarations-without-papers',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /\/src\/model\/(cards|procedures)\/\w.*\.ts$/, code: 'papers' },
    handler(code) {
      return edited(code, withoutPapers(this.parse(code, { lang: 'ts' })))
    },
  },
}
