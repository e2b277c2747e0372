import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import type { Clock } from '../clock'
import type { Connection, NumberProvider } from './numbers'

const filled = z.string().check(z.minLength(1))

/** An account at Huawei Cloud's PrivateNumber in mode AXB; `numbers` are those that were bought, with +86. */
export const HuaweiSettings = z.object({
  appKey: filled,
  appSecret: filled,
  numbers: z.array(z.string().check(z.regex(/^\+\d{6,15}$/))).check(z.minLength(1)),
  /** Base URL. */
  api: z._default(z.url({ protocol: /^https?$/ }), 'https://rtcapi.cn-north-1.myhuaweicloud.com:12543'),
})
export type HuaweiSettings = z.output<typeof HuaweiSettings>

const Answer = z.object({
  resultcode: z.coerce.string(),
  resultdesc: z.optional(z.string()),
  relationNum: z.optional(z.string()),
})

const path = '/rest/caas/relationnumber/partners/v1.0'
const timeoutMs = 5000
const withCountry = (phone: string): string => (phone.startsWith('+') ? phone : `+86${phone}`)

/** Numbers of Huawei Cloud's PrivateNumber, mode AXB: one of the bought numbers is bound to two phones for a while. */
export class HuaweiNumbers implements NumberProvider {
  readonly name = 'huawei'

  constructor(
    private readonly settings: HuaweiSettings,
    private readonly clock: Clock,
  ) {}

  async connect({ caller, callee, minutes, reference }: Connection): Promise<string> {
    let reason = new Error('no number is configured')
    // A bought number may be bound for one of the phones already; another one is not.
    for (const relationNum of this.settings.numbers) {
      try {
        return await this.bind(
          { relationNum, callerNum: withCountry(caller), calleeNum: withCountry(callee) },
          minutes,
          reference,
        )
      } catch (error) {
        reason = error as Error
      }
    }
    throw reason
  }

  private async bind(numbers: Record<string, string>, minutes: number, userData: string): Promise<string> {
    const response = await fetch(this.settings.api + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...this.proof() },
      body: JSON.stringify({ ...numbers, duration: String(minutes * 60), userData }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const { resultcode, resultdesc, relationNum } = Answer.parse(await response.json())
    if (resultcode !== '0' || !relationNum) throw new Error(`no number: ${resultcode} ${resultdesc ?? ''}`)
    return relationNum.replace(/^\+86/, '')
  }

  /** WSSE: a digest of a nonce, the time and the secret. */
  private proof(): Record<string, string> {
    const { appKey, appSecret } = this.settings
    const created = this.clock
      .now()
      .toISOString()
      .replace(/\.\d+Z$/, 'Z')
    const nonce = randomBytes(16).toString('hex')
    const digest = createHash('sha256')
      .update(nonce + created + appSecret)
      .digest('base64')
    return {
      authorization: 'WSSE realm="SDP",profile="UsernameToken",type="Appkey"',
      'x-wsse': `UsernameToken Username="${appKey}",PasswordDigest="${digest}",Nonce="${nonce}",Created="${created}"`,
    }
  }
}
