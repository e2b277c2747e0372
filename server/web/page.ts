import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { deviceLanguage } from '@contract/device-language'
import { headerDefaults, placeCookie } from '@contract/headers'
import type { Language } from '@contract/settings'
import { type FirstAnswers, firstAnswers, type FirstHeaders } from './first-answers'
import { registerFiles } from './files'

/** Milliseconds for which a page is reused for visitors of the same place and language. */
const keepMs = 5000
const maxKept = 200
/** New places for which one caller gets the answers. Every place costs the calls of a whole first screen. */
const newPlaces = { max: 30, timeWindow: 60_000 }

/** The language and place of the client's cookie; when it is missing or malformed, the browser's language and the default place. */
function firstHeadersOf(request: FastifyRequest, fallback: Language): FirstHeaders {
  const preferred = new Negotiator(request.raw).languages()
  const kept = parse(request.headers.cookie ?? '')[placeCookie] ?? ''
  const [, language, lat, lng] = /^(en|zh)_(-?\d{1,3}(?:\.\d{1,17})?)_(-?\d{1,3}(?:\.\d{1,17})?)$/.exec(kept) ?? []
  return {
    language: language ?? deviceLanguage(preferred, fallback),
    lat: lat ?? headerDefaults.latitude,
    lng: lng ?? headerDefaults.longitude,
  }
}

/** Browsers normalise line endings before they hash a script. */
const normalised = (script: string): string => script.replace(/\r\n?/g, '\n')

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** The CSP sources of a page's inline scripts: their SHA-256 hashes. Data in the page must escape `<`. */
const sourcesOf = (html: string): readonly string[] =>
  [...html.matchAll(inlineScript)].map(([, script = '']) => {
    return `'sha256-${createHash('sha256').update(normalised(script)).digest('base64')}'`
  })

/** JSON that is safe inside a script element. */
const scriptSafe = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')

interface RenderedPage {
  readonly html: string
  /** CSP sources of its inline scripts. */
  readonly scripts: readonly string[]
}

/** Renders the page of the web client with home's first answers. */
class Page {
  private readonly kept = new Map<string, { page: Promise<RenderedPage>; until: number }>()

  constructor(
    private readonly app: FastifyInstance,
    private readonly file: string,
    /** Whether a caller may have the answers for one more place. */
    private readonly mayAsk: (request: FastifyRequest) => Promise<boolean>,
  ) {}

  /**
   * The page for a language and place, at most a few seconds old. A caller with too many places gets it without
   * answers, which the client then fetches.
   */
  async for(first: FirstHeaders, request: FastifyRequest): Promise<RenderedPage> {
    const key = Object.values(first).join()
    const known = this.known(key)
    if (known) return known
    if (!(await this.mayAsk(request))) return this.write()
    return (
      this.known(key) ??
      this.keep(
        key,
        this.write(() => firstAnswers(this.app, first, request.ip)),
      )
    )
  }

  private known(key: string): Promise<RenderedPage> | undefined {
    const known = this.kept.get(key)
    return known && known.until > Date.now() ? known.page : undefined
  }

  private keep(key: string, page: Promise<RenderedPage>): Promise<RenderedPage> {
    this.kept.delete(key)
    const [oldest] = this.kept.keys()
    if (oldest !== undefined && this.kept.size >= maxKept) this.kept.delete(oldest)
    this.kept.set(key, { page, until: Date.now() + keepMs })
    page.catch(() => this.kept.delete(key))
    return page
  }

  private async write(answers?: () => Promise<FirstAnswers>): Promise<RenderedPage> {
    const [template, data] = await Promise.all([readFile(this.file, 'utf8'), answers?.()])
    const script = data && `<script>window.linli=${scriptSafe(data)}</script></head>`
    const html = script ? template.replace('</head>', () => script) : template
    return { html, scripts: sourcesOf(html) }
  }
}

const policy = 'content-security-policy'

/** Adds the page's inline scripts to the Content-Security-Policy. */
function allow(reply: FastifyReply, scripts: readonly string[]): void {
  const all = ["script-src 'self'", ...scripts].join(' ')
  void reply.header(
    policy,
    String(reply.getHeader(policy)).replace("script-src 'self'", () => all),
  )
}

/** Serves the built web client from `root`: its page with home's first answers, and its files. */
export async function registerWeb(app: FastifyInstance, root: string, defaultLanguage: Language): Promise<void> {
  if (!existsSync(root)) return
  const limit = app.hasDecorator('createRateLimit') ? app.createRateLimit(newPlaces) : undefined
  const mayAsk = async (request: FastifyRequest) => {
    const rate = await limit?.(request)
    return rate === undefined || rate.isAllowed || !rate.isExceeded
  }
  const page = new Page(app, join(root, 'index.html'), mayAsk)
  for (const path of ['/', '/index.html']) {
    app.get(path, async (request, reply) => {
      const { html, scripts } = await page.for(firstHeadersOf(request, defaultLanguage), request)
      allow(reply, scripts)
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html)
    })
  }
  await registerFiles(app, root)
}
