import { setTimeout as sleep } from 'node:timers/promises'
import type { PageInstance } from './page'

const limit = 10

/** The stack of open pages with the platform's navigation. */
export class Stack {
  readonly pages: PageInstance[] = []
  /** Called when a page comes into view. */
  onOpen: (page: PageInstance) => void = () => undefined

  readonly navigation = {
    navigateTo: (url: string) => this.push(url),
    redirectTo: (url: string) => this.replace(url, 1),
    switchTab: (url: string) => this.replace(url, this.pages.length),
    reLaunch: (url: string) => this.replace(url, this.pages.length),
    navigateBack: (delta: number) => this.back(delta),
  }

  constructor(private readonly make: (route: string, options: Record<string, string>) => PageInstance) {}

  /** The page in view. */
  get top(): PageInstance {
    const page = this.pages.at(-1)
    if (!page) throw new Error('no page is open')
    return page
  }

  async open(url: string): Promise<void> {
    const [route = '', query = ''] = url.replace(/^\//, '').split('?')
    const page = this.make(route, Object.fromEntries(new URLSearchParams(query)))
    this.pages.push(page)
    page.onLoad?.(page.options)
    page.onShow?.()
    this.onOpen(page)
    await sleep(30)
    page.onReady?.()
    await sleep(30)
  }

  close(): void {
    this.leave(this.pages.length)
  }

  private leave(count: number): void {
    this.pages.splice(this.pages.length - count).forEach((page) => page.onUnload?.())
  }

  private async push(url: string): Promise<void> {
    if (this.pages.length >= limit) throw new Error('the stack of pages is full')
    this.pages.at(-1)?.onHide?.()
    await this.open(url)
  }

  private async replace(url: string, count: number): Promise<void> {
    this.leave(count)
    await this.open(url)
  }

  private async back(delta: number): Promise<void> {
    this.leave(Math.min(delta, this.pages.length - 1))
    this.top.onShow?.()
    this.onOpen(this.top)
    await sleep(30)
  }
}
