import * as z from 'zod/mini'
import { ForgedMessage } from '../payments/provider'
import { isSame, md5, postForm, signedJson } from './http'
import type { TrackedParcel, TrackingProvider, TrackList } from './provider'
import type { Kuaidi100Settings } from './settings'
import { kuaidi100Codes, scansOf } from './states'

const Code = z.optional(z.nullable(z.coerce.string()))
const Result = z.object({
  com: z.string(),
  nu: z.string(),
  state: z.coerce.string(),
  data: z.array(z.object({ context: z.string(), time: z.string(), statusCode: Code })),
})
const Push = z.object({ lastResult: z.optional(z.nullable(Result)) })
const Answer = z.object({ result: z.boolean(), returnCode: z.coerce.string() })

const json = (result: boolean, returnCode: string, message: string) => ({
  type: 'application/json',
  body: JSON.stringify({ result, returnCode, message }),
})

/** Its code for a subscription that is there already. */
const repeated = '501'
/** Option for scans with detailed codes. */
const detailed = { resultv2: '4' }

const listOf = ({ com, nu, state, data }: z.output<typeof Result>): TrackList => ({
  carrier: com,
  number: nu,
  scans: scansOf(
    kuaidi100Codes,
    data.map(({ context, time, statusCode }) => ({ text: context, at: time, code: statusCode ?? undefined })),
    state,
  ),
})

/** Kuaidi100: subscriptions that are pushed to us, and a query. */
export class Kuaidi100 implements TrackingProvider {
  readonly name = 'kuaidi100'
  readonly accepted = { status: 200, ...json(true, '200', 'OK') }
  readonly refused = { status: 200, ...json(false, '500', 'refused') }

  constructor(
    private readonly settings: Omit<Kuaidi100Settings, 'api'> & { readonly api: () => string },
    private readonly callback: () => string,
  ) {}

  async subscribe({ carrier, number, phone }: TrackedParcel): Promise<void> {
    const { key, salt, api } = this.settings
    const parameters = { callbackurl: this.callback(), salt, ...detailed, ...(phone && { phone }) }
    const param = JSON.stringify({ company: carrier, number, key, parameters })
    const { result, returnCode } = Answer.parse(await postForm(`${api()}/poll`, { schema: 'json', param }))
    if (!result && returnCode !== repeated) throw new Error(`Kuaidi100 refused to follow a parcel (${returnCode})`)
  }

  async ask({ carrier, number, phone }: TrackedParcel): Promise<TrackList | undefined> {
    const { key, customer, api } = this.settings
    const param = JSON.stringify({ com: carrier, num: number, ...detailed, ...(phone && { phone }) })
    const sign = md5(param + key + customer).toUpperCase()
    const answer = await postForm(`${api()}/poll/query.do`, { customer, sign, param })
    const found = Result.safeParse(answer)
    if (found.success) return listOf(found.data)
    const { returnCode } = Answer.parse(answer)
    if (returnCode !== '500') throw new Error(`Kuaidi100 did not say where a parcel is (${returnCode})`)
    return undefined
  }

  read(body: string): readonly TrackList[] {
    const form = new URLSearchParams(body)
    const [param, sign] = [form.get('param') ?? '', form.get('sign') ?? '']
    if (!isSame(sign.toUpperCase(), md5(param + this.settings.salt).toUpperCase()))
      throw new ForgedMessage('the signature is wrong')
    const { lastResult } = signedJson(Push, param)
    return lastResult ? [listOf(lastResult)] : []
  }
}
