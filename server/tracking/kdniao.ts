import { unescape } from 'node:querystring'
import * as z from 'zod/mini'
import type { Clock } from '../clock'
import { ForgedMessage } from '../payments/provider'
import { isSame, md5, postForm, signedJson } from './http'
import type { TrackedParcel, TrackingProvider, TrackList } from './provider'
import type { KdniaoSettings } from './settings'
import { kdniaoCodes, scansOf } from './states'

/** Our carriers by its codes, which WeChat's list of carriers has too. */
const codes: Readonly<Record<string, string>> = {
  shunfeng: 'SF',
  zhongtong: 'ZTO',
  yuantong: 'YTO',
  yunda: 'YD',
  shentong: 'STO',
  jd: 'JD',
  ems: 'EMS',
  youzhengguonei: 'YZPY',
  jtexpress: 'JTSD',
  debangkuaidi: 'DBL',
  danniao: 'DNWL',
  annengwuliu: 'ANE',
}
/** The code of a carrier; that of an unknown one is its key. */
export const companyCode = (carrier: string): string => codes[carrier] ?? carrier
const carrierOf = (code: string) => Object.keys(codes).find((key) => codes[key] === code) ?? code

const Text = z._default(z.coerce.string(), '')
const Result = z.object({
  ShipperCode: z.string(),
  LogisticCode: z.string(),
  State: Text,
  StateEx: z.optional(z.nullable(z.coerce.string())),
  Traces: z._default(
    z.array(
      z.object({
        AcceptTime: z.string(),
        AcceptStation: z.string(),
        Action: z.optional(z.nullable(z.coerce.string())),
      }),
    ),
    [],
  ),
})
const Push = z.object({ EBusinessID: z.coerce.string(), Data: z.array(Result) })
const Answer = z.object({ Success: z.boolean(), Reason: z.optional(z.nullable(z.string())) })

/** The instructions for a subscription and for a query. */
const [subscription, query] = ['1008', '8001']
/** The instructions of its pushes. */
const pushes = ['101', '102']

const listOf = ({ ShipperCode, LogisticCode, State, StateEx, Traces }: z.output<typeof Result>): TrackList => ({
  carrier: carrierOf(ShipperCode),
  number: LogisticCode,
  scans: scansOf(
    kdniaoCodes,
    Traces.map(({ AcceptStation, AcceptTime, Action }) => ({
      text: AcceptStation,
      at: AcceptTime,
      code: Action ?? undefined,
    })),
    StateEx || State,
  ),
})

/** KDNiao: subscriptions that are pushed to the address set at KDNiao, and a query. */
export class Kdniao implements TrackingProvider {
  readonly name = 'kdniao'

  constructor(
    private readonly settings: KdniaoSettings,
    private readonly clock: Clock,
  ) {}

  get accepted() {
    return this.reply(true)
  }

  get refused() {
    return this.reply(false)
  }

  async subscribe(parcel: TrackedParcel): Promise<void> {
    const { Success, Reason } = Answer.parse(await this.send('/api/dist', subscription, parcel))
    if (!Success) throw new Error(`KDNiao refused to follow a parcel (${Reason ?? 'no reason'})`)
  }

  async ask(parcel: TrackedParcel): Promise<TrackList | undefined> {
    const answer = await this.send('/Ebusiness/EbusinessOrderHandle.aspx', query, parcel)
    const { Success, Reason } = Answer.parse(answer)
    if (!Success) throw new Error(`KDNiao did not say where a parcel is (${Reason ?? 'no reason'})`)
    const list = listOf(Result.parse(answer))
    return list.scans.length > 0 ? list : undefined
  }

  read(body: string): readonly TrackList[] {
    const form = new URLSearchParams(body)
    const [data, sign] = [form.get('RequestData') ?? '', form.get('DataSign') ?? '']
    // A push escapes its signature once more than the form does.
    const given = /%[\da-f]{2}/i.test(sign) ? unescape(sign) : sign
    if (!isSame(given, this.sign(data))) throw new ForgedMessage('the signature is wrong')
    if (!pushes.includes(form.get('RequestType') ?? '')) throw new ForgedMessage('the push has an unknown type')
    const { EBusinessID, Data } = signedJson(Push, data)
    if (EBusinessID !== this.settings.businessId) throw new ForgedMessage('the push is for another business')
    return Data.map(listOf)
  }

  private send(path: string, type: string, { carrier, number, phone }: TrackedParcel): Promise<unknown> {
    const data = JSON.stringify({
      ShipperCode: companyCode(carrier),
      LogisticCode: number,
      ...(phone && { CustomerName: phone }),
    })
    const { businessId, api } = this.settings
    const common = { EBusinessID: businessId, RequestType: type, DataType: '2' }
    return postForm(api + path, { RequestData: data, ...common, DataSign: this.sign(data) })
  }

  private sign(data: string): string {
    return Buffer.from(md5(data + this.settings.appKey)).toString('base64')
  }

  private reply(isRead: boolean) {
    const EBusinessID = this.settings.businessId
    const answer = { EBusinessID, UpdateTime: this.clock.now().toISOString(), Success: isRead, Reason: '' }
    return { status: 200, type: 'application/json', body: JSON.stringify(answer) }
  }
}
