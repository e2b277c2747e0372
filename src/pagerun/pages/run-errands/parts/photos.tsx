/** Photos of the goods. */
export { PicturePicker as Photos } from '@/features/upload/PicturePicker'
