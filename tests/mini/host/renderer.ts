import { timeLimit } from '../../support/time-limit'
import { JSDOM } from 'jsdom'
import type * as GlassEasel from 'glass-easel'
import { Components } from './components'
import { copied, type PageInstance } from './page'
import type { MiniProgram } from './program'
import type { Templates } from './templates'

interface Mounted {
  setData(data: unknown): void
  $$: Element
}

/** WeChat's framework requires a window when it is loaded. */
function loadGlassEasel(): typeof GlassEasel {
  const { window } = new JSDOM('<!doctype html><body></body>')
  Object.assign(globalThis, { window, document: window.document })
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  return require('glass-easel') as typeof GlassEasel
}

/**
 * Renders the pages of a running WeChat program by their real templates, in WeChat's component framework, into a
 * document whose elements can be found by text and tapped.
 */
export class Renderer {
  private readonly glass = loadGlassEasel()
  private readonly space = new this.glass.ComponentSpace()
  private readonly context = this.backend()
  private readonly components: Components
  private readonly mounted = new Map<PageInstance, Element>()

  constructor(
    private readonly program: MiniProgram,
    templates: Templates,
  ) {
    this.space.updateComponentOptions({ writeIdToDOM: true })
    this.components = new Components(this.space, templates, (path) => program.component(path))
    program.stack.onOpen = (page) => this.mount(page)
  }

  /** The page in view. */
  get root(): Element {
    const root = this.mounted.get(this.program.page)
    if (!root) throw new Error('the page is not mounted')
    return root
  }

  /** The innermost element with this text, or undefined. */
  find(words: string | RegExp): Element | undefined {
    const fits = (text: string) => (typeof words === 'string' ? text.trim() === words : words.test(text))
    const named = (element: Element) => [element.textContent ?? '', this.attribute(element, 'aria-label')]
    const all = [...this.root.querySelectorAll('*')].filter((element) => named(element).some(fits))
    return all.at(-1)
  }

  async waitFor(words: string | RegExp, ms = timeLimit(20)): Promise<Element> {
    for (const end = Date.now() + ms; Date.now() < end; await new Promise((done) => setTimeout(done, 30))) {
      const found = this.find(words)
      if (found) return found
    }
    throw new Error(`${String(words)} was not rendered on ${this.program.page.route}:\n${this.root.textContent ?? ''}`)
  }

  /** The roles that reach a screen reader. */
  get roles(): string[] {
    const all = [...this.root.querySelectorAll('*')].filter((element) => '__wxElement' in element)
    return all.map((element) => this.attribute(element, 'aria-role')).filter((role) => role !== '')
  }

  /** Fires touch start and end, from which the framework makes a tap. */
  async tap(words: string | RegExp): Promise<void> {
    const element = await this.waitFor(words)
    const { MouseEvent } = window
    for (const type of ['mousedown', 'mouseup']) {
      element.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX: 1, clientY: 1 }))
    }
    await new Promise((done) => setTimeout(done, 50))
  }

  private fieldOf(name: string | RegExp): Element | undefined {
    return [...this.root.querySelectorAll('wx-input, wx-textarea')].find((element) => {
      const names = [this.attribute(element, 'placeholder'), this.attribute(element, 'aria-label')]
      return names.some((text) => (typeof name === 'string' ? text === name : name.test(text)))
    })
  }

  /** Waits for the field with a label or placeholder and types into it. */
  async type(name: string | RegExp, value: string, ms = timeLimit(20)): Promise<void> {
    let field = this.fieldOf(name)
    for (const end = Date.now() + ms; !field && Date.now() < end; field = this.fieldOf(name)) {
      await new Promise((done) => setTimeout(done, 30))
    }
    if (!field) throw new Error(`no field ${String(name)} on ${this.program.page.route}`)
    this.glass.Event.triggerEvent(this.nodeOf(field), 'input', { value, cursor: value.length }, { bubbles: false })
    await new Promise((done) => setTimeout(done, 50))
  }

  close(): void {
    this.program.close()
    Reflect.deleteProperty(globalThis, 'window')
    Reflect.deleteProperty(globalThis, 'document')
  }

  private attribute(element: Element, name: string): string {
    const value: unknown = this.nodeOf(element)?.getAttribute?.(name)
    return typeof value === 'string' ? value : ''
  }

  // The framework's node of a document element.
  private nodeOf(element: Element): GlassEasel.Element {
    let place: (Element & { __wxElement?: GlassEasel.Element }) | null = element
    while (place && !place.__wxElement) place = place.parentElement
    return place?.__wxElement as GlassEasel.Element
  }

  private backend(): GlassEasel.CurrentWindowBackendContext {
    const context = new this.glass.CurrentWindowBackendContext()
    const made = {
      createElement: (tag: string) => document.createElement(`wx-${tag}`),
      createTextNode: (text: string) => document.createTextNode(text),
      createDocumentFragment: () => document.createDocumentFragment(),
    }
    Object.assign(context, { document: made })
    context.onEvent((target: GlassEasel.Element, type: string, detail: unknown, options: object) => {
      const event = new this.glass.Event(type, detail, options)
      this.glass.Event.dispatchEvent(target, event)
      return event.defaultPrevented() ? 1 : 0
    })
    return context
  }

  private mount(page: PageInstance): void {
    const known = this.mounted.get(page)
    document.body.replaceChildren(...(known ? [known] : []))
    if (known) return
    this.components.definePage(page)
    const component = this.space.createComponentByUrl('page', page.route, null, this.context) as unknown as Mounted
    const place = document.body.appendChild(document.createElement('i'))
    this.glass.Element.replaceDocumentElement(component as never, document.body as never, place as never)
    component.setData(copied(page.data))
    const { setData } = page
    page.setData = (change, done) => {
      component.setData(copied(change))
      setData.call(page, change, done)
    }
    this.mounted.set(page, component.$$)
  }
}
