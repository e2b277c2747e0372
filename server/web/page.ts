import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { headerDefaults, placeCookie } from '@contract/headers'
import type { Language } from '@contract/settings'
import { firstAnswers, type FirstHeaders } from './first-answers'
import { registerFiles } from './files'
import { sourcesOf } from './inline-scripts'

/** How long an answer serves the next visitor of the same place and language. */
const keepMs = 5000
const mostKept = 200

/** Which language and place the client last spoke of, from its cookie; nothing in it is believed but its form. */
function firstHeadersOf(request: FastifyRequest, fallback: Language): FirstHeaders {
  const kept = parse(request.headers.cookie ?? '')[placeCookie] ?? ''
  const [, language, lat, lng] = /^(en|zh)_(-?\d{1,3}(?:\.\d{1,17})?)_(-?\d{1,3}(?:\.\d{1,17})?)$/.exec(kept) ?? []
  return {
    language: language ?? fallback,
    lat: lat ?? headerDefaults.latitude,
    lng: lng ?? headerDefaults.longitude,
  }
}

/** JSON that can stand in a script element. */
const scriptSafe = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')

interface Written {
  readonly html: string
  /** Which inline scripts are its own. */
  readonly scripts: readonly string[]
}

/** Writes the page of the web client, with home's first answers in it. */
class Page {
  private readonly kept = new Map<string, { page: Promise<Written>; until: number }>()

  constructor(
    private readonly app: FastifyInstance,
    private readonly file: string,
  ) {}

  /** The page for somebody who speaks of a language and a place; a few seconds old at most. */
  for(first: FirstHeaders, ip: string): Promise<Written> {
    const key = Object.values(first).join()
    const known = this.kept.get(key)
    const now = Date.now()
    if (known && known.until > now) return known.page
    if (this.kept.size >= mostKept) this.kept.clear()
    const page = this.write(first, ip)
    this.kept.set(key, { page, until: now + keepMs })
    page.catch(() => this.kept.delete(key))
    return page
  }

  private async write(first: FirstHeaders, ip: string): Promise<Written> {
    const [template, data] = await Promise.all([readFile(this.file, 'utf8'), firstAnswers(this.app, first, ip)])
    const html = template.replace('</head>', () => `<script>window.linli=${scriptSafe(data)}</script></head>`)
    return { html, scripts: sourcesOf(html) }
  }
}

const policy = 'content-security-policy'

/** Lets the page's own inline scripts run, besides what every answer allows. */
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
  const page = new Page(app, join(root, 'index.html'))
  for (const path of ['/', '/index.html']) {
    app.get(path, async (request, reply) => {
      const { html, scripts } = await page.for(firstHeadersOf(request, defaultLanguage), request.ip)
      allow(reply, scripts)
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html)
    })
  }
  await registerFiles(app, root)
}
