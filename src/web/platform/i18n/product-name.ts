/** Name of the product at this installation; the server writes it into the page. */
export const productName = (): string => {
  const name = document.querySelector('meta[name="application-name"]')?.getAttribute('content')
  return name && !name.startsWith('%') ? name : 'Vitrine'
}
