import type { Localized } from '@contract/settings'

/** Params of a notice's text. */
export type NoticeParams = Readonly<Record<string, string | number>>

/** Notices of the platform between the messages. */
const notices = {
  asked: {
    en: 'We’re connecting you to a person. Keep writing, they’ll see it all',
    zh: '已为您转接人工客服，请稍候，您可以先描述问题',
  },
  askedClosed: {
    en: 'Support is here from {from} to {to}. Leave a message and we’ll reply first thing',
    zh: '人工客服服务时间为{from}至{to}，请留言，我们将尽快回复',
  },
  waitsLong: {
    en: 'Everyone is busy. Leave a message and we’ll reply here',
    zh: '客服繁忙，您可以先留言，无需一直等待，我们会在这里回复您',
  },
  joined: { en: '{name} joined', zh: '{name}已接入' },
  left: { en: 'This chat has ended', zh: '本次服务已结束' },
  handedOver: { en: 'They can see the chat so far', zh: '客服可查看此前的聊天记录' },
} satisfies Record<string, Localized>
export type NoticeKey = keyof typeof notices

/** A notice in both languages; each param stands for itself, or for both languages as `nameEn` and `nameZh`. */
export function noticeText(key: NoticeKey, params: NoticeParams, language: keyof Localized): string {
  const suffix = language === 'en' ? 'En' : 'Zh'
  return notices[key][language].replace(/\{(\w+)\}/g, (_, name: string) =>
    String(params[`${name}${suffix}`] ?? params[name] ?? ''),
  )
}
