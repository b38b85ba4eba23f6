/** The address of another database on the same server. */
export const withDatabase = (url: string, name: string): string => {
  const copy = new URL(url)
  copy.pathname = `/${name}`
  return copy.href
}
