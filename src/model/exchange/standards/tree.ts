/** An element of XML or a value of JSON. Names have no prefix. */
export interface TreeNode {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly content: readonly (TreeNode | string)[]
}

export const elementsOf = ({ content }: TreeNode): readonly TreeNode[] =>
  content.filter(each => typeof each !== 'string')

/** Returns the elements that names lead to, one step each. */
export function at(node: TreeNode, ...names: readonly string[]): readonly TreeNode[] {
  let found: readonly TreeNode[] = [node]
  for (const name of names)
    found = found.flatMap(each => elementsOf(each).filter(child => child.name === name))
  return found
}

/** Elements that begin a line. */
const blocks: ReadonlySet<string> = new Set(['p', 'lb', 'br', 'item', 'head', 'div', 'row', 'list'])

function collect({ content }: TreeNode, pieces: string[]): void {
  for (const each of content) {
    if (typeof each === 'string') pieces.push(each)
    else {
      if (blocks.has(each.name)) pieces.push('\u2028')
      collect(each, pieces)
      if (blocks.has(each.name)) pieces.push('\u2028')
    }
  }
}

/** Line breaks before an indentation only wrap the text in the file. */
const tidied = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]+/g, ' ')
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\u2028\s*/g, '\n')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** Returns all text in an element. */
export function textOf(node: TreeNode): string {
  const [only = '', ...more] = node.content
  if (more.length === 0 && typeof only === 'string') return /\s/.test(only) ? tidied(only) : only
  const pieces: string[] = []
  collect(node, pieces)
  return tidied(pieces.join(''))
}

/** Returns the texts of elements, without empty ones and repetitions. */
export const textsOf = (nodes: readonly TreeNode[]): readonly string[] => [
  ...new Set(nodes.map(textOf).filter(text => text !== '')),
]

/** Returns the first text that names lead to, empty where there is none. */
export const textAt = (node: TreeNode, ...names: readonly string[]): string =>
  textsOf(at(node, ...names))[0] ?? ''

export const attributeOf = ({ attributes }: TreeNode, name: string): string => attributes.get(name) ?? ''

/** Returns the language an element is marked with, as its main subtag: 'de' of 'de-AT'. */
export const languageOf = (node: TreeNode): string =>
  (attributeOf(node, 'lang') || attributeOf(node, 'language')).split('-')[0]?.toLowerCase() ?? ''

/** True for addresses and names of concepts, which tell a person nothing. */
export const isAddress = (text: string): boolean => /^(?:https?:|urn:|info:|www\.)/i.test(text)
