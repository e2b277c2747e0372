import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { loginAccount } from '@contract/calls/login'
import type { Language } from '@contract/settings'
import { TestCaller } from '../../server/testing/caller'

interface Options {
  language?: Language
  width?: number
  height?: number
  /** A finger in place of a mouse. */
  touch?: boolean
  /** Signed in as the demo account with this phone. */
  phone?: string
}

/** Somebody with a browser. Faults of the page are collected, so that a test can say there were none. */
export class Person {
  readonly faults: string[] = []

  private constructor(
    readonly base: string,
    readonly context: BrowserContext,
    readonly page: Page,
    readonly token: string | undefined,
  ) {
    page.on('pageerror', (error) => this.faults.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !/^Failed to load resource/.test(message.text()))
        this.faults.push(message.text())
    })
  }

  static async open(browser: Browser, base: string, options: Options = {}): Promise<Person> {
    const { language = 'en', width = 375, height = 812, touch = false, phone } = options
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: 2,
      hasTouch: touch,
      isMobile: touch,
      reducedMotion: 'reduce',
    })
    const token = phone === undefined ? undefined : await tokenOf(base, phone)
    const kept = Object.entries({ language, ...(token ? { 'user-token': token } : {}) })
    await context.addInitScript((entries) => {
      for (const [key, data] of entries)
        if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify({ data }))
    }, kept)
    const page = await context.newPage()
    page.setDefaultTimeout(20_000)
    return new Person(base, context, page, token)
  }

  /** The screen in view: earlier ones stay in the document, hidden. */
  get screen(): Locator {
    return this.page.locator('.taro_page:visible').last()
  }

  async goto(path = ''): Promise<void> {
    await this.page.goto(path ? `${this.base}/#/${path}` : `${this.base}/`)
  }

  button(name: string | RegExp): Locator {
    return this.screen.getByRole('button', { name }).first()
  }

  async tap(name: string | RegExp): Promise<void> {
    await this.button(name).click()
  }

  /** Waits until the words are to be seen. */
  async sees(text: string | RegExp): Promise<void> {
    await this.screen.getByText(text).first().waitFor()
  }

  async fill(label: string | RegExp, value: string): Promise<void> {
    await this.screen.getByLabel(label).first().fill(value)
  }

  close(): Promise<void> {
    return this.context.close()
  }
}

async function tokenOf(base: string, phone: string): Promise<string> {
  const session = await new TestCaller(base).call(loginAccount, { phone, password: 'linli2026', agreed: true })
  return session.userToken
}

/** The demo's accounts. */
export const people = { customer: '13800000001', member: '13800000002', merchant: '13800000003' } as const
