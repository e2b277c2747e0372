import type { ShopSource } from '../source'

export const home: ShopSource[] = [
  {
    key: 'soft-house',
    name: ['Soft House', '软木家纺'],
    brand: ['Soft House', '软木'],
    profile: ['Curtains made to your window, and everything a bed wants.', '窗帘按尺寸定做，床上的事都管。'],
    notice: ['Made-to-measure pieces take four days and cannot be returned.', '定制窗帘 4 天出货，不支持无理由退换。'],
    look: 'bed',
    beside: ['window', 'yarn'],
    city: 'nantong',
    address: ['12 Home Textile City, Tongzhou, Nantong', '南通市通州区家纺城 12 号'],
    rating: 4.8,
    sales: 8800,
    offers: [
      [299, 30],
      [599, 80],
    ],
    ships: ['parcel', 'bulky'],
    menu: `
      # 床品布艺 | Bedding & textiles | ret=7 at=hangzhou,foshan,tianjin from=nantong
      定制遮光窗帘 | Made-to-measure blackout curtain | 59 | curtain | gaps=6:11 by=colour:beige,grey,white,khaki,green,blue,navy,brown,pink,lavender;width:1.0,1.5,2.0,2.5,3.0,3.5,4.0,4.5;drop:1.2,1.5,1.8,2.1,2.4,2.7,3.0,3.3 of=polyester w=900 ret=0 sales=12640 tag=custom member=55
      > 遮光九成，挂钩或打孔免费 | Keeps out nine tenths of the light; hooks or rings, as you like
      水洗棉四件套 | Washed-cotton bedding set | 269 | bed | by=colour:beige,blue,green;bed:1.5,1.8+20,2.0+60 of=cotton w=2300 deal=229 sales=10560 tag=best
      > 不用熨，皱着也好看 | Never needs ironing
      蚕丝被 | Silk quilt | 599 | bed/in-cream | by=style:summer,winter+300;bed:1.5,1.8+120 of=silk w=2600 v=26000 member=559 tag=gift
      > 双宫长丝，手拉成网 | Long floss, pulled by hand
      乳胶枕 | Latex pillow | 139 | pillow | by=style:low,high+10 of=latex w=1500 sales=8140
      > 侧睡仰睡两个高度 | One height for backs, one for sides
      全棉浴巾 | Cotton bath towel | 59 | towels | by=colour:white,grey,pink of=cotton w=520
      > 长绒棉，一条擦全身 | Long-staple: one is enough
      针织盖毯 | Knitted throw | 129 | yarn | by=colour:beige,green of=cotton w=1100
      > 沙发午睡刚好盖住脚 | Covers your feet on the sofa
      硅藻泥地垫 | Stone bath mat | 45 | droplet+footprints | by=colour:grey,white w=1900
      > 踩上去水印三秒消失 | Footprints vanish in three seconds
      抱枕 | Cushion | 49.9 | heart-suit/in-beige | by=colour:beige,orange,green of=linen w=480
      > 含芯，可拆洗 | Filled, with a washable cover
      法兰绒毛毯 | Flannel blanket | 79 | teddy-bear | by=colour:grey,pink;size:b150,b200+30 of=polyester w=1200 new
      > 不掉毛，静电少 | Sheds nothing, sparks little
      # 家具灯饰 | Furniture & lighting | ret=7 at=foshan,hangzhou ship=bulky from=foshan
      布艺双人沙发 | Two-seat sofa | 1599 | couch-and-lamp | by=colour:blue!,beige of=linen w=38000 v=980000 limit=2 sales=6640
      > 可拆洗，三层加厚坐垫 | Washable covers, three layers deep
      实木餐椅 | Oak dining chair | 299 | chair | by=pc:1,2@569 of=oak w=6200 v=120000
      > 白橡木，榫卯不摇晃 | White oak, jointed and steady
      落地灯 | Floor lamp | 259 | light-bulb/in-gold | by=colour:black,white w=4300 v=36000 deal=219
      > 三段亮度，脚踩开关 | Three levels under your foot
      全身镜 | Full-length mirror | 189 | mirror/in-brown | w=7200 v=54000 few
      > 钢化防爆，斜靠或壁挂 | Safety glass, leans or hangs
      宫灯纸吊灯 | Paper lantern lamp | 129 | red-paper-lantern | by=cm:40,60@169 w=900 v=24000 ship=parcel
      > 光透出来是暖的 | The light comes out warm
      装饰画 | Framed print | 89 | framed-picture | by=pattern:crane,wave;size:a3,a2+50 w=1600 v=9000 ship=parcel
      > 免打孔，附无痕钉 | No drilling, hooks included
    `,
  },
  {
    key: 'iron-and-clay',
    name: ['Iron & Clay Kitchen', '铁与陶厨房'],
    brand: ['Iron & Clay', '铁与陶'],
    profile: ['Pans you can pass on and bowls you may drop.', '锅能传家，碗摔了也不心疼。'],
    notice: ['Woks are seasoned before they leave.', '铁锅出厂前已开锅。'],
    look: 'cooking',
    beside: ['bowl-with-spoon', 'kitchen-knife'],
    city: 'chaozhou',
    address: ['45 Kiln Street, Fengxi, Chaozhou', '潮州市枫溪区窑街 45 号'],
    rating: 4.8,
    sales: 9300,
    offers: [
      [129, 10],
      [299, 40],
    ],
    ships: ['parcel', 'heavy'],
    menu: `
      # 厨房餐具 | Kitchen & dining | ret=7 at=foshan,chengdu
      章丘手工铁锅 | Zhangqiu hand-hammered wok | 289 | cooking | by=cm:30,32@309,34@329 w=2100 of=iron from=zhangqiu member=268 tag=handmade,best sales=5980
      > 三万六千锤，物理不粘 | Thirty-six thousand blows and no coating
      铸铁珐琅锅 | Enamelled cast-iron pot | 399 | pot-of-food/in-orange | by=colour:orange,green;cm:22,24@459 w=4600 of=iron from=langfang deal=339 ship=heavy
      > 炖两小时不加水 | Two hours of stew without adding water
      砂锅 | Clay pot | 99 | pot-of-food | by=l:2.5,4@139 w=2400 of=clay from=chaozhou tag=fragile ship=heavy
      > 冷水直接上火不裂 | Straight from cold onto the flame
      三德刀 | Santoku knife | 229 | kitchen-knife | w=320 of=steel from=yangjiang limit=3
      > 十层钢，切番茄不挤汁 | Layered steel; tomatoes keep their juice
      青釉餐碗 | Celadon bowls | 68 | bowl-with-spoon/blue | by=pc:4,6@96 w=1400 of=porcelain from=longquan tag=fragile sales=8350
      > 微波炉、洗碗机都进 | Microwave and dishwasher
      粗陶餐盘 | Stoneware plates | 78 | fork-and-knife-with-plate | by=cm:20,25@108 w=1600 of=clay from=chaozhou tag=fragile
      > 一套四个，颜色窑变不同 | Four to a set, no two the same
      檀木筷 | Rosewood chopsticks | 39.9 | chopsticks | by=pair:5,10@69 w=260 of=wood
      > 无漆无蜡，十双不重样 | No lacquer, no wax
      玻璃水杯 | Glass tumblers | 49.9 | tumbler-glass | by=pc:2,6@129 w=620 of=glass tag=fragile
      > 高硼硅，冰水热水都接 | Borosilicate: ice or boiling
      保温杯 | Vacuum flask | 119 | vacuum-flask/in-green | by=colour:green,white,black;ml:350,500@129 w=420 of=steel sales=12450 member=109
      > 十二小时六十度 | Sixty degrees after twelve hours
      手冲咖啡壶 | Pour-over kettle | 169 | teapot/in-black | w=880 of=steel from=foshan
      > 细口，水流像一根线 | A spout as thin as a thread
      奶锅 | Milk pan | 89 | shallow-pan-of-food/in-cream | by=colour:white,pink w=980 of=aluminium
      > 一人食，煮面刚好 | For one portion of noodles
      竹蒸笼 | Bamboo steamer | 49 | basket | by=cm:20,25@62 w=720 of=bamboo from=anji
      > 两层一盖，竹香进包子 | Two tiers and a lid, and the buns smell of it
      木铲汤勺套装 | Wooden spoon set | 45 | spoon | by=style:set3,set6@79 w=360 of=wood
      > 不伤锅的相思木 | Acacia that spares the pan
      油盐罐 | Salt and oil jars | 36 | salt | by=pc:2,4@66 w=900 of=glass tag=fragile
      > 带量勺，不回潮 | With a spoon, and it stays dry
      防烫硅胶手套 | Silicone oven gloves | 29.9 | gloves | by=colour:red,green w=280 of=silicone
      > 二百三十度，抓铸铁也不怕 | Good to 230 °C
      围裙 | Canvas apron | 49 | running-shirt/in-green | by=colour:green,khaki w=320 of=canvas
      > 交叉背带，口袋放手机 | Crossed straps and a pocket for the phone
    `,
  },
  {
    key: 'tidy-daily',
    name: ['Tidy Daily', '归位日用'],
    brand: ['Tidy', '归位'],
    profile: ['Boxes, paper and soap: what every home runs out of.', '收纳、纸品、清洁，家里总会用完的东西。'],
    notice: ['Subscribe-size packs save a trip.', '囤货装更划算，一箱用三个月。'],
    look: 'basket',
    beside: ['sponge', 'roll-of-paper'],
    city: 'ningbo',
    address: ['66 Household Goods Park, Cixi, Ningbo', '宁波市慈溪市日用品产业园 66 号'],
    rating: 4.7,
    sales: 24600,
    offers: [
      [59, 6],
      [129, 18],
    ],
    ships: ['piece', 'bulky'],
    menu: `
      # 收纳清洁 | Storage & cleaning | ret=7 at=hangzhou,foshan,tianjin,chengdu from=cixi
      原木抽纸 | Facial tissues | 29.9 | tissues | by=bag:10,24@62 w=1900 v=14000 member=27.9 sales=28210 tag=best
      > 三层加厚，湿水不破 | Three-ply and strong when wet
      卷纸 | Toilet rolls | 35.9 | roll-of-paper | by=roll:12,27@72 w=2200 v=20000 sales=21200
      > 四层无芯，一卷抵两卷 | Four-ply and coreless
      厨房湿巾 | Kitchen wipes | 24.9 | wipes | by=bag:3,8@58 w=780 deal=19.9
      > 抽油烟机一擦就亮 | Wipes the grease off the hood
      洗洁精 | Dish soap | 26.9 | lotion-bottle/in-lime | by=bottle:2,4@46 w=2300
      > 柠檬香，冷水也去油 | Lemon, cuts grease in cold water
      洗衣凝珠 | Laundry pods | 39.9 | bubbles | by=pc:40,80@72;scent:ocean,unscented w=720 sales=17300
      > 一颗洗一桶 | One pod a load
      海绵擦 | Scrub sponges | 12.9 | sponge | by=pc:6,12@22.9 w=120
      > 一面软一面硬 | Soft on one side
      折叠收纳箱 | Folding storage box | 49.9 | package | by=colour:white,green;l:30,55@69 w=1600 v=9000 sales=9760
      > 五面开门，叠起来五厘米 | Opens on five sides, folds to five centimetres
      衣柜收纳筐 | Wardrobe basket | 32.9 | basket | by=pc:2,4@59 w=900 v=12000 of=linen
      > 放得下冬天的毛衣 | Room for the winter jumpers
      真空压缩袋 | Vacuum bags | 29.9 | pillow+package | by=style:set6,set10@45 w=520
      > 两床被子压成一本书 | Two quilts as thin as a book
      衣架 | Non-slip hangers | 25.9 | hanger | by=pc:20,40@46 w=1300
      > 肩膀不鼓包 | No bumps at the shoulders
      平板拖把 | Flat mop and bucket | 89 | broom | w=2600 v=26000 ship=bulky deal=75
      > 手不沾水，刮干再拖 | Wrings itself, hands stay dry
      垃圾袋 | Bin bags | 16.9 | wastebasket | by=roll:5,10@29.9 w=420
      > 加厚，提起来不漏 | Thick, with handles
      抽屉分隔盒 | Drawer dividers | 19.9 | file-cabinet | by=style:set4,set8@36 w=360
      > 袜子、数据线各回各家 | A home for socks and for cables
      香薰蜡烛 | Scented candle | 49 | candle | by=scent:sandal,fig,osmanthus w=420 tag=gift
      > 大豆蜡，烧四十小时 | Soy wax, forty hours
      电池 | AA batteries | 19.9 | battery | by=pc:8,20@42 w=220 ret=0
      > 碱性七年保质 | Alkaline, good for seven years
      工具箱 | Household tool box | 129 | toolbox | by=style:tools12,tools38@189 w=2400 v=9000
      > 换灯泡到装柜子都够 | From a bulb to a cupboard
      晴雨伞 | Sun and rain umbrella | 59 | closed-umbrella | by=colour:navy,green,black w=420 sales=8620
      > 黑胶遮阳，十骨抗风 | Blocks the sun, ten ribs against wind
    `,
  },
]
