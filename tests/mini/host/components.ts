import { posix } from 'node:path'
import type * as GlassEasel from 'glass-easel'
import { copied, type PageInstance } from './page'
import type { ComponentDefinition } from './scripts'
import type { Templates } from './templates'

interface MadeEvent {
  type: string
  detail: unknown
  target: End
  currentTarget: End
}

interface End {
  id: string
  dataset: Record<string, unknown>
}

/** A component instance as seen by its methods. */
interface Self {
  data: object
  setData(change: object): void
}

const constructors: Record<string, unknown> = { Object, String, Number, Boolean, Array }

/** An event in the form in which WeChat passes it to a page. */
function asWeChat({ type, detail, target, currentTarget }: MadeEvent): object {
  const end = ({ id, dataset }: End) => ({ id, dataset: { ...dataset } })
  const ends = { target: end(target), currentTarget: end(currentTarget) }
  return { type, timeStamp: Date.now(), detail, ...ends, mark: {}, touches: [], changedTouches: [] }
}

/** A component in the form in which WeChat exposes it to its script. */
const facade = (self: Self) => ({
  get data() {
    return self.data
  },
  setData: (change: object, done?: () => void) => {
    self.setData(copied(change))
    if (done) setTimeout(done, 0)
  },
})

/** The framework's component definition for the options passed to `Component()`. */
function definitionOf({ properties = {}, options, attached, detached, methods }: ComponentDefinition): object {
  const lifetimes = {
    ...(attached && {
      attached(this: Self) {
        attached.call(facade(this))
      },
    }),
    ...(detached && {
      detached(this: Self) {
        detached.call(facade(this))
      },
    }),
  }
  const eh = function (this: Self, event: MadeEvent) {
    methods.eh.call(facade(this), asWeChat(event))
  }
  const entries = Object.entries(properties).map(([name, { type, value }]) => [
    name,
    { type: constructors[type.name], value: copied(value) },
  ])
  return {
    properties: Object.fromEntries(entries) as object,
    lifetimes,
    options: { virtualHost: options?.virtualHost ?? false },
    methods: { eh },
  }
}

/**
 * The pages and components of a build in WeChat's framework, with their real templates and the scripts of Taro's own
 * components.
 */
export class Components {
  private readonly defined = new Set<string>()

  /** `scriptOf` returns the options that a component's script passed to `Component()`. */
  constructor(
    private readonly space: GlassEasel.ComponentSpace,
    private readonly templates: Templates,
    private readonly scriptOf: (path: string) => ComponentDefinition,
  ) {}

  definePage(page: PageInstance): void {
    const eh = (event: MadeEvent) => page.eh(asWeChat(event))
    this.define(page.route, () => ({ data: { root: { cn: [] } }, methods: { eh } }))
  }

  private define(path: string, definition: () => object): void {
    if (this.defined.has(path)) return
    this.defined.add(path)
    const { json, groups } = this.templates
    const using = Object.entries(json.get(path)?.usingComponents ?? {}).map(([name, file]) => {
      const target = posix.join(file.startsWith('/') ? '' : posix.dirname(path), file).replace(/^\//, '')
      this.define(target, () => definitionOf(this.scriptOf(target)))
      return [name, `/${target}`]
    })
    const template = { groupList: groups, content: groups[path], fallbackListenerOnNativeNode: true }
    this.space.defineComponent({
      is: path,
      using: Object.fromEntries(using) as object,
      ...definition(),
      template,
    } as never)
  }
}
