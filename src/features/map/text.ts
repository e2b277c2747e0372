import { dictionary } from '@/i18n'

export const mapWords = dictionary({
  en: {
    map: 'Map',
    schematic: 'Schematic map',
    failed: 'The map didn’t load',
    estimate: 'Dashed line: estimated route',
    whole: 'Show full route',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    cluster: (count: number, price: string) => `${count} from ${price}`,
    clusterLabel: (count: number, price: string) => `${count} places here, from ${price}. Zoom in`,
  },
  zh: {
    map: '地图',
    schematic: '示意地图',
    failed: '地图加载失败',
    estimate: '虚线为预估路线',
    whole: '查看全程',
    zoomIn: '放大',
    zoomOut: '缩小',
    cluster: (count: number, price: string) => `${count}家 ${price}起`,
    clusterLabel: (count: number, price: string) => `此处${count}家，${price}起，点击放大`,
  },
})
