/** A part of the field plan: the object kinds it applies to, and its fields by level. */
export interface PlannedPart {
  readonly kinds: readonly string[]
  /** Always visible. */
  readonly R: readonly string[]
  /** Visible in its section. */
  readonly S: readonly string[]
  /** Visible with 'all fields'. */
  readonly A: readonly string[]
}

const keys = (text: string): readonly string[] => text.split(/\s+/).filter(key => key !== '')

/** The field plan of an object; `planned` maps it to declared fields. */
export const plannedParts: Readonly<Record<string, PlannedPart>> = {
  'Core (all categories)': {
    kinds: [],
    R: keys(`
      inv.number collections quantity definition titles brief_description place_current loc.current
      loc.usual acquisition legal_condition owner period date_range authors materials measures description
      condition media publication compiled remarks
    `),
    S: keys(`
      inv.type inv.date other_numbers nct tsk_lir bodies department typology configuration denomination
      structure relations container loc.meta places_other geo rights valuations period_fraction
      dating_basis culture inscriptions distinguishing history condition_notes completeness hazards
      treatments documents bibliography events access_profile officers updates
    `),
    A: keys(`
      inv.place position protection title_changes exports dating_other patrons marks requirements salvage
      analyses
    `),
  },
  Archaeological: {
    kinds: ['archaeological'],
    R: keys(`
      arch.class arch.dig arch.us arch.dig_number arch.findspot
    `),
    S: keys(`
      arch.survey arch.sector arch.tomb arch.notes arch.subject arch.fabric arch.preserved arch.fragments
    `),
    A: keys(`
      arch.survey_ground arch.other_inv arch.cadastre arch.reuse arch.original arch.surface
      arch.epigraphic
    `),
  },
  'Naturalistic: common block': {
    kinds: ['naturalistic'],
    R: keys(`
      nat.codes nat.type nat.determinations nat.locality nat.collectors nat.date nat.preservation
    `),
    S: keys(`
      nat.container nat.vernacular nat.labels nat.locality_verbatim nat.elevation nat.habitat nat.method
      nat.notes nat.col_history nat.certificates nat.sensitive
    `),
    A: keys(`
      nat.water
    `),
  },
  'Naturalistic: botany': {
    kinds: ['naturalistic', 'botany'],
    R: keys(`
      bot.herbarium bot.taxon
    `),
    S: keys(`
      bot.sample bot.composition bot.ecology bot.revisions
    `),
    A: keys(`
      bot.scheme bot.accessore bot.preparations bot.phenology
    `),
  },
  'Naturalistic: zoology': {
    kinds: ['naturalistic', 'zoology'],
    R: keys(`
      zoo.taxon zoo.sex_age
    `),
    S: keys(`
      zoo.uncertainty zoo.synonyms zoo.preparator zoo.parts zoo.measures
    `),
    A: keys(`
      zoo.region zoo.time zoo.tissue
    `),
  },
  'Naturalistic: palaeontology': {
    kinds: ['naturalistic', 'palaeontology'],
    R: keys(`
      pal.taxon pal.chrono pal.litho
    `),
    S: keys(`
      pal.type pal.bio pal.figured pal.absolute pal.context
    `),
    A: keys(`
      pal.biozone pal.field_sheet
    `),
  },
  'Naturalistic: mineralogy': {
    kinds: ['naturalistic', 'mineralogy'],
    R: keys(`
      min.species min.class min.special
    `),
    S: keys(`
      min.formula min.crystal min.morphology min.physical min.context
    `),
    A: keys(`
      min.cell min.optical
    `),
  },
  'Naturalistic: petrography': {
    kinds: ['naturalistic', 'petrography'],
    R: keys(`
      pet.type pet.name
    `),
    S: keys(`
      pet.grade pet.structure pet.minerals pet.physical pet.portions
    `),
    A: keys(`
      pet.grains pet.geotech pet.fossils pet.radiometric pet.use
    `),
  },
  Numismatic: {
    kinds: ['numismatic'],
    R: keys(`
      num.definition num.denomination num.authority num.mint num.obv.description num.obv.legend
      num.rev.description num.rev.legend num.axis num.measures num.metal num.references num.grade num.find
    `),
    S: keys(`
      num.class num.series num.specifics num.moneyer num.date_other num.obv.script num.obv.portrait
      num.rev.script num.rev.marks num.edge num.countermarks num.paper
    `),
    A: keys(`
      num.availability num.dies num.iconography num.reuse
    `),
  },
  'Other: art, applied art, technical, photo': {
    kinds: ['other'],
    R: keys(`
      art.subject art.medium_display art.dim_display art.provenance
    `),
    S: keys(`
      art.iconclass art.original_location art.style art.attributions art.format art.frame art.signature
      art.due_diligence art.tech art.photo
    `),
    A: keys(`
      art.publishers art.edition art.watermark art.original art.costume art.tbm
    `),
  },
}
