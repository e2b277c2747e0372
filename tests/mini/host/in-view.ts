import { timeLimit } from '../../support/time-limit'
import { setTimeout as sleep } from 'node:timers/promises'
import { bodyOf, heightOf, placed, rangeOf, type PlacedNode } from './layout'
import { isCalled, isLabelled, textOf, walk, type Hit, type TreeNode } from './node'
import type { PageInstance } from './page'

/** The threshold in pixels before the end of a body at which it is notified. */
const near = 200

/** Events that come many times a second. */
const frequent = ['scroll', 'touchmove']

/** Whether an API answers at once, for which the page waits while the platform reads it. */
const isWaitedFor = (name: string): boolean =>
  name.endsWith('Sync') || /^get(WindowInfo|DeviceInfo|AppBaseInfo|MenuButtonBoundingClientRect)$/.test(name)

/** The visible state of a program and a user's actions on it, based on the data of the page in view. */
export abstract class InView {
  private readonly scrolled = new WeakMap<PageInstance, number>()
  /** The goals of scrolling that a page's data had last. */
  private readonly goals = new WeakMap<PageInstance, readonly unknown[]>()

  /** The page in view. */
  abstract get page(): PageInstance

  /** All calls of the platform's API by name. */
  abstract readonly calls: readonly [string, unknown][]

  find(name: string | RegExp): Hit | undefined {
    const hits = [...walk(this.page.data.root)].filter(({ node }) => isCalled(node, name))
    return hits.at(-1)
  }

  text(): string {
    return this.page.data.root ? textOf(this.page.data.root) : ''
  }

  /** Waits for an element with this name; fails with the visible text. */
  async waitFor(name: string | RegExp, ms = timeLimit(20)): Promise<Hit> {
    for (const end = Date.now() + ms; Date.now() < end; await sleep(30)) {
      const hit = this.find(name)
      if (hit) return hit
    }
    throw new Error(`${String(name)} was not found on ${this.page.route}:\n${this.text()}`)
  }

  /** Waits until a page of this route is in view. */
  async isAt(route: string, ms = timeLimit(20)): Promise<void> {
    for (const end = Date.now() + ms; this.page.route !== route; await sleep(30))
      if (Date.now() > end) throw new Error(`${this.page.route} is in view, not ${route}`)
  }

  async tap(name: string | RegExp): Promise<void> {
    await this.fire(await this.waitFor(name), 'tap', { x: 1, y: 1 })
  }

  /** Taps the control of a label, such as a tick, and not the text that says the same beside it. */
  async press(label: string): Promise<void> {
    await this.waitFor(label)
    const hit = [...walk(this.page.data.root)].find(({ node }) => isLabelled(node, label))
    if (!hit) throw new Error(`no control is labelled ${label} on ${this.page.route}`)
    await this.fire(hit, 'tap', { x: 1, y: 1 })
  }

  async type(name: string | RegExp, value: string): Promise<void> {
    await this.fire(await this.waitFor(name), 'input', { value, cursor: value.length })
  }

  /** The scrolling element of the page. */
  get body(): TreeNode {
    const body = bodyOf(this.page.data.root)
    if (!body) throw new Error(`nothing scrolls on ${this.page.route}`)
    return body
  }

  /** The scroll position of the body, limited to its present content. */
  get scrollTop(): number {
    return Math.min(this.scrolled.get(this.page) ?? 0, rangeOf(this.body))
  }

  /** All elements of the body with their positions in the window. */
  placed(): PlacedNode[] {
    return placed(this.body, -this.scrollTop)
  }

  async scrollTo(top: number): Promise<void> {
    const { body } = this
    const range = rangeOf(body)
    const to = Math.max(0, Math.min(top, range))
    const deltaY = this.scrollTop - to
    this.scrolled.set(this.page, to)
    const hit = { node: body, parents: [] }
    await this.fire(hit, 'scroll', { scrollTop: to, scrollLeft: 0, scrollHeight: heightOf(body), deltaX: 0, deltaY })
    if (range - to <= near) await this.fire(hit, 'scrolltolower', { direction: 'bottom' })
  }

  /** Names of the body's properties that scroll it, in the build's templates: to an offset, and to an element. */
  protected abstract get scrollKeys(): { readonly top: string; readonly element: string }

  /** Scrolls the body of the page in view to where its data now says, as the platform does when these change. */
  protected follow(page: PageInstance): void {
    const body = bodyOf(page.data.root)
    if (!body) return
    const { top, element } = this.scrollKeys
    const goals = [Reflect.get(body, top), Reflect.get(body, element)] as const
    const [lastTop, lastElement] = this.goals.get(page) ?? []
    this.goals.set(page, goals)
    const [offset, id] = goals
    const isMoved = typeof offset === 'number' && offset !== lastTop
    const target =
      id === lastElement ? undefined : this.placed().find(({ node }) => id && (node.uid ?? node.sid) === id)
    if (isMoved) void this.scrollTo(offset)
    else if (target) void this.scrollTo(this.scrollTop + target.top)
  }

  /** Scrolls to the end. */
  scrollDown(): Promise<void> {
    return this.scrollTo(rangeOf(this.body))
  }

  /** The page container of the page in view, by the number that the build has for such an element. */
  protected abstract get container(): Hit | undefined

  /** Closes the page container that is shown, as the platform does with a step back; false without one. */
  protected async closeContainer(): Promise<boolean> {
    const { container } = this
    if (!container) return false
    await this.fire(container, 'beforeleave', {})
    return true
  }

  /** Fires an event at a node as the platform does; taps bubble to the parents. */
  private async fire({ node, parents }: Hit, type: string, detail: object): Promise<void> {
    const up = type === 'tap' ? parents : []
    const chain = [node, ...up].filter(({ sid, v }) => sid && v === undefined)
    const end = ({ uid, sid }: Hit['node']) => ({ id: uid ?? sid, dataset: { sid } })
    const event = { type, timeStamp: Date.now(), detail, target: end(node), mark: {}, touches: [], changedTouches: [] }
    const asked = this.calls.length
    for (const each of chain) this.page.eh({ ...event, currentTarget: end(each) })
    const waited = this.calls.slice(asked).filter(([name]) => isWaitedFor(name))
    if (frequent.includes(type) && waited.length > 0)
      throw new Error(`${waited.map(([name]) => name).join(', ')} is waited for while the page handles ${type}`)
    await sleep(30)
  }
}
