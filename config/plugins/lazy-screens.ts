import { existsSync } from 'node:fs'
import path from 'node:path'
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack'

type ChunkGroup = Compilation['chunkGroups'][number]

interface EntryOptions {
  config: { pages: string[]; subPackages?: unknown }
  pages: [path: string, config: string][]
  sourceDir: string
}

interface Loader {
  loader: string
  options: EntryOptions
  ident: null
  type: string | null
}

type Table = Record<string, string | number>

const entryLoader = /taro-loader[\\/]lib[\\/]h5/
const tableFile = path.join(__dirname, '../../src/platform/navigation/router/screens.h5.ts')
const tableRequest = /\/screens\.h5$/

/** Webpack's modules that hold a table of files by chunk, and under which name its rest is found. */
const tables: Readonly<Record<string, 'js' | 'css'>> = {
  'get javascript chunk filename': 'js',
  'get mini-css chunk filename': 'css',
  'css loading': 'css',
}

/** A table of hashes, or of the chunks that have styles, and the name of the variable by which it is asked. */
const table = /(\{(?:"\d+":(?:"[0-9a-f]{8}"|1),?)+\})(;|\[chunkId\])/

/**
 * Keeps what grows with the number of screens out of home's scripts: Taro's table of routes and webpack's tables of
 * files. They stand in the chunk of src/platform/navigation/router/screens.h5.ts, which is loaded with the first other screen.
 */
export class LazyScreens {
  private screens: EntryOptions | undefined
  private readonly moved: Record<'js' | 'css', Table> = { js: {}, css: {} }

  /** @throws Error when the table is not in its file; every screen but home would reload for ever */
  constructor(private readonly home: string) {
    if (!existsSync(tableFile)) throw new Error(`The table of screens is missing: ${tableFile}`)
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('LazyScreens', (compilation) => {
      webpack.NormalModule.getCompilationHooks(compilation).loader.tap('LazyScreens', (_context, module) => {
        this.splitRoutes(module.resource, module.loaders as unknown as Loader[])
      })
      if (compiler.options.mode === 'production' && compilation.compiler === compiler) this.splitFiles(compilation)
    })
  }

  /** Leaves home's route in the app's entry, and has the table of screens written. */
  private splitRoutes(resource: string, loaders: Loader[]) {
    const entry = loaders.find(({ loader }) => entryLoader.test(loader))
    if (entry) {
      const { config, ...options } = entry.options
      this.screens = { ...entry.options, pages: options.pages.filter(([page]) => page !== this.home) }
      entry.options = { ...options, config: { ...config, pages: [this.home], subPackages: undefined } }
    } else if (resource === tableFile) {
      if (!this.screens) throw new Error('The table of screens is compiled before the app')
      loaders.push({
        loader: path.join(__dirname, 'screens-loader.mjs'),
        options: this.screens,
        ident: null,
        type: 'module',
      })
    }
  }

  private splitFiles(compilation: Compilation) {
    compilation.hooks.runtimeModule.tap('LazyScreens', (module, chunk) => {
      const kind = tables[module.name]
      if (!kind) return
      const generate = module.generate.bind(module)
      module.generate = () => this.cut(generate() ?? '', kind, firstChunks(chunk))
    })
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS
    compilation.hooks.processAssets.tap({ name: 'LazyScreens', stage }, () => {
      const found = new Set(compilation.chunkGroups.filter(isTable).flatMap((group) => group.getFiles()))
      const [file, ...others] = found
      if (!file || others.length)
        throw new Error(`The table of screens is expected in one file, not in [${[...found].join()}]`)
      const text = `self.linliFiles=${JSON.stringify(this.moved)};`
      compilation.updateAsset(file, (source) => new webpack.sources.ConcatSource(text, source))
    })
  }

  /** Leaves the files of `first` in a table of webpack's runtime, and moves the others. */
  private cut(code: string, kind: 'js' | 'css', first: ReadonlySet<string>): string {
    const [whole, list, end] = table.exec(code) ?? []
    if (!whole || !list) throw new Error(`Webpack's table of ${kind} files was not found`)
    const entries = Object.entries(JSON.parse(list) as Table)
    const kept = Object.fromEntries(entries.filter(([id]) => first.has(id)))
    const moved = Object.fromEntries(entries.filter(([id]) => !first.has(id)))
    if (end !== ';') this.moved[kind] = moved
    const both = `(${JSON.stringify(kept)}[chunkId] || self.linliFiles?.${kind}[chunkId])`
    return code.replace(whole, () => (end === ';' ? `{ [chunkId]: ${both} };` : both))
  }
}

/** Whether a group of chunks is that of the table of screens. */
export const isTable = ({ origins }: ChunkGroup) => origins.some(({ request }) => tableRequest.test(request ?? ''))

/** The chunks that the app can load without the table of screens. */
function firstChunks(entry: Chunk): ReadonlySet<string> {
  const seen = new Set<ChunkGroup>()
  const visit = (group: ChunkGroup) => {
    if (seen.has(group)) return
    seen.add(group)
    if (!isTable(group)) for (const child of group.childrenIterable) visit(child)
  }
  for (const group of entry.groupsIterable) visit(group)
  return new Set([...seen].flatMap(({ chunks }) => chunks.map(({ id }) => String(id))))
}
