import { FormSections, useSections } from '../cards/form/FormSections.tsx'

/** One section of the form around. */
export function OneSection({ name }: { readonly name: string }) {
  const sections = useSections().filter(section => section.name === name)
  return <FormSections sections={sections} built={1} />
}
