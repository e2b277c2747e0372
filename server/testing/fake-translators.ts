import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { mkdtempSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { authorizationOf } from '../translation/tencent-signature'

/** A request to the fake service. */
export interface TranslationRequest {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** Keys of the fake account. */
export const tencentKeys = { secretId: 'id-of-the-test', secretKey: 'key-of-the-test' }

const translated = (text: string, language: string) => `${language.startsWith('zh') ? '译文' : 'In English'}: ${text}`

/** A service in the place of LibreTranslate and of Tencent's, which keeps what it is asked; `answer` replaces what it answers. */
export class FakeTranslators {
  readonly asked: TranslationRequest[] = []
  answer: (() => readonly [status: number, body: object | string]) | undefined = undefined
  /** Answers wait for it. */
  gate: Promise<void> = Promise.resolve()
  private base = ''
  private readonly server: Server = createServer((request, response) => void this.serve(request, response))

  async open(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done))
    this.base = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
    return this.base
  }

  close(): Promise<void> {
    return new Promise((done) => this.server.close(() => done()))
  }

  /** The file of TRANSLATION_FILE for its LibreTranslate. */
  file(): string {
    const path = join(mkdtempSync(join(tmpdir(), 'linli-')), 'translation.json')
    writeFileSync(path, JSON.stringify({ libreTranslate: { url: this.base, apiKey: 'key' } }))
    return path
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url: path = '', headers } = request
    const asked = { path, headers, body: await textOf(request) }
    this.asked.push(asked)
    await this.gate
    const [status, body] = this.answer?.() ?? (path === '/translate' ? libre(asked) : tencent(asked))
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}

function libre({ body }: TranslationRequest): readonly [number, object] {
  const { q, target } = JSON.parse(body) as { q: string[]; target: string }
  return [200, { translatedText: q.map((text) => translated(text, target)) }]
}

/** Refuses what is not signed with the keys of the account. */
function tencent({ headers, body }: TranslationRequest): readonly [number, object] {
  const { host = '', authorization, 'x-tc-action': action, 'x-tc-timestamp': timestamp } = headers
  const request = { service: 'tmt', host, action: String(action), body, timestamp: Number(timestamp) }
  if (authorization !== authorizationOf(request, tencentKeys))
    return [200, { Response: { Error: { Code: 'AuthFailure.SignatureFailure', Message: body }, RequestId: 'r1' } }]
  const { SourceTextList, Target } = JSON.parse(body) as { SourceTextList: string[]; Target: string }
  return [
    200,
    { Response: { TargetTextList: SourceTextList.map((text) => translated(text, Target)), RequestId: 'r1' } },
  ]
}
