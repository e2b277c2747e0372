import { existsSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { Context } from 'node:vm'
import { compiled } from '../../support/compiled'
import type { PageDefinition } from './page'

/** The options of `Component()`. */
export interface ComponentDefinition {
  properties?: Record<string, { type: { name: string }; value: unknown }>
  options?: { virtualHost?: boolean }
  attached?: (this: object) => void
  detached?: (this: object) => void
  methods: { eh: (this: object, event: object) => void }
}

interface AppDefinition {
  onLaunch?: (options: object) => void
  onShow?: (options: object) => void
}

/** The scripts of a build: each runs once, and its registrations are stored by name. */
export class Scripts {
  /** The options of `App()`. */
  app: AppDefinition = {}
  private readonly context: Context
  private readonly modules = new Map<string, { exports: unknown }>()
  private readonly pages = new Map<string, PageDefinition>()
  private readonly components = new Map<string, ComponentDefinition>()
  private loading = ''

  /** `contextWith` makes the execution context with the registration functions. */
  constructor(
    private readonly dist: string,
    contextWith: (registers: object) => Context,
  ) {
    this.context = contextWith({
      App: (definition: AppDefinition) => (this.app = definition),
      Page: (definition: PageDefinition) => this.pages.set(this.loading, definition),
      Component: (definition: ComponentDefinition) => this.components.set(this.loading, definition),
      Behavior: (definition: object) => definition,
      getApp: () => this.app,
    })
  }

  load(name: string): void {
    this.loading = name
    this.require(`./${name}.js`, '.')
  }

  /** The options that a page passed to `Page()`. */
  page(path: string): PageDefinition {
    return this.registered('Page', this.pages, path)
  }

  /** The options that a component passed to `Component()`. */
  component(path: string): ComponentDefinition {
    return this.registered('Component', this.components, path)
  }

  private registered<T>(by: string, known: ReadonlyMap<string, T>, path: string): T {
    if (!known.has(path)) this.load(path)
    const definition = known.get(path)
    if (!definition) throw new Error(`${path} did not call ${by}()`)
    return definition
  }

  private require(id: string, from: string): unknown {
    const file = this.fileOf(id, from)
    const known = this.modules.get(file)
    if (known) return known.exports
    const module = { exports: {} as unknown }
    this.modules.set(file, module)
    const script = compiled(file, (code) => `(function(require,module,exports){${code}\n})`)
    const run = script.runInContext(this.context) as (...values: unknown[]) => void
    run((inner: string) => this.require(inner, relative(this.dist, file)), module, module.exports)
    return module.exports
  }

  private fileOf(id: string, from: string): string {
    const plain = id.startsWith('/') ? join(this.dist, id) : resolve(this.dist, dirname(from), id)
    const file = [plain, `${plain}.js`, join(plain, 'index.js')].find(
      (each) => existsSync(each) && statSync(each).isFile(),
    )
    if (!file) throw new Error(`${from} requires ${id}, which is not in the build`)
    return file
  }
}
