import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    add: 'Add a photo',
    addFirst: 'Photo',
    retryAt: (place: number) => `Photo ${place} failed, retry`,
    remove: (place: number) => `Remove photo ${place}`,
    view: (place: number) => `View photo ${place}`,
  },
  zh: {
    add: '添加图片',
    addFirst: '图片',
    retryAt: (place: number) => `第${place}张上传失败，重试`,
    remove: (place: number) => `移除第${place}张图片`,
    view: (place: number) => `查看第${place}张图片`,
  },
})
