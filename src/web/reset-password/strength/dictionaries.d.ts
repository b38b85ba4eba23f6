/** Single dictionaries of the language packages, which declare types of the whole alone. */
declare module '@zxcvbn-ts/language-en/dist/*' {
  const words: string[]
  export default words
}
declare module '@zxcvbn-ts/language-de/dist/*' {
  const words: string[]
  export default words
}
declare module '@zxcvbn-ts/language-it/dist/*' {
  const words: string[]
  export default words
}
declare module '@zxcvbn-ts/language-pl/dist/*' {
  const words: string[]
  export default words
}
