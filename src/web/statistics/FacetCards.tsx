import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardFigures } from '#model/api/statistics.ts'
import { datingPath } from '#model/engine/dating-path.ts'
import type { CardArea } from '../cards/card-area.ts'
import { Button } from '../ui/Button.tsx'
import { ChartCard } from './ChartCard.tsx'
import { Decades } from './Decades.tsx'
import { FacetChart, valuesOf } from './FacetChart.tsx'
import { facetLook, tellsSomething } from './facet-look.ts'
import { toFacet } from './list-link.tsx'
import styles from './Statistics.module.css'

/** Charts that stand there at once; the others are asked for. */
const first = 9
const mostBars = 10

/** The values of the facets of a type, a chart each: parts of the whole first, then as its list has them. */
export function FacetCards({ area, figures }: { readonly area: CardArea; readonly figures: CardFigures }) {
  const { t } = useTranslation()
  const [all, setAll] = useState(false)
  const telling = figures.facets.filter(tellsSomething)
  const isShare = (facet: (typeof telling)[number]) => facetLook(facet) === 'shares'
  const charts = [...telling.filter(isShare), ...telling.filter(facet => !isShare(facet))]
  const dating = charts.find(({ name }) => name === datingPath(area.declaration)?.replaceAll('/', '_'))
  return (
    <>
      <div className={styles.cards}>
        {charts.slice(0, all ? charts.length : first).map(facet => (
          <ChartCard
            key={facet.name}
            title={facet.label}
            name={facet.label}
            values={valuesOf(facet)}
            link={toFacet(area, facet)}
            isTable={facetLook(facet) === 'bars'}
          >
            <FacetChart area={area} facet={facet} most={mostBars} />
            {facetLook(facet) === 'bars' && facet.values.length > mostBars && (
              <p className={styles.more}>{t('statistics.commonest', { count: mostBars })}</p>
            )}
          </ChartCard>
        ))}
        {dating && <Decades area={area} facet={dating} />}
      </div>
      {!all && charts.length > first && (
        <Button onClick={() => setAll(true)}>
          {t('statistics.moreFields', { count: charts.length - first })}
        </Button>
      )}
    </>
  )
}
