import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { headerDefaults, placeCookie } from '@contract/headers'
import type { Language } from '@contract/settings'
import { firstAnswers, type FirstHeaders } from './first-answers'
import { registerFiles } from './files'

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

/** Writes the page of the web client, with home's first answers in it. */
class Page {
  private readonly kept = new Map<string, { text: Promise<string>; until: number }>()

  constructor(
    private readonly app: FastifyInstance,
    private readonly file: string,
  ) {}

  /** The page for somebody who speaks of a language and a place; a few seconds old at most. */
  for(first: FirstHeaders, ip: string): Promise<string> {
    const key = Object.values(first).join()
    const known = this.kept.get(key)
    const now = Date.now()
    if (known && known.until > now) return known.text
    if (this.kept.size >= mostKept) this.kept.clear()
    const text = this.write(first, ip)
    this.kept.set(key, { text, until: now + keepMs })
    text.catch(() => this.kept.delete(key))
    return text
  }

  private async write(first: FirstHeaders, ip: string): Promise<string> {
    const [template, data] = await Promise.all([readFile(this.file, 'utf8'), firstAnswers(this.app, first, ip)])
    return template.replace('</head>', () => `<script>window.linli=${scriptSafe(data)}</script></head>`)
  }
}

/** Serves the built web client from `root`: its page with home's first answers, and its files. */
export async function registerWeb(app: FastifyInstance, root: string, defaultLanguage: Language): Promise<void> {
  if (!existsSync(root)) return
  const page = new Page(app, join(root, 'index.html'))
  for (const path of ['/', '/index.html']) {
    app.get(path, (request, reply) => {
      void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache')
      return page.for(firstHeadersOf(request, defaultLanguage), request.ip)
    })
  }
  await registerFiles(app, root)
}
