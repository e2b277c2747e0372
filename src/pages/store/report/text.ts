import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Report this store',
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
    title: '举报商家',
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
