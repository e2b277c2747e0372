import type { MallBanner } from '../types'

/** The banners of the mall's front. */
export const banners: MallBanner[] = [
  {
    key: 'spring-tea',
    title: { en: 'First spring tea', zh: '明前春茶季' },
    line: { en: '¥40 off orders over ¥199', zh: '茶舍满 199 减 40' },
    action: { en: 'Shop now', zh: '立即选购' },
    picture: {
      kind: 'banner',
      backdrop: 'mint',
      pieces: [
        { emoji: 'teapot', size: 0.74, x: 0.74, y: 0.5 },
        { emoji: 'teacup-without-handle', size: 0.4, x: 0.91, y: 0.68 },
        { emoji: 'leaf-fluttering-in-wind', size: 0.28, x: 0.92, y: 0.22, tilt: 8 },
      ],
    },
    category: 'tea',
  },
  {
    key: 'strawberry-season',
    title: { en: 'Dandong berries', zh: '丹东草莓季' },
    line: { en: 'Arrived bruised? We refund it', zh: '坏果包赔，当晚空运' },
    action: { en: 'Pick a box', zh: '去挑一箱' },
    picture: {
      kind: 'banner',
      backdrop: 'rose',
      pieces: [
        { emoji: 'blueberries', size: 0.36, x: 0.61, y: 0.68, tilt: -6 },
        { emoji: 'strawberry', size: 0.72, x: 0.76, y: 0.5, tilt: -6 },
        { emoji: 'strawberry', size: 0.48, x: 0.91, y: 0.62, tilt: 12 },
      ],
    },
    category: 'berries',
  },
  {
    key: 'weekend-outdoors',
    title: { en: 'Weekend outdoors', zh: '周末去户外' },
    line: { en: 'Tents from ¥299', zh: '帐篷 299 元起' },
    action: { en: 'Gear up', zh: '备装备' },
    picture: {
      kind: 'banner',
      backdrop: 'leaf',
      pieces: [
        { emoji: 'evergreen-tree', size: 0.56, x: 0.6, y: 0.52 },
        { emoji: 'tent', size: 0.72, x: 0.76, y: 0.54 },
        { emoji: 'flashlight', size: 0.36, x: 0.92, y: 0.7, tilt: -14 },
      ],
    },
    category: 'camping',
  },
]
