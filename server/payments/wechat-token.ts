import * as z from 'zod/mini'
import type { Clock } from '../clock'
import type { WechatSettings } from './settings'

const timeoutMs = 10_000
/** A token is not used in its last minutes. */
const spareSeconds = 300

const Token = z.object({ access_token: z.string().check(z.minLength(1)), expires_in: z.int() })
const Failed = z.object({ errcode: z.int() })

/** WeChat's error codes for an invalid token. */
const expired = [40001, 40014, 42001]

interface Options {
  readonly keys: Pick<WechatSettings, 'appId' | 'appSecret'>
  readonly clock: Clock
  /** The base address of WeChat's API of apps. */
  readonly api: () => string
}

async function post(url: string, content: object): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(content),
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`WeChat answered ${response.status}`)
  return response.json()
}

/** Calls WeChat's API of apps with the app's stable access token, which is kept while it holds. */
export class WechatApi {
  private token: { readonly text: string; readonly until: number } | undefined

  constructor(private readonly options: Options) {}

  /** Posts to a path and answers WeChat's error code; a replaced token is fetched again once. */
  async post(path: string, content: object): Promise<number> {
    const code = await this.tryPost(path, content)
    if (!expired.includes(code)) return code
    this.token = undefined
    return this.tryPost(path, content)
  }

  private async tryPost(path: string, content: object): Promise<number> {
    const query = new URLSearchParams({ access_token: await this.current() })
    return Failed.parse(await post(`${this.options.api()}${path}?${query.toString()}`, content)).errcode
  }

  private async current(): Promise<string> {
    const now = this.options.clock.now().getTime()
    if (this.token && now < this.token.until) return this.token.text
    const { appId: appid, appSecret: secret } = this.options.keys
    const content = { grant_type: 'client_credential', appid, secret }
    const answer = Token.safeParse(await post(`${this.options.api()}/cgi-bin/stable_token`, content))
    if (!answer.success) throw new Error('WeChat gave no access token')
    const { access_token: text, expires_in } = answer.data
    this.token = { text, until: now + (expires_in - spareSeconds) * 1000 }
    return text
  }
}
