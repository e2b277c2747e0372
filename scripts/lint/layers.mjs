import { readFileSync } from 'node:fs'
import { dirname, join, posix, relative, resolve, sep } from 'node:path'

/** Layers by path; the first matching pattern applies. */
const layers = [
  ['domain', /^contract\/(calls|states|entities)(?!\/common(\.ts)?$)(\/|$)/],
  ['contract', /^contract(\/|$)/],
  ['screens', /^src\/page[^/]*\//],
  ['features', /^src\/features(\/|$)/],
  ['components', /^src\/components(\/|$)/],
  ['base', /^src\/state\/base(\/|$)/],
  ['state', /^src\/state(\/|$)/],
  ['pictures', /^src\/services\/pictures(\.ts)?$/],
  ['services', /^src\/services(\/|$)/],
  ['platform', /^src\/platform(\/|$)/],
  ['i18n', /^src\/i18n(\/|$)/],
  ['styles', /^src\/styles(\/|$)/],
  ['routes', /^src\/(work-)?routes?(\.ts)?$/],
  ['shell', /^src\//],
  [
    'settings',
    /^server\/config(-chat|-client|-deliveries|-errands|-fraud|-invitations|-late|-mall|-readers|-rules|-settings|-settlement|-staff|-translation)?(\.ts)?$/,
  ],
  ['database', /^server\/database(\/|$)/],
  // The demo and its users: the compositions of the server, and tests.
  ['demo', /^server\/((demo|testing)\/|(main|operator)(\.ts)?$|.*\.test(\.ts)?$)/],
  ['server', /^server\//],
]

const contract = ['contract', 'domain']
/** The client layers without domain knowledge, not even types. */
const ground = ['platform', 'i18n', 'styles', 'routes', 'contract']
const client = ['features', 'components', 'state', 'base', 'services', 'pictures', ...ground, 'domain']

/** Imports that each layer may have besides its own files; docs/architecture.md explains it. */
const may = {
  domain: ['contract'],
  contract: ['domain'],
  screens: client,
  features: client.filter((layer) => layer !== 'features'),
  components: ['state', 'base', 'pictures', ...ground],
  state: ['base', 'services', 'platform', 'i18n', 'routes', ...contract],
  base: ['services', 'platform', 'i18n', 'contract'],
  pictures: ['services', ...contract],
  services: ['pictures', 'platform', 'i18n', ...contract],
  platform: ['routes', 'styles', ...contract],
  i18n: ['platform', ...contract],
  styles: [],
  routes: [],
  shell: client,
  settings: [],
  database: ['settings'],
  server: ['settings', 'database', ...contract],
  demo: ['settings', 'database', 'server', ...contract],
}

const aliases = [
  [/^@\//, 'src/'],
  [/^@contract\//, 'contract/'],
  [/^@linli\/server(\/|$)/, 'server/'],
]

const layerOf = (file) => layers.find(([, pattern]) => pattern.test(file))?.[0]

/** The path of an imported file from the root of the project, or undefined for a package. */
const target = (source, from) => {
  if (source.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), source))
  const alias = aliases.find(([pattern]) => pattern.test(source))
  return alias && source.replace(alias[0], alias[1])
}

let folders
/** The tables of routes. */
const tables = ['src/routes.ts', 'src/work-routes.ts']

/** Folders of the pages of the tables of routes, read once. */
const pageFolders = (root) => {
  const pages = (table) => [
    ...readFileSync(join(root, table), 'utf8').matchAll(/\(\s*'([\w/-]+)'(?:,\s*'([\w/-]+)')?/g),
  ]
  folders ??= new Set(
    tables.flatMap(pages).map(([, first, second]) => posix.dirname(posix.join('src', first, second ?? ''))),
  )
  return folders
}

/** A screen is the folder of a page of the tables of routes; its parts/ belong to it. */
const screenFolder = (root, file) => {
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
    if (pageFolders(root).has(folder)) return folder
  }
  return dirname(file).split('/parts')[0]
}

/** Files of schemas, whose values would bring the library of schemas into the bundles of the client. */
const schemas = /^contract\/(calls|entities)\//
const bundled = /^src\/(?!testing\/)(?!.*\.test\.tsx?$)/

const complaint = (root, file, imported, typeOnly) => {
  const [from, to] = [layerOf(file), layerOf(imported)]
  if (!from || !to) return undefined
  if (!typeOnly && schemas.test(imported) && bundled.test(file)) return 'the client imports schemas as types alone'
  if (from === 'screens' && to === 'screens') {
    const inside = `${imported}/`.startsWith(`${screenFolder(root, file)}/`)
    return inside ? undefined : 'a screen never imports another screen: move what both need to features'
  }
  if (from === to || may[from].includes(to)) return undefined
  if (typeOnly && from === 'database' && ['server', ...contract].includes(to)) return undefined
  return `${from} may not import ${to} (docs/architecture.md, "The map")`
}

/** Enforces the import rules of docs/architecture.md, for types as for values. */
export const layersRule = {
  meta: { type: 'problem', schema: [], messages: { layer: '{{complaint}}' } },
  create(context) {
    const root = resolve(context.cwd)
    const file = relative(root, context.filename).split(sep).join('/')
    const check = (node, source, typeOnly = false) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return
      const imported = target(source.value, file)
      const found = imported && complaint(root, file, imported, typeOnly)
      if (found) context.report({ node, messageId: 'layer', data: { complaint: found } })
    }
    return {
      ImportDeclaration: (node) => check(node, node.source, node.importKind === 'type'),
      ExportAllDeclaration: (node) => check(node, node.source, node.exportKind === 'type'),
      ExportNamedDeclaration: (node) => check(node, node.source, node.exportKind === 'type'),
      ImportExpression: (node) => check(node, node.source),
      'CallExpression[callee.name="require"]': (node) => check(node, node.arguments[0]),
    }
  },
}
