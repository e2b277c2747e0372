import type { CategorySource } from '../source'

export const shops: CategorySource = {
  key: 'shops',
  name: ['Pharmacy & shops', '药店便利'],
  icon: 'convenience-store',
  stores: [
    {
      key: 'kangning-pharmacy',
      name: ['Kangning 24h Pharmacy', '康宁大药房（24小时）'],
      profile: ['A pharmacist answers day and night.', '执业药师，全天在线。'],
      sign: 'pill',
      awning: '#1B7F3B',
      beside: ['thermometer', 'plaster'],
      notice: ['Read the leaflet before you take any medicine', '请仔细阅读说明书并按说明使用'],
      hours: 'allDay',
      minimum: 15,
      fee: 4,
      freeOver: 59,
      offers: [
        [59, 6],
        [99, 12],
      ],
      member: 4,
      rating: 4.8,
      perCapita: 46,
      menu: `
        # 家庭常备 | Home essentials
        创可贴（20片） | Plasters (20) | 9.9 | plaster | tag=best
        电子体温计 | Digital thermometer | 29.8 | thermometer
        医用口罩（50只） | Medical masks (50) | 19.9 | mask
        酒精消毒湿巾（60片） | Alcohol wipes (60) | 12.8 | wipes
        无菌纱布（10片） | Sterile gauze (10) | 8.5 | gauze
        # 维生素 | Vitamins
        维生素C泡腾片（20片） | Effervescent vitamin C tablets (20) | 25.8 | pill+tangerine
        复合维生素（60片） | Multivitamins (60) | 68 | pill+broccoli
        钙加维D（60片） | Calcium + vitamin D (60) | 58 | pill+glass-of-milk
        鱼油软胶囊（100粒） | Fish oil capsules (100) | 88 | pill+fish | tag=imported
        # 护理 | Care
        生理盐水洗鼻液 | Saline nasal rinse | 18.8 | drop-bottle
        人工泪液（10支） | Artificial tears (10) | 32.8 | drop-bottle+eye
        润喉糖（1盒） | Throat lozenges (1 box) | 13.8 | candy+honey-pot
        暖宝宝（10片） | Heat patches (10) | 16.8 | heat-patch
        # 检测 | Test kits
        血糖试纸（50片） | Glucose test strips (50) | 59 | testkit
        抗原检测（5支） | Antigen tests (5) | 19.9 | testkit+droplet
      `,
    },
    {
      key: 'corner-24',
      name: ['Corner 24 Convenience', '转角廿四便利店'],
      profile: ['Whatever you forgot, at whatever hour.', '忘了什么，几点都能买。'],
      sign: 'softdrink',
      awning: '#1A5FC4',
      beside: ['riceball', 'candy'],
      hours: 'allDay',
      minimum: 15,
      fee: 3,
      offers: [[39, 5]],
      member: 3,
      sales: 6930,
      perCapita: 28,
      menu: `
        # 鲜食 | Fresh food
        三角饭团（金枪鱼） | Tuna rice ball | 6.5 | riceball+fish | tag=best
        照烧鸡排便当 | Teriyaki chicken bento | 18.8 | bento
        关东煮（5串） | Oden (5) | 15 | oden
        茶叶蛋（2只） | Tea eggs (2) | 5 | tea-eggs
        # 饮料 | Drinks
        可乐（6罐） | Cola (6 cans) | 15.9 | cola
        矿泉水（12瓶） | Mineral water (12) | 18.9 | water
        鲜牛奶（450毫升） | Fresh milk (450 ml) | 8.8 | milk
        冰啤酒（6罐） | Cold beer (6 cans) | 36 | beer
        # 零食 | Snacks
        薯片（104克） | Crisps (104 g) | 9.8 | crisps
        水果糖（150克） | Fruit sweets (150 g) | 6.9 | candy
        雪糕 | Ice cream bar | 8 | softice
        # 日用 | Everyday
        抽纸（6包） | Tissues (6 packs) | 16.9 | tissues
        五号电池（8节） | AA batteries (8) | 19.9 | battery
        折叠雨伞 | Folding umbrella | 39.9 | umbrella
        手机充电线 | Phone charging cable | 29.9 | plug
      `,
    },
    {
      key: 'first-bloom',
      name: ['First Bloom Flowers', '初见花店'],
      profile: ['Flown in from Kunming, arranged within the hour.', '昆明空运，一小时内扎好。'],
      sign: 'bouquet',
      awning: '#C24D72',
      beside: ['tulip', 'rose'],
      minimum: 39,
      fee: 6,
      freeOver: 129,
      offers: [
        [129, 15],
        [239, 35],
      ],
      member: 10,
      rating: 4.9,
      deliveredBy: 'store',
      perCapita: 138,
      menu: `
        # 花束 | Bouquets | spec=bouquet
        今日混搭花束 | Bouquet of the day | 89 | bouquet | tag=best
        红玫瑰（11枝） | Red roses (11) | 129 | rose
        向日葵花束（5枝） | Sunflowers (5) | 79 | sunflower
        郁金香（10枝） | Tulips (10) | 109 | tulip | tag=season
        风信子花束 | Hyacinths | 69 | hyacinth
        99枝玫瑰 | 99 roses | 699 | rose+wrapped-gift
        # 单枝与盆栽 | Single stems & pots
        荷花（3枝） | Lotus (3) | 39 | lotus | tag=season
        扶桑（盆栽） | Potted hibiscus | 45 | hibiscus
        一枝向日葵 | One sunflower | 19 | sunflower+blossom
        # 绿植 | Plants
        龟背竹 | Monstera | 68 | plant
        多肉仙人掌 | Little cactus | 22 | cactus
        桌面小盆栽 | Desk plant | 29 | plant+blossom
        # 礼物 | Gifts
        泰迪熊花盒 | Teddy & flower box | 168 | teddy+rose
        香薰蜡烛 | Scented candle | 78 | candle
        鲜花巧克力礼盒 | Flowers & chocolate box | 198 | gift+chocolate-bar
      `,
    },
    {
      key: 'paw-pantry',
      name: ['Paw Pantry Pets', '爪爪宠物铺'],
      profile: ['Food, treats and toys, approved by two resident cats.', '口粮零食玩具，两只店猫亲测。'],
      sign: 'cat',
      awning: '#7A55B0',
      beside: ['bone', 'yarn'],
      status: 'closed',
      notice: ['Closed while we move two doors down', '店铺搬迁中，暂停营业'],
      minimum: 29,
      fee: 5,
      freeOver: 99,
      offers: [[99, 12]],
      perCapita: 75,
      menu: `
        # 猫咪 | Cats
        冻干鸡肉猫粮（1.5千克） | Freeze-dried chicken cat food (1.5 kg) | 118 | cat+poultry-leg | tag=best
        三文鱼猫罐头（6罐） | Salmon cat food (6 tins) | 54 | canned+fish
        猫条（20支） | Cat treats (20) | 32.8 | cat+fish
        豆腐猫砂（6升） | Tofu cat litter (6 l) | 29.9 | basket+pea-pod
        毛线球玩具 | Yarn ball toy | 12.8 | yarn
        逗猫老鼠 | Toy mouse | 9.9 | yarn+mouse-face
        # 狗狗 | Dogs
        牛肉狗粮（2千克） | Beef dog food (2 kg) | 98 | dog+cut-of-meat
        磨牙骨（5根） | Chew bones (5) | 19.9 | bone
        鸡肉干（200克） | Chicken jerky (200 g) | 26.8 | dog+poultry-leg
        洁齿棒（14支） | Dental sticks (14) | 29.8 | bone+toothbrush
        # 清洁护理 | Grooming
        宠物香波（500毫升） | Pet shampoo (500 ml) | 39.9 | lotion+paw-prints
        宠物湿巾（80片） | Pet wipes (80) | 15.9 | pet-wipes
        洗澡刷 | Bath brush | 22 | bathtub+sponge
        # 出行 | Out and about
        牵引绳 | Dog lead | 35 | dog+guide-dog
        便携水壶 | Travel water bottle | 32 | water+paw-prints
      `,
    },
    {
      key: 'homely-goods',
      name: ['Homely Daily Goods', '小日子生活百货'],
      profile: ['Soap, socks and light bulbs, ten minutes away.', '日用小百货，十分钟到家。'],
      sign: 'soap',
      awning: '#2C7D9A',
      beside: ['sponge', 'bulb'],
      status: 'resting',
      notice: ['Stocktaking today, orders open again tomorrow', '今日盘点，明日恢复接单'],
      hours: 'shop',
      minimum: 20,
      fee: 4,
      freeOver: 59,
      offers: [[59, 7]],
      perCapita: 36,
      menu: `
        # 洗护 | Wash & care
        手工香皂（3块） | Hand-made soap (3) | 29.9 | soap | tag=best
        沐浴露（750毫升） | Shower gel (750 ml) | 32.9 | lotion
        软毛牙刷（4支） | Soft toothbrushes (4) | 19.9 | toothbrush
        剃须刀（1刀架3刀头） | Razor with 3 heads | 39.9 | razor
        # 清洁 | Cleaning
        百洁海绵（6块） | Scrub sponges (6) | 9.9 | sponge
        厨房纸（4卷） | Kitchen paper (4 rolls) | 17.9 | tissue
        洗洁精（1千克） | Washing-up liquid (1 kg) | 12.9 | lotion+lemon
        # 居家 | Home
        LED灯泡（2只） | LED bulbs (2) | 19.9 | bulb
        七号电池（12节） | AAA batteries (12) | 22.9 | battery
        插线板 | Power strip | 45 | plug
        收纳篮 | Storage basket | 26.8 | basket
        香薰蜡烛 | Scented candle | 29.9 | candle
        # 穿戴 | Wear
        棉袜（5双） | Cotton socks (5 pairs) | 29.9 | socks
        晴雨伞 | Sun and rain umbrella | 49.9 | umbrella
        # 母婴 | Baby
        防胀气奶瓶 | Anti-colic bottle | 48 | bottle
      `,
    },
  ],
}
