import type { ShopSource } from '../source'

export const tech: ShopSource[] = [
  {
    key: 'bay-digital',
    name: ['Bay Digital', '湾区数码'],
    brand: ['Bay Digital', '湾区数码'],
    profile: [
      'Phones, sound and cables from Huaqiangbei, tested before they are packed.',
      '华强北老店，每台机器验过再装箱。',
    ],
    notice: ['Invoice in every box; two years of warranty on our own brand.', '随箱发票，自有品牌两年质保。'],
    look: 'headphone',
    beside: ['mobile-phone', 'battery'],
    city: 'shenzhen',
    address: ['SEG Plaza 8F, Huaqiangbei, Futian, Shenzhen', '深圳市福田区华强北赛格广场 8 楼'],
    rating: 4.7,
    sales: 14700,
    offers: [
      [299, 20],
      [999, 80],
    ],
    ships: ['small'],
    menu: `
      # 手机影音 | Phones & audio | ret=7 at=foshan,hangzhou from=shenzhen warranty=12
      头戴降噪耳机 | Noise-cancelling headphones | 599 | headphone | by=colour:black,white,blue w=620 member=559 sales=38240 tag=best
      > 40 小时续航，地铁里也安静 | Forty hours, and quiet on the metro
      真无线耳机 | True wireless earbuds | 199 | earbuds | by=colour:white,black,green w=160 deal=149 sales=18730
      > 单耳 4 克，戴着能睡 | Four grams each; you can sleep in them
      湾区 X2 手机 | Bay X2 phone | 2499 | mobile-phone | by=colour:black,blue;memory:8-256,12-512+500 w=480 member=2399 limit=2 sales=2160 warranty=24
      > 6.3 寸直屏，两天一充 | A flat 6.3-inch screen, two days a charge
      手机壳 | Clear phone case | 29.9 | mobile-phone/in-pink | by=style:clear,frosted,liquid;colour:pink,green w=60
      > 四角气囊，不发黄 | Cushioned corners that stay clear
      钢化膜两片装 | Screen glass, two | 19.9 | mobile-phone/in-white | by=style:clearglass,privacy+10 w=90
      > 附贴膜神器，一分钟贴好 | With a frame that puts it on straight
      蓝牙小音箱 | Pocket speaker | 129 | speaker-high-volume | by=colour:orange,blue,black w=420 sales=4980
      > IPX7，浴室里随便唱 | IPX7: sing in the shower
      桌面收音机音箱 | Wooden radio speaker | 369 | radio | by=colour:brown,white w=1900
      > 胡桃木箱体，FM 加蓝牙 | Walnut body, FM and Bluetooth
      麦克风 | Desk microphone | 259 | studio-microphone | w=880 new
      > 心形指向，键盘声不进来 | Cardioid; leaves your typing out
      拍立得相机 | Instant camera | 469 | camera | by=colour:white,green w=680 tag=gift
      > 送二十张相纸 | Twenty sheets of film included
      运动手表 | Sports watch | 699 | watch | by=colour:black,orange w=180 deal=599
      > 双频定位，十四天续航 | Dual-band GPS, fourteen days
      # 充电配件 | Power & cables | ret=7 at=foshan from=shenzhen warranty=24
      氮化镓充电器 | GaN charger | 99 | electric-plug | by=watt:35,65+40,100+110 w=180 member=92 sales=21460
      > 折叠插脚，三口不抢电 | Folding pins, three ports that share
      编织数据线 | Braided cable | 29.9 | electric-plug+thread | by=m:1,2@35.9;port:cc,ac w=80 sales=13290
      > 弯折两万次，尾巴不断 | Bent twenty thousand times at the neck
      磁吸充电宝 | Magnetic power bank | 159 | battery | by=mah:5000,10000+50;colour:white,blue w=260
      > 贴上就充，可带上飞机 | Snaps on, and goes on the plane
      无线充电座 | Three-in-one charging stand | 189 | mobile-phone-with-arrow | by=colour:white,black w=340
      > 手机、手表、耳机一起充 | Phone, watch and earbuds at once
      车载支架 | Car mount | 59 | automobile | w=160
      > 出风口卡扣，颠簸不掉 | Clips to the vent and stays there
      防水排插 | Power strip with USB | 69 | electric-plug/in-white | by=m:1.8,3@79 w=620 from=cixi
      > 六孔独立开关 | Six sockets, each with a switch
    `,
  },
  {
    key: 'keyfield',
    name: ['Keyfield Office & Home Tech', '键田智能'],
    brand: ['Keyfield', '键田'],
    profile: [
      'Keyboards that feel right, and small machines that make a flat clever.',
      '好敲的键盘，和让家变聪明的小机器。',
    ],
    notice: ['Switch samples for ¥9.9, taken off your first keyboard.', '轴体试用装 9.9 元，买键盘抵扣。'],
    look: 'keyboard',
    beside: ['computer-mouse', 'light-bulb'],
    city: 'dongguan',
    address: ['5 Songshan Lake Avenue, Dongguan', '东莞市松山湖大道 5 号'],
    rating: 4.8,
    sales: 6900,
    offers: [
      [199, 20],
      [499, 60],
    ],
    ships: ['parcel'],
    menu: `
      # 电脑办公 | Computers & office | ret=7 at=foshan,tianjin from=dongguan warranty=24
      75键机械键盘 | 75-key mechanical keyboard | 399 | keyboard | by=colour:white,blue;switch:linear,tactile,silent w=1250 member=369 sales=6740 tag=best
      > 三模连接，Gasket 结构 | Cable, Bluetooth or dongle, on soft gaskets
      静音鼠标 | Silent mouse | 89 | computer-mouse | by=colour:white,black,pink w=160 sales=11820
      > 点击只有翻书声 | Clicks no louder than turning a page
      轨迹球 | Thumb trackball | 229 | trackball | w=320
      > 手腕不动，只动拇指 | The wrist rests, the thumb works
      14寸轻薄本 | 14-inch ultralight laptop | 4699 | laptop | by=memory:16-512,16-1024+400,32-1024+1100 w=2100 limit=2 deal=4399 sales=980
      > 990 克，2.8K 屏，十二小时 | 990 g, a 2.8K screen and twelve hours
      27寸显示器 | 27-inch 4K monitor | 1599 | desktop-computer | w=7200 v=62000 ship=bulky member=1499
      > 一根线供电投屏 | One cable for power and picture
      移动固态硬盘 | Portable SSD | 459 | floppy-disk | by=tb:1,2+380 w=120 limit=3
      > 每秒一千兆，摔一米没事 | A gigabyte a second, survives a drop
      彩色喷墨打印机 | Ink-tank printer | 899 | printer | w=6400 v=48000 ship=bulky few
      > 一套墨印六千张 | Six thousand pages a set of ink
      笔记本支架 | Laptop stand | 79 | laptop/in-grey | by=colour:grey,black w=720
      > 铝合金，折起来放进包 | Aluminium, folds into the bag
      护眼台灯 | Desk lamp | 199 | light-bulb | by=colour:white,black w=1400 sales=5630
      > 无频闪，桌角不留影 | No flicker, no shadow on the page
      便签笔记本套装 | Notebook and pen set | 49.9 | notebook | by=colour:brown,green w=420
      > 道林纸不透墨，附中性笔三支 | Paper that does not bleed, three gel pens
      计时器 | Focus timer | 45 | timer-clock | by=colour:red,white w=180
      > 翻过来就开始二十五分钟 | Turn it over for twenty-five minutes
      # 智能家居 | Smart home | ret=7 at=foshan,hangzhou from=dongguan warranty=24
      智能音箱 | Smart speaker | 249 | speaker-medium-volume | by=colour:white,grey w=820 deal=199
      > 听得懂四川话 | Understands Sichuanese
      扫地机器人 | Robot vacuum | 1899 | robot | by=style:sweep,sweepmop+600 w=6800 v=38000 ship=bulky member=1799 sales=1730
      > 自己倒垃圾，绕开猫 | Empties itself and goes around the cat
      智能门锁 | Smart door lock | 1299 | locked-with-key | by=colour:black,brown w=4200 limit=2
      > 指静脉识别，包上门安装 | Reads the veins in your finger, fitted at home
      摄像头 | Indoor camera | 169 | video-camera | w=280
      > 画面存在自己家里 | The pictures stay in your home
      温湿度计 | Climate sensor | 39.9 | thermometer | by=pc:1,3@99 w=90 sales=7090
      > 墨水屏，一颗电池用一年 | E-ink, a year on one cell
      电动牙刷 | Electric toothbrush | 199 | toothbrush | by=colour:white,pink,blue w=320 deal=159 sales=9510
      > 轻声四万次，充一次九十天 | Forty thousand quiet strokes, ninety days
    `,
  },
]
