import type { PictureUploads } from '@/features/upload/picture-uploads'
import type { VideoUpload } from '@/features/upload/video-upload'
import { dictionary } from '@/i18n'

/** Words of every screen on which a review is written. */
export const writingWords = dictionary({
  en: {
    stars: 'Poor|Not great|Fine|Good|Excellent',
    rate: 'Tap to rate',
    text: 'Your review',
    anonymous: 'Anonymous',
    anonymousNote: 'Your name and photo are hidden',
    submit: 'Submit',
    uploading: 'Wait until your photos and video are uploaded',
    videoFailed: 'Retry or remove the video that failed',
    photoFailed: 'Retry or remove the photos that failed',
    endsRefund: 'You can’t request a refund for this order after your review',
    over: 'This order can’t be reviewed now',
    reviewed: 'You’ve reviewed this order',
    mine: 'My reviews',
  },
  zh: {
    stars: '非常差|差|一般|满意|超赞',
    rate: '点击星星评分',
    text: '评价内容',
    anonymous: '匿名评价',
    anonymousNote: '他人看不到您的昵称和头像',
    submit: '提交评价',
    uploading: '图片或视频还在上传，请稍候',
    videoFailed: '请重试或移除上传失败的视频',
    photoFailed: '请重试或移除上传失败的图片',
    endsRefund: '提交评价后，本订单不可再申请退款',
    over: '该订单当前不可评价',
    reviewed: '您已评价该订单',
    mine: '我的评价',
  },
})

/** Word for a number of stars; empty before there are any. */
export const starMeaning = (stars: number | null): string => writingWords().stars.split('|')[(stars ?? 0) - 1] ?? ''

/** Reason why a review's pictures and video cannot be sent yet; undefined when they can. */
export function uploadProblem(uploads: PictureUploads, video: VideoUpload): string | undefined {
  const { photoFailed, videoFailed, uploading } = writingWords()
  if (uploads.failed) return photoFailed
  if (video.failed) return videoFailed
  return uploads.settled && video.settled ? undefined : uploading
}
