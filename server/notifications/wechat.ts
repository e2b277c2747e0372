import * as z from 'zod/mini'
import type { OutsideTopic } from '@contract/calls/message-outside'
import type { Language } from '@contract/settings'
import type { Clock } from '../clock'
import { localTime } from '../local-time'
import { WechatApi } from '../payments/wechat-token'
import { SocialRefused } from '../social/provider'
import { wechatIdsOf } from '../social/wechat'
import { type Notifier, NotifierRefused, type OutsideMessage } from './notifier'

const filled = z.string().check(z.minLength(1))

/** A form of messages of the mini-program, and which of its fields say what, such as thing1. */
const Template = z.object({ id: filled, title: filled, text: filled, at: filled })

/** The mini-program that carries messages. */
export const WechatMessages = z.object({
  appId: filled,
  appSecret: filled,
  templates: z.object({ order: Template, chat: Template }),
  /** Base URL. */
  api: z._default(z.url({ protocol: /^https?$/ }), 'https://api.weixin.qq.com'),
})
export type WechatMessages = z.output<typeof WechatMessages>

/** The most characters of a field of a form. */
const fieldLength = 20
/** WeChat's error codes for a missing consent, or an unknown person. */
const refusals = [40003, 43101]
const languageOf = (language: Language): string => (language === 'zh' ? 'zh_CN' : 'en_US')

const short = (text: string): string => {
  const characters = [...text]
  return characters.length <= fieldLength ? text : `${characters.slice(0, fieldLength - 1).join('')}…`
}

interface Surroundings {
  readonly clock: Clock
  readonly timeZone: string
}

/** WeChat's one-time messages of a mini-program. */
export class WechatNotifier implements Notifier {
  readonly name = 'wechat'
  readonly templates: Readonly<Record<OutsideTopic, string>>
  private readonly api: WechatApi

  constructor(
    private readonly settings: WechatMessages,
    private readonly around: Surroundings,
  ) {
    const { order, chat } = settings.templates
    this.templates = { order: order.id, chat: chat.id }
    this.api = new WechatApi({ keys: settings, clock: around.clock, api: () => settings.api })
  }

  async addressOf(code: string): Promise<string> {
    try {
      return (await wechatIdsOf({ api: this.settings.api, app: this.settings, way: 'mini', code })).openid
    } catch (error) {
      if (error instanceof SocialRefused) throw new NotifierRefused(error.message)
      throw error
    }
  }

  async send({ topic, address, language, title, text, at, page }: OutsideMessage): Promise<void> {
    const form = this.settings.templates[topic]
    const errcode = await this.api.post('/cgi-bin/message/subscribe/send', {
      touser: address,
      template_id: form.id,
      page: page.replace(/^\//, ''),
      lang: languageOf(language),
      data: {
        [form.title]: { value: short(title) },
        [form.text]: { value: short(text) },
        [form.at]: { value: localTime(this.around.timeZone, at).format('YYYY-MM-DD HH:mm') },
      },
    })
    if (refusals.includes(errcode)) throw new NotifierRefused(`WeChat refused a message (${errcode})`)
    if (errcode !== 0) throw new Error(`WeChat did not take a message (${errcode})`)
  }
}
