import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    add: 'Add a photo',
    addFirst: 'Photo',
    sending: (percent: number) => `Uploading, ${percent}%`,
    waiting: 'Waiting',
    retry: 'Retry',
    retryAt: (place: number) => `Photo ${place} failed, retry`,
    remove: (place: number) => `Remove photo ${place}`,
    view: (place: number) => `View photo ${place}`,
  },
  zh: {
    add: '添加图片',
    addFirst: '图片',
    sending: (percent: number) => `上传中 ${percent}%`,
    waiting: '等待上传',
    retry: '重试',
    retryAt: (place: number) => `第${place}张上传失败，重试`,
    remove: (place: number) => `移除第${place}张图片`,
    view: (place: number) => `查看第${place}张图片`,
  },
})
