/** Photos of what is bought or brought. */
export { PicturePicker as Photos } from '@/features/upload/PicturePicker'
