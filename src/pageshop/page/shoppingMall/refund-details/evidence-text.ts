import { dictionary } from '@/i18n'

export const evidenceWords = dictionary({
  en: {
    title: 'Add evidence',
    text: 'What happened',
    hint: 'Say what your photos or video show',
    once: 'Evidence can’t be removed once it’s sent.',
    media: (left: number) => `Photos and a video, ${left} left`,
    send: 'Send evidence',
    uploading: 'Files are still uploading',
    failed: 'Retry or remove the files that failed',
  },
  zh: {
    title: '补充凭证',
    text: '凭证说明',
    hint: '请说明图片或视频中的问题',
    once: '凭证提交后不能撤回',
    media: (left) => `图片及视频，还可上传${left}个`,
    send: '提交凭证',
    uploading: '文件上传中，请稍候',
    failed: '请重试或移除上传失败的文件',
  },
})
