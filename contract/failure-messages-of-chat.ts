import type { FailureName } from './failures'
import type { Localized } from './settings'

/** The failures of chat in both languages. */
export const chatFailureMessages = {
  conversationNotFound: { en: 'This chat is no longer available', zh: '该会话不存在' },
  inboxNotFound: { en: 'You don’t run this store', zh: '您没有管理该店铺的权限' },
  chatNotOffered: { en: 'This store doesn’t take messages. Try calling', zh: '该商家暂不支持在线聊天，请尝试电话联系' },
  chatNoRider: { en: 'No rider assigned yet', zh: '该订单暂无骑手接单' },
  chatWithOneself: { en: 'This is your own store', zh: '不能和自己的店铺聊天' },
  chatClosed: {
    en: 'Chats close a day after the order. Contact us if you still need help',
    zh: '订单结束已超过一天，会话已关闭，如需帮助请联系客服',
  },
  chatBlocked: { en: 'Your message can’t be sent in this chat', zh: '对方暂不接收您的消息' },
  chatBlockedByYou: {
    en: 'You blocked this chat. Unblock it to send messages',
    zh: '您已屏蔽对方，取消屏蔽后可发送消息',
  },
  chatServiceNotBlocked: {
    en: 'You can’t block support, but you can mute it',
    zh: '客服无法屏蔽，可设为消息免打扰',
  },
  chatTextEmpty: { en: 'Write something to send', zh: '请输入内容' },
  chatTextTooLong: { en: 'Up to {max} {max|character|characters}. Send it in parts', zh: '最多{max}个字，请分段发送' },
  chatWordsRefused: {
    en: 'Some words aren’t allowed here. Change them and send again',
    zh: '内容含有违规词语，请修改后重新发送',
  },
  chatLinkRefused: { en: 'Links to other sites aren’t allowed here', zh: '不支持发送站外链接' },
  chatTooFast: { en: 'You’re sending too fast. Wait {seconds} s', zh: '发送过于频繁，请{seconds}秒后再试' },
  chatIdReused: { en: 'This message was already sent with other content', zh: '该消息已发送过，内容不一致' },
  chatCardNotFound: { en: 'You can’t share this here. Choose something else', zh: '该内容无法发送，请重新选择' },
  chatMessageNotFound: { en: 'This message is no longer available', zh: '该消息不存在' },
  chatRecallTooLate: { en: 'You can unsend a message within {minutes} min', zh: '仅可撤回{minutes}分钟内的消息' },
  chatNotService: { en: 'Only available in chats with support', zh: '仅客服会话支持该操作' },
  chatNothingToRate: { en: 'There is nothing to rate yet', zh: '暂无可评价的服务' },
  chatRated: { en: 'You’ve rated this already', zh: '您已评价过本次服务' },
  consentRefused: { en: 'This can’t be turned on now. Try again later', zh: '暂时无法开启提醒，请稍后再试' },
  chatCallUnavailable: { en: 'You can’t call right now. Send a message', zh: '暂时无法拨打，请发送消息' },
} satisfies Partial<Record<FailureName, Localized>>
