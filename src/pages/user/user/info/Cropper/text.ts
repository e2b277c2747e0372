import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Crop photo',
    cancel: 'Cancel',
    again: 'Choose again',
    hint: 'Pinch to zoom, drag to move',
    small: 'This photo is too small. Choose a larger one',
    stage: 'Photo. Arrow keys move it, plus and minus zoom',
    zoom: 'Zoom',
    smaller: 'Zoom out',
    larger: 'Zoom in',
    turn: 'Rotate',
    flip: 'Flip',
    reset: 'Reset',
    use: 'Use photo',
  },
  zh: {
    title: '裁剪头像',
    cancel: '取消',
    again: '重新选择',
    hint: '双指缩放，拖动调整位置',
    small: '图片太小，请换一张',
    stage: '图片，方向键移动，加减号缩放',
    zoom: '缩放',
    smaller: '缩小',
    larger: '放大',
    turn: '旋转',
    flip: '翻转',
    reset: '重置',
    use: '使用',
  },
})
