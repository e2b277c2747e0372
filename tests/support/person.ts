import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { loginAccount } from '@contract/calls/login'
import { pathOf } from '@contract/paths'
import type { Language } from '@contract/settings'
import { TestCaller } from '../../server/testing/caller'
import { words } from './words'

interface Options {
  language?: Language
  width?: number
  height?: number
  /** A finger in place of a mouse. */
  touch?: boolean
  /** Signed in as the demo account with this phone. */
  phone?: string
  /** Signed in with this token. */
  token?: string
}

/** Somebody with a browser. Faults of the page are collected, so that a test can say there were none. */
export class Person {
  faults: string[] = []
  private current: Page | undefined

  private constructor(
    readonly base: string,
    readonly context: BrowserContext,
    readonly token: string | undefined,
    readonly language: Language,
  ) {}

  static async open(browser: Browser, base: string, options: Options = {}): Promise<Person> {
    const { language = 'en', width = 375, height = 812, touch = false, phone } = options
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: 2,
      hasTouch: touch,
      isMobile: touch,
      reducedMotion: 'reduce',
      timezoneId: 'Asia/Shanghai',
    })
    const token = options.token ?? (phone === undefined ? undefined : await tokenOf(base, phone))
    // Once for all pages, so that what the app changes later stays changed.
    const kept = Object.entries({ language, ...(token ? { 'user-token': token } : {}) })
    await context.addInitScript((entries) => {
      if (localStorage.getItem('test-began')) return
      localStorage.setItem('test-began', '1')
      for (const [key, data] of entries) localStorage.setItem(key, JSON.stringify({ data }))
    }, kept)
    const person = new Person(base, context, token, language)
    await person.renew()
    return person
  }

  get page(): Page {
    if (!this.current) throw new Error('No page is open')
    return this.current
  }

  /** Opens a fresh page in place of the one there is; cookies, storage and cache stay. */
  async renew(): Promise<void> {
    await this.current?.close()
    const page = await this.context.newPage()
    page.setDefaultTimeout(20_000)
    this.faults = []
    page.on('pageerror', (error) => this.faults.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !/^Failed to load resource/.test(message.text()))
        this.faults.push(message.text())
    })
    this.current = page
  }

  /** The words of this person's language. */
  get words(): (typeof words)[Language] {
    return words[this.language]
  }

  /** Speaks to the server directly, as the same customer. */
  get caller(): TestCaller {
    const caller = new TestCaller(this.base).as(this.token ?? '')
    caller.language = this.language
    return caller
  }

  /** The screen in view: earlier ones stay in the document, hidden. */
  get screen(): Locator {
    return this.page.locator('.taro_page:visible').last()
  }

  /** What lies over the screen, such as a sheet. */
  get dialog(): Locator {
    return this.screen.getByRole('dialog')
  }

  async goto(path = ''): Promise<void> {
    await this.page.goto(path ? `${this.base}/#/${path}` : `${this.base}/`)
  }

  /** By its whole name, or by a pattern. */
  button(name: string | RegExp): Locator {
    return this.screen.getByRole('button', { name, exact: true }).first()
  }

  async tap(name: string | RegExp): Promise<void> {
    await this.button(name).click()
  }

  async tapTab(name: string | RegExp): Promise<void> {
    await this.screen.getByRole('tab', { name, exact: true }).first().click()
  }

  /** Waits until the words are to be seen; a string is the beginning or a part of them. */
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

  /** Does something that asks the server, and waits for its answer: what is seen may be left of an earlier one. */
  async answered(call: { name: string }, act: () => Promise<void>): Promise<void> {
    const answer = this.page.waitForResponse(`${this.base}${pathOf(call.name)}`)
    await act()
    await (await answer).finished()
  }

  /** Answers of this path get lost on the way back, until the function that is given back is called. */
  async loseAnswers(path: string): Promise<() => Promise<void>> {
    const address = `${this.base}${path}`
    await this.page.route(address, async (route) => {
      await route.fetch()
      await route.abort()
    })
    return () => this.page.unroute(address)
  }

  /** The token of whoever is signed in in the browser by now. */
  async storedToken(): Promise<string> {
    const kept = await this.page.evaluate(() => localStorage.getItem('user-token'))
    return (JSON.parse(kept ?? '{}') as { data?: string }).data ?? ''
  }

  close(): Promise<void> {
    return this.context.close()
  }
}

/** A name that begins with this text. */
export const beginning = (text: string): RegExp => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)

async function tokenOf(base: string, phone: string): Promise<string> {
  const session = await new TestCaller(base).call(loginAccount, { phone, password: secrets.password, agreed: true })
  return session.userToken
}

/** The demo's accounts. */
export const people = { customer: '13800000001', member: '13800000002', merchant: '13800000003' } as const

/** What every account of the demo logs in and pays with. */
export const secrets = { password: 'linli2026', payPassword: '246810' } as const
