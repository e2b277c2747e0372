import type { Bilingual, HotelLandmarkTable } from '../../database/schema'

/** A part of the city or a landmark: metres from the centre and the bearing in degrees. */
export interface DemoPlace {
  readonly key: string
  readonly name: Bilingual
  readonly meters: number
  readonly bearing: number
}

export interface DemoLandmark extends DemoPlace {
  readonly kind: HotelLandmarkTable['kind']
}

const place = (key: string, en: string, zh: string, meters: number, bearing: number): DemoPlace => ({
  ...{ key, name: { en, zh }, meters, bearing },
})

const landmark = (
  kind: DemoLandmark['kind'],
  ...[key, en, zh, meters, bearing]: [string, string, string, number, number]
): DemoLandmark => ({ ...place(key, en, zh, meters, bearing), kind })

/** The areas that hotels are in, best known first. */
export const demoAreas: readonly DemoPlace[] = [
  place('science-park', 'Science Park', '科技园', 1200, 60),
  place('bay', 'Shenzhen Bay', '深圳湾', 2300, 145),
  place('houhai', 'Houhai', '后海', 1700, 175),
  place('nanshan-centre', 'Nanshan Centre', '南山中心区', 1500, 205),
  place('university', 'Shenzhen University', '深圳大学', 900, 250),
  place('nantou', 'Nantou Old Town', '南头古城', 1800, 310),
  place('qihu', 'Qihu Lake', '栖湖', 2700, 75),
  place('xili', 'Xili', '西丽', 3300, 350),
  place('langshan', 'Langshan', '朗山', 3000, 25),
  place('qianhai', 'Qianhai', '前海', 3200, 265),
  place('qiaocheng', 'Qiaocheng', '侨城', 3500, 95),
  place('zhongshan-park', 'Zhongshan Park', '中山公园', 2400, 295),
]

/** The landmarks that hotels are looked for by, best known first. */
export const demoLandmarks: readonly DemoLandmark[] = [
  landmark('park', 'bay-park', 'Shenzhen Bay Park', '深圳湾公园', 2600, 140),
  landmark('mall', 'coastal-city', 'Coastal City', '海岸城', 1900, 168),
  landmark('landmark', 'nantou-gate', 'Nantou South Gate', '南头古城南门', 1750, 308),
  landmark('park', 'qihu-park', 'Qihu Park', '栖湖公园', 2600, 72),
  landmark('school', 'shenzhen-university', 'Shenzhen University', '深圳大学', 900, 250),
  landmark('mall', 'mixc-bay', 'Bay MixC', '湾区万象城', 2300, 158),
  landmark('landmark', 'sports-centre', 'Bay Sports Centre', '深圳湾体育中心', 2200, 152),
  landmark('station', 'xili-station', 'Xili Railway Station', '西丽高铁站', 3500, 355),
  landmark('metro', 'hi-tech-park', 'Hi-Tech Park metro', '高新园地铁站', 700, 40),
  landmark('metro', 'shenda', 'Shenda metro', '深大地铁站', 800, 275),
  landmark('metro', 'taoyuan', 'Taoyuan metro', '桃园地铁站', 1700, 280),
  landmark('metro', 'houhai-metro', 'Houhai metro', '后海地铁站', 1900, 180),
  landmark('metro', 'keyuan', 'Keyuan metro', '科苑地铁站', 1300, 130),
  landmark('metro', 'dengliang', 'Dengliang metro', '登良地铁站', 2200, 185),
  landmark('metro', 'nanshan-metro', 'Nanshan metro', '南山地铁站', 1800, 220),
  landmark('metro', 'daxin', 'Daxin metro', '大新地铁站', 2500, 275),
  landmark('metro', 'baishizhou', 'Baishizhou metro', '白石洲地铁站', 2500, 88),
  landmark('metro', 'qiaocheng-metro', 'Qiaocheng metro', '侨城地铁站', 3400, 92),
  landmark('metro', 'langshan-metro', 'Langshan metro', '朗山地铁站', 2700, 15),
  landmark('metro', 'liuxiandong', 'Liuxiandong metro', '留仙洞地铁站', 3000, 335),
  landmark('park', 'keyuan-park', 'Keyuan Park', '科苑公园', 500, 340),
  landmark('park', 'zhongshan', 'Zhongshan Park', '中山公园', 2700, 308),
  landmark('park', 'lixiang', 'Lixiang Park', '荔香公园', 2000, 262),
  landmark('park', 'langshan-hill', 'Langshan Hill', '朗山郊野公园', 3600, 32),
  landmark('landmark', 'talent-pier', 'Talent Park Pier', '人才公园码头', 2500, 160),
  landmark('landmark', 'arts-centre', 'Nanshan Arts Centre', '南山文体中心', 1600, 225),
  landmark('landmark', 'software-base', 'Software Park', '软件产业基地', 1400, 150),
  landmark('landmark', 'science-tower', 'Science Tower', '科技大厦', 1000, 80),
  landmark('landmark', 'theme-park', 'Window Theme Park', '世界之窗', 3100, 100),
  landmark('landmark', 'happy-coast', 'Happy Coast', '欢乐海岸', 2900, 118),
  landmark('landmark', 'convention', 'Bay Convention Centre', '海湾会展中心', 2600, 170),
  landmark('mall', 'yitian', 'Holiday Plaza', '益田假日广场', 3000, 97),
  landmark('mall', 'baoneng', 'Baoneng All City', '宝能城市广场', 2600, 350),
  landmark('mall', 'haiya', 'Haiya Mall', '海雅缤纷城', 2000, 240),
  landmark('mall', 'laidian', 'Garden Plaza', '花园广场', 1500, 195),
  landmark('school', 'polytechnic', 'Shenzhen Polytechnic', '深圳职业技术大学', 3400, 342),
  landmark('school', 'tech-institute', 'Institute of Technology', '理工学院', 3600, 8),
  landmark('station', 'bus-station', 'Nanshan Coach Station', '南山汽车站', 2200, 212),
  landmark('station', 'port', 'Shenzhen Bay Port', '深圳湾口岸', 2700, 150),
  landmark('landmark', 'creative-park', 'Creative Culture Park', '创意文化园', 3600, 84),
]
