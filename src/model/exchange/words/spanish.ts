/** Words of Spanish headings, by the English ones that columns are known by. */
export const spanish: Readonly<Record<string, string>> = {
  number: 'numero|num|n|no|nro',
  'object number':
    'inventario|inv|numero inventario|num inventario|numero registro|codigo inventario|numero catalogo|numero objeto|registro|signatura|codigo|nro inventario|nro registro|numero pieza|numero ficha objeto',
  'other number':
    'inventario antiguo|numero anterior|otros numeros|otro numero|numero antiguo|numero anteriores|inventario anterior|expediente|numero expediente|numero deposito|numero negativo|registro anterior|otro registro',
  'object name':
    'objeto|nombre objeto|denominacion|tipo objeto|nombre|designacion|nombre comun|objeto documento|nombre especifico|tipo bien|denominacion objeto|nombre pieza|tipo obra',
  title: 'titulo|titulo obra|nombre obra|titulo objeto|titulo principal|titulo propio',
  'alternative title':
    'otro titulo|titulo alternativo|otros titulos|subtitulo|titulo serie|titulo conjunto|nombre vernaculo|nombre local|nombre indigena',
  category:
    'categoria|subcategoria|clasificacion|clasificacion generica|tipologia|clase|genero|grupo|coleccion tipo|clasificacion especifica',
  department: 'departamento|seccion|area',
  collection: 'coleccion|fondo|colecciones|subcoleccion',
  maker:
    'autor|autores|artista|creador|fabricante|ejecutor|autoria|taller|autor taller|nombre autor|pintor|escultor|creadores|artistas|productor|elaborado por',
  photographer: 'fotografo',
  engraver: 'grabador',
  designer: 'disenador|dibujante',
  publisher: 'editor|editorial|imprenta|impresor',
  role: 'rol|funcion autor|rol autor',
  'artist dates':
    'datos biograficos|fechas autor|nacionalidad autor|fechas vida|biografia autor|nacimiento muerte',
  date: 'fecha|datacion|ano|fechas|fecha creacion|fecha ejecucion|fecha produccion|fecha realizacion|fecha elaboracion|anos|ano creacion|cronologia|fecha fabricacion|ano elaboracion',
  'date from': 'fecha inicial|fecha inicio|ano inicial|ano inicio|desde|fecha desde|datacion inicial',
  'date to': 'fecha final|fecha fin|ano final|ano fin|hasta|fecha hasta|datacion final',
  period: 'epoca|periodo|siglo|periodo historico|contexto cronologico|dinastia',
  style: 'estilo|escuela|movimiento|corriente|estilo escuela|escuela estilo',
  culture:
    'cultura|contexto cultural|grupo etnico|etnia|grupo cultural|pueblo|filiacion cultural|contexto cultural estilo|area cultural|comunidad',
  'material and technique':
    'material tecnica|materiales tecnicas|materia tecnica|tecnica material|tecnica materiales|material y tecnica|materiales y tecnicas|tecnica y material',
  material: 'materia|material|materiales|materias|materia prima|materia soporte',
  technique:
    'tecnica|tecnicas|tecnica elaboracion|procedimiento|tecnica manufactura|manufactura|tecnica fabricacion',
  support: 'soporte',
  dimensions: 'dimensiones|medidas|dimension|tamano|medida|dimensiones cm',
  quantity: 'cantidad|numero piezas|numero objetos|numero partes|numero ejemplares|unidades|numero elementos',
  inscription:
    'inscripcion|inscripciones|inscripciones leyendas|leyenda|leyendas|transcripcion|textos inscripciones',
  signature: 'firma|firmas|firmado|firmas marcas',
  marks: 'marca|marcas|punzon|sellos|sello|punzones|marcas inscripciones|marcas y firmas',
  description: 'descripcion|descripcion fisica|descripcion objeto|descripcion formal|descripcion general',
  'brief description': 'resumen|descripcion breve|descripcion corta',
  history:
    'historia|historia objeto|clasificacion razonada|datos historicos|resena historica|resena|resena objeto|historia pieza|contexto historico',
  keywords:
    'palabras clave|palabra clave|tema|temas|descriptores|materias tema|iconografia|asunto|asuntos|descriptor|etiquetas|tematica',
  'depicted person': 'persona representada|lugar representado|personas representadas|personaje',
  'place of production':
    'lugar produccion|lugar creacion|lugar fabricacion|origen|lugar|pais|lugar origen|lugar produccion ceca|pais origen|lugar elaboracion|lugar ejecucion|lugar emision|lugar realizacion|procedencia geografica',
  herkunft: 'lugar procedencia',
  findspot: 'lugar hallazgo|yacimiento|sitio|sitio arqueologico|lugar descubrimiento|lugar recoleccion',
  excavation: 'excavacion|excavaciones',
  'find date': 'fecha hallazgo|fecha recoleccion',
  'find context': 'contexto hallazgo|contexto arqueologico',
  'stratigraphic unit': 'unidad estratigrafica|estrato|ue',
  collector: 'recolector|colector|colectado por',
  function: 'uso|funcion|uso funcion|utilidad|funcion objeto',
  'acquisition method':
    'forma ingreso|forma adquisicion|modo adquisicion|tipo adquisicion|tipo ingreso|modo ingreso|modalidad adquisicion|modalidad ingreso|metodo adquisicion',
  'acquisition date':
    'fecha ingreso|fecha adquisicion|ano adquisicion|ano ingreso|fecha compra|fecha donacion',
  donor:
    'donante|fuente ingreso|fuente adquisicion|vendedor|adquirido de|donador|procedencia adquisicion|donante vendedor|nombre donante|donado por|donacion de',
  acquisition: 'adquisicion|ingreso',
  gift: 'donacion',
  purchase: 'compra',
  'purchase price': 'precio|precio compra|costo|coste',
  'insurance value': 'valoracion|valor|valor seguro|tasacion|avaluo|valor estimado|valor economico',
  provenance: 'procedencia|historia propiedad|propietarios anteriores|propietario anterior|historial',
  owner: 'propietario|propietarios|titularidad|propiedad|prestador|depositante',
  'legal status': 'situacion juridica|estatus juridico|condicion juridica|estado legal',
  location:
    'ubicacion|localizacion|ubicacion actual|sala|almacen|deposito|lugar almacenamiento|ubicacion fisica|emplazamiento|ubicacion topografica|lugar conservacion',
  'home location': 'ubicacion permanente|ubicacion habitual',
  box: 'caja|contenedor',
  shelf: 'estante|estanteria|armario|anaquel',
  building: 'edificio',
  floor: 'planta|piso',
  condition:
    'estado conservacion|estado|conservacion|estado general|estado integridad|estado conservacion general',
  'condition notes': 'descripcion estado|deterioros|detalle estado|observaciones conservacion',
  treatment: 'restauracion|restauraciones|tratamiento|intervenciones|intervencion|tratamientos',
  'credit line': 'linea credito|creditos|credito',
  'rights statement': 'derechos|derechos autor|derechos reproduccion|copyright',
  'rights holder': 'titular derechos',
  licence: 'licencia',
  bibliography: 'bibliografia|referencias bibliograficas|publicaciones|referencia bibliografica',
  exhibitions: 'exposiciones|exposicion|historial exposiciones|muestras',
  'related objects':
    'objetos relacionados|piezas relacionadas|obras relacionadas|objetos asociados|relacion otros objetos|relacion con objetos',
  notes:
    'observaciones|observacion|notas|nota|comentarios|comentario|otros datos|informacion adicional|datos adicionales|anotaciones',
  'catalogued by':
    'catalogador|catalogado por|autor ficha|registrado por|responsable catalogacion|elaboro|registrador|catalogacion|responsable registro',
  'catalogue date': 'fecha catalogacion|fecha ficha|fecha registro|fecha inventario|fecha elaboracion ficha|',
  modified:
    'fecha modificacion|ultima modificacion|fecha actualizacion|actualizado|modificado|ultima actualizacion|modificado por',
  image:
    'imagen|imagenes|foto|fotos|fotografia|fotografias|archivo|enlace|archivo imagen|nombre archivo|url imagen',
  museum: 'museo|institucion|nombre museo|repositorio',
  id: 'identificador|codigo interno|id',
  status: 'estado registro|estado ficha|estatus registro|publicado|visible',
  colour: 'color|colores',
  language: 'idioma|lengua',
  continent: 'continente',
  region: 'region|comunidad autonoma',
  province: 'provincia|departamento geografico',
  town: 'municipio|localidad|ciudad',
  edition: 'edicion|tirada|tiraje',
  part: 'parte',
  unit: 'unidad|unidad medida',
  'birth date': 'fecha nacimiento|ano nacimiento',
  'death date': 'fecha muerte|ano muerte|fecha fallecimiento|ano fallecimiento|fecha defuncion',
  certainty: 'certeza',
  birthplace: 'lugar nacimiento|ciudad nacimiento',
  deathplace: 'lugar muerte|lugar fallecimiento|ciudad fallecimiento',
  method: 'forma|modo|metodo|modalidad',
  source: 'fuente',
  reason: 'motivo',
  position: 'posicion',
  earliest: 'minima',
  latest: 'maxima',
  nationality: 'nacionalidad',
}
