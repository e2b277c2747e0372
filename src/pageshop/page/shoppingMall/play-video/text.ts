import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Video',
    play: 'Play the video',
    failed: 'This video can’t be played',
    failedText: 'Check your connection and try again',
    retry: 'Try again',
    gone: 'Video not found',
    goneText: 'The link may be broken or the video was deleted',
  },
  zh: {
    title: '视频',
    play: '播放视频',
    failed: '视频无法播放',
    failedText: '请检查网络后重试',
    retry: '重试',
    gone: '视频不存在',
    goneText: '链接可能有误，或视频已被删除',
  },
})
