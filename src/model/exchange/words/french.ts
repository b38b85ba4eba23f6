/** Words of French headings, by the English ones that columns are known by. */
export const french: Readonly<Record<string, string>> = {
  number: 'numero|num|n|no|nos|numeros',
  'object number':
    'inventaire|inv|numero inventaire|num inventaire|cote|numero objet|numero enregistrement|numero notice objet|identifiant objet|numero accession',
  'other number':
    'autre numero|autres numeros|ancien numero|numero ancien|ancien inventaire|numero depot|numero entree|numero negatif|ancienne cote|numero registre|autre numero inventaire|ancien n',
  'object name':
    'denomination|designation|nom objet|nom|objet|type objet|appellation objet|typologie objet|nature objet|nature',
  title:
    'titre|intitule|titre oeuvre|appellation|titre principal|titre objet|nom oeuvre|titre ou sujet|titre sujet',
  'alternative title':
    'autre titre|titre alternatif|sous titre|titre serie|titre original|autre appellation|nom vernaculaire|nom local',
  category: 'categorie|sous categorie|domaine|famille|classification|typologie|genre|discipline|categories',
  type: 'type|types',
  department: 'departement|secteur|section|conservation departement',
  collection: 'collection|fonds|collections|fond',
  maker:
    'auteur|auteurs|artiste|artistes|createur|createurs|fabricant|executant|auteur executant|realisateur|atelier|manufacture|auteur fabricant|nom auteur|nom artiste',
  photographer: 'photographe',
  engraver: 'graveur',
  designer: 'dessinateur|concepteur',
  publisher: 'editeur|imprimeur|editeurs',
  role: 'role|roles|fonction auteur|role auteur',
  'artist dates':
    'precisions auteur|precision auteur|dates auteur|dates artiste|biographie auteur|dates vie|nationalite auteur|naissance mort|date naissance deces',
  date: 'date|datation|dates|millesime|annee|annees|annee creation|annee fabrication|annee execution|annee production|date creation|date fabrication|date production|date execution|periode creation execution|millesime creation|date realisation|periode execution|datation precise|date precise',
  'date from':
    'date debut|datation debut|annee debut|debut|date minimale|date basse|borne inferieure|annee min|date min',
  'date to':
    'date fin|datation fin|annee fin|fin|date maximale|date haute|borne superieure|annee max|date max',
  period: 'epoque|periode|siecle|periode historique|periode creation|ere|dynastie|style epoque',
  style: 'style|ecole|courant|mouvement|ecole pays',
  culture: 'culture|ethnie|population|peuple|aire culturelle|groupe culturel|groupe ethnique|civilisation',
  'material and technique':
    'materiaux techniques|materiaux et techniques|matieres techniques|matiere technique|materiau technique|technique materiau|techniques materiaux|matieres et techniques|techniques et materiaux',
  material: 'materiaux|materiau|matiere|matieres|matiere premiere',
  technique: 'technique|techniques|technique fabrication|procede|techniques execution',
  support: 'support',
  dimensions:
    'dimensions|mesures|dimension|taille|format mesures|mesure|dimensions cm|encombrement|importance materielle',
  quantity: 'nombre|quantite|nombre objets|nombre exemplaires|nombre pieces|nb|nombre elements',
  inscription: 'inscription|inscriptions|marques inscriptions|legende|transcription|inscriptions marques',
  'inscription note': 'precision inscriptions|precisions inscriptions|precision inscription',
  signature: 'signature|signe|signatures',
  marks: 'marque|marques|poincon|poincons|estampille|cachet|tampon',
  description:
    'description|descriptif|description physique|description analytique|presentation|description objet',
  'brief description': 'resume|description courte|description sommaire|chapeau',
  history: 'historique|histoire|genese|contexte historique|notice|notice historique|historique objet',
  keywords:
    'mots cles|mot cle|sujet|sujets|sujet represente|iconographie|representation|themes|theme|thematique|thematiques|sujets representes|descripteurs|indexation|tag|etiquettes',
  'depicted person': 'personne representee|personnage represente|lieu represente|personnes representees',
  'place of production':
    'lieu creation|lieu fabrication|lieu production|origine|origine geographique|lieu execution|lieu|pays|provenance geographique|lieu origine|lieu creation utilisation|pays origine|lieu realisation|lieux|lieu edition',
  findspot:
    'lieu decouverte|lieu collecte|lieu trouvaille|site|lieu decouverte collecte|site archeologique|decouverte|decouverte collecte',
  excavation: 'fouille|fouilles',
  'find date': 'date decouverte|date collecte|annee decouverte',
  'find context': 'contexte decouverte|contexte archeologique|precisions decouverte',
  collector: 'collecteur|inventeur decouverte|recolteur',
  'date collected': 'date recolte',
  function: 'utilisation|usage|fonction|destination|utilisation destination|fonction objet',
  'acquisition method':
    'mode acquisition|type acquisition|modalite acquisition|modalites acquisition|mode entree|mode d entree',
  'acquisition date': 'date acquisition|date entree|annee acquisition|annee entree|date achat|date don',
  donor:
    'donateur|vendeur|source acquisition|acquis de|nom donateur|donateurs|donateur vendeur|testateur|legataire|cedant|donne par|don de|donne|offert par',
  acquisition: 'acquisition|entree',
  gift: 'don',
  purchase: 'achat',
  'purchase price': 'prix|prix achat|prix acquisition|cout',
  'insurance value': 'valeur assurance|valeur|estimation|valeur estimee|valeur d assurance',
  provenance:
    'provenance|ancienne appartenance|anciennes appartenances|anciens proprietaires|ancien proprietaire|ancienne collection|historique propriete|pedigree',
  owner: 'proprietaire|proprietaires|preteur|deposant|propriete',
  'legal status': 'statut juridique|statut|statut administratif|situation juridique',
  location:
    'localisation|emplacement|localisation actuelle|lieu conservation|salle|reserve|lieu stockage|lieu depot|emplacement actuel|localisation physique|lieu exposition|adresse stockage',
  'home location': 'emplacement permanent|localisation permanente|emplacement habituel',
  box: 'boite|carton|caisse|conditionnement',
  shelf: 'etagere|tablette|rayonnage|armoire|meuble',
  building: 'batiment',
  floor: 'etage',
  condition: 'etat conservation|etat|conservation etat|etat sanitaire|etat objet',
  'condition notes': 'constat etat|description etat|precisions etat|alterations',
  treatment: 'restauration|restaurations|traitement|intervention|interventions|conservation restauration',
  'credit line': 'mention obligatoire|ligne credit|mention credit|credit|credits',
  'rights statement': 'droits|droit auteur|droits auteur|mention droits|copyright|statut droits',
  'rights holder': 'titulaire droits|ayant droit|ayants droit',
  licence: 'licence|license',
  bibliography: 'bibliographie|references bibliographiques|reference bibliographique|publications|ouvrages',
  exhibitions: 'expositions|exposition|historique expositions|manifestation',
  'related objects': 'objets associes|oeuvres liees|objet lie|objets lies|oeuvre en rapport|voir aussi',
  notes:
    'commentaires|commentaire|observations|observation|remarques|remarque|notes|note|divers|informations complementaires|precisions|complement information',
  'catalogued by': 'redacteur|auteur notice|auteur fiche|redacteur notice|inventorie par|saisi par|fiche par',
  'catalogue date': 'date redaction|date saisie|date fiche|date notice|date inventaire|date creation notice',
  modified:
    'date modification|date mise jour|derniere modification|mise jour|modifie le|date derniere modification|date maj|modifie',
  image:
    'image|images|photo|photos|photographie|photographies|visuel|fichier|nom fichier|vignette|cliche|lien|url|credits photographiques|credit photographique|credit photo|copyright photo|nom image',
  museum: 'musee|musees|nom musee|etablissement|nom officiel musee',
  id: 'identifiant|identifiant unique|reference notice|numero notice',
  status: 'statut notice|etat notice|visible|publie|en ligne',
  colour: 'couleur|couleurs',
  language: 'langue|langues',
  continent: 'continent',
  region: 'region',
  town: 'commune|ville',
  edition: 'edition|tirage',
  part: 'partie|element|elements',
  unit: 'unite|unite mesure',
  'birth date': 'date naissance|annee naissance',
  'death date': 'date deces|annee deces|annee mort|date mort',
  certainty: 'certitude|fiabilite|degre certitude',
  birthplace: 'lieu naissance|ville naissance',
  deathplace: 'lieu deces|lieu mort|ville deces',
  method: 'mode|modalite|methode',
  source: 'source',
  reason: 'motif|raison',
  position: 'position',
  earliest: 'plus ancien|minimale|minimum',
  latest: 'plus recent|maximale|maximum',
  nationality: 'nationalite',
}
