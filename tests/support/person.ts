import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { loginAccount } from '@contract/calls/login'
import { pathOf } from '@contract/paths'
import type { Language } from '@contract/settings'
import { TestCaller } from '../../server/testing/caller'
import { Requests } from './requests'
import { timeLimit } from './time-limit'
import { words } from './words'

interface Options {
  language?: Language
  width?: number
  height?: number
  /** Whether the device has a touch screen. */
  touch?: boolean
  /** Signed in as the demo account with this phone. */
  phone?: string
  /** Signed in with this token. */
  token?: string
  /** Zone of the device's clock. */
  timeZone?: string
}

/** A file that is picked. */
export interface PickedFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** A user with a browser. Page errors are collected for assertions. */
export class Person {
  faults: string[] = []
  private current: Page | undefined
  private requests: Requests | undefined

  private constructor(
    readonly base: string,
    readonly context: BrowserContext,
    readonly token: string | undefined,
    readonly language: Language,
    private readonly viewport: { width: number; height: number },
  ) {}

  static async open(browser: Browser, base: string, options: Options = {}): Promise<Person> {
    const { language = 'en', width = 375, height = 812, touch = false, phone, timeZone = 'Asia/Shanghai' } = options
    const viewport = { width, height }
    const context = await browser.newContext({
      viewport,
      deviceScaleFactor: 2,
      hasTouch: touch,
      isMobile: touch,
      reducedMotion: 'reduce',
      timezoneId: timeZone,
    })
    const token = options.token ?? (phone === undefined ? undefined : await tokenOf(base, phone))
    // Runs once per browser context, so that later changes by the app persist.
    const kept = Object.entries({ language, ...(token ? { 'user-token': token } : {}) })
    await context.addInitScript((entries) => {
      // An empty page has no storage.
      if (location.protocol === 'about:' || localStorage.getItem('test-began')) return
      localStorage.setItem('test-began', '1')
      for (const [key, data] of entries) localStorage.setItem(key, JSON.stringify({ data }))
    }, kept)
    const person = new Person(base, context, token, language, viewport)
    await person.begin()
    return person
  }

  get page(): Page {
    if (!this.current) throw new Error('No page is open')
    return this.current
  }

  /**
   * Leaves what is open for a page without the app; cookies, storage and cache persist. It is the server's own, since the
   * browser begins a process for another site, which takes longer than most screens.
   */
  async renew(): Promise<void> {
    await this.page.goto(`${this.base}/healthz`)
    await this.page.setViewportSize(this.viewport)
    this.requests?.forget()
    this.faults = []
  }

  private async begin(): Promise<void> {
    const page = await this.context.newPage()
    // A guard alone: a browser beside other tests on two cores needs many times what it needs by itself.
    page.setDefaultTimeout(timeLimit(60))
    this.requests = new Requests(page)
    page.on('pageerror', (error) => this.faults.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !/^Failed to load resource/.test(message.text()))
        this.faults.push(message.text())
    })
    // Failures of calls carry a status below it, or none: what is not there is asked for by mistake.
    page.on('response', (response) => {
      if (response.status() === 404) this.faults.push(`404: ${response.url()}`)
    })
    this.current = page
  }

  /** Waits until the page has drawn what it asked for and asks for nothing more. */
  async settled(): Promise<void> {
    await this.requests?.end()
  }

  /** The user's texts in their language. */
  get words(): (typeof words)[Language] {
    return words[this.language]
  }

  /** Calls the server directly, as the same customer. */
  get caller(): TestCaller {
    const caller = new TestCaller(this.base).as(this.token ?? '')
    caller.language = this.language
    return caller
  }

  /** The screen in view; earlier ones stay in the document, hidden. */
  get screen(): Locator {
    return this.page.locator('.taro_page:visible').last()
  }

  /** The overlay of the screen, such as a sheet. */
  get dialog(): Locator {
    return this.screen.getByRole('dialog')
  }

  async goto(path = ''): Promise<void> {
    await this.page.goto(path ? `${this.base}/#/${path}` : `${this.base}/`)
  }

  /** By its full name, or by a pattern. */
  button(name: string | RegExp): Locator {
    return this.screen.getByRole('button', { name, exact: true }).first()
  }

  async tap(name: string | RegExp): Promise<void> {
    await this.button(name).click()
  }

  async tapTab(name: string | RegExp): Promise<void> {
    await this.screen.getByRole('tab', { name, exact: true }).first().click()
  }

  /** Waits for visible text; a string matches a part. */
  async sees(text: string | RegExp): Promise<void> {
    await this.screen.getByText(text).first().waitFor()
  }

  /** Waits until the screen in view has this title. */
  async isAt(title: string | RegExp): Promise<void> {
    await this.screen.getByRole('heading', { name: title }).first().waitFor()
  }

  field(label: string | RegExp): Locator {
    return this.screen.getByLabel(label, { exact: true }).first()
  }

  async fill(label: string | RegExp, value: string): Promise<void> {
    await this.field(label).fill(value)
  }

  /** Hands files over as somebody does who presses the button and picks them. */
  async pick(button: string | RegExp, ...files: readonly PickedFile[]): Promise<void> {
    const choosing = this.page.waitForEvent('filechooser')
    await this.tap(button)
    await (await choosing).setFiles([...files])
  }

  /** Runs an action and waits for the answer of its request, since the screen may still show the previous one. */
  async answered(call: { name: string }, act: () => Promise<void>): Promise<void> {
    const answer = this.page.waitForResponse(`${this.base}${pathOf(call.name)}`)
    await act()
    await (await answer).finished()
  }

  /** Drops answers of this path until the returned function is called. */
  async loseAnswers(path: string): Promise<() => Promise<void>> {
    const address = `${this.base}${path}`
    await this.page.route(address, async (route) => {
      await route.fetch()
      await route.abort()
    })
    return () => this.page.unroute(address)
  }

  /** The token of the browser's current session. */
  async storedToken(): Promise<string> {
    const kept = await this.page.evaluate(() => localStorage.getItem('user-token'))
    return (JSON.parse(kept ?? '{}') as { data?: string }).data ?? ''
  }

  close(): Promise<void> {
    return this.context.close()
  }
}

/** Matches names with this prefix. */
export const beginning = (text: string): RegExp => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)

/** The token of a new session of a demo account. */
export async function tokenOf(base: string, phone: string): Promise<string> {
  const session = await new TestCaller(base).call(loginAccount, { phone, password: secrets.password, agreed: true })
  return session.userToken
}

/** The demo's accounts. */
export const people = {
  customer: '13800000001',
  member: '13800000002',
  merchant: '13800000003',
  innkeeper: '13800000004',
  rider: '13800000005',
} as const

/** The password and pay password of all demo accounts. */
export const secrets = { password: 'linli2026', payPassword: '246810' } as const
