import '../../ui/styles.ts'
import { useLayoutEffect, useMemo } from 'react'
import { createRoot } from 'react-dom/client'
import { objectCard } from '#model/cards/object/object-card.ts'
import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { FormSections, useSections } from '../../cards/form/FormSections.tsx'
import { FormContext } from '../../cards/form/form-context.ts'
import { useCardForm } from '../../cards/form/use-card-form.ts'
import { useStaged } from '../../cards/form/use-staged.ts'
import { UiProvider } from '../../ui/UiProvider.tsx'
import { loadTexts } from '../texts.ts'
import { benchCard, benchValues } from './declaration.ts'

declare global {
  interface Window {
    /** Milliseconds from the first render to the first picture of the form. */
    mounted?: number
    /** All sections are there. */
    complete?: boolean
  }
}

function Sections({ atOnce }: { readonly atOnce: number }) {
  const sections = useSections()
  const [built] = useStaged(sections.length, atOnce)
  useLayoutEffect(() => {
    window.complete = built >= sections.length
  }, [built, sections.length])
  return <FormSections sections={sections} built={built} />
}

interface BenchProps {
  readonly declaration: CardDeclaration
  readonly values: CardValues
  readonly began: number
}

function Bench({ declaration, values, began }: BenchProps) {
  const form = useCardForm(declaration, values)
  const surroundings = useMemo(() => ({ form, readOnly: false, hiddenFields: {} }), [form])
  useLayoutEffect(() => {
    requestAnimationFrame(() => setTimeout(() => (window.mounted ??= performance.now() - began)))
  }, [began])
  return (
    <UiProvider>
      <FormContext value={surroundings}>
        <Sections atOnce={2} />
      </FormContext>
    </UiProvider>
  )
}

/** The form alone, without a server: a card larger than any museum's, or (`#object`) that of an object. */
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root')
await loadTexts()
const isObject = location.hash === '#object'
const began = performance.now()
createRoot(root).render(
  isObject ? (
    <Bench
      declaration={objectCard as unknown as CardDeclaration}
      values={{ objectInformation: { objectCategory: { id: 4 } } }}
      began={began}
    />
  ) : (
    <Bench declaration={benchCard} values={benchValues} began={began} />
  ),
)
