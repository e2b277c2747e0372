import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    add: 'Add a video',
    addShort: 'Video',
    limit: (seconds: number, megabytes: number) => `One video, up to ${seconds} s and ${megabytes} MB`,
    retry: 'Video failed, retry',
    remove: 'Remove video',
    play: (length: string) => `Play video, ${length}`,
  },
  zh: {
    add: '添加视频',
    addShort: '视频',
    limit: (seconds: number, megabytes: number) => `可添加1个视频，不超过${seconds}秒、${megabytes}MB`,
    retry: '视频上传失败，重试',
    remove: '移除视频',
    play: (length: string) => `播放视频，${length}`,
  },
})
