import { dictionary } from '@/i18n'

/** The titles of reports by subject. */
export const titles = dictionary({
  en: {
    store: 'Report this store',
    goods: 'Report this item',
    review: 'Report this review',
    conversation: 'Report this chat',
  },
  zh: { store: '举报商家', goods: '举报商品', review: '举报评价', conversation: '举报会话' },
})

export const words = dictionary({
  en: {
    messages: (count: number) =>
      count === 1 ? '1 message goes with the report' : `${count} messages go with the report`,
    messagesNote: 'We keep them as they are now, even if they are unsent later.',
    type: 'What’s the issue?',
    content: 'What happened?',
    placeholder: 'Tell us what you saw, and when',
    picture: 'Photo (optional)',
    sending: 'Wait until the photo is uploaded',
    failed: 'Retry or remove the photo first',
    submit: 'Send report',
    done: 'Thanks. We’ll look into it',
  },
  zh: {
    messages: (count) => `已选择${count}条消息作为证据`,
    messagesNote: '消息按提交时的内容留存，之后撤回也不受影响',
    type: '举报类型',
    content: '举报内容',
    placeholder: '请描述您遇到的问题和时间',
    picture: '图片凭证（选填）',
    sending: '图片上传中，请稍候',
    failed: '请先重新上传或移除图片',
    submit: '提交举报',
    done: '感谢反馈，我们会尽快核实',
  },
})
