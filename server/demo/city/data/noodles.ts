import type { CategorySource } from '../source'

export const noodles: CategorySource = {
  key: 'noodles',
  name: ['Noodles & dumplings', '面馆饺子'],
  icon: 'steaming-bowl',
  stores: [
    {
      key: 'old-stove',
      name: ['Old Stove Beef Noodles', '老灶牛肉面（科苑店）'],
      profile: [
        'Rich broth, big beef. Bones go into the pot at five every morning.',
        '汤底醇厚，牛肉大块。每天清晨五点下骨熬汤。',
      ],
      sign: 'noodles',
      awning: '#B5121B',
      beside: ['dumpling', 'prawn'],
      notice: ['Cooked to order. At busy hours please order 30 minutes ahead', '现煮现卖，高峰期请提前30分钟下单'],
      hours: 'allDay',
      minimum: 20,
      fee: 5,
      feeOff: 2,
      packaging: 3,
      offers: [
        [50, 8],
        [80, 15],
        [120, 28],
      ],
      first: 3,
      member: 8,
      rating: 4.8,
      sales: 12000,
      place: [1198, 48],
      street: ['Shop 108, 66 Keyuan Rd, Nanshan, Shenzhen', '深圳市南山区科苑路66号108铺'],
      prep: 22,
      range: 6000,
      perCapita: 32,
      menu: `
        # 招牌面 | Noodles | spec=noodles
        招牌红烧牛肉面 | Signature braised beef noodles | 26 | noodles | member=22 limit=3 sales=3280 liked=98 tag=signature,mild popular
        > 牛腱现炖 4 小时，汤底不加味精 | Beef shank simmered for 4 hours, no MSG in the broth
        番茄牛肉面 | Tomato beef noodles | 24 | noodles/clay+tomato | sales=510
        清汤牛肉面 | Clear broth beef noodles | 24 | noodles/blue+herb | sales=462
        > 白萝卜慢煮，清甜不腻 | With slow-cooked white radish
        麻辣牛肉面 | Spicy beef noodles | 26 | noodles+hot-pepper | sales=430
        酸菜牛肉面 | Pickled greens beef noodles | 25 | noodles/jade+leafy-green | sales=388
        牛肚牛肉面 | Beef & tripe noodles | 32 | noodles/clay+onion | sales=276
        酸辣牛肉面 | Hot and sour beef noodles | 25 | noodles+tomato | sales=233
        # 手工水饺 | Dumplings
        鲜虾猪肉水饺（12只） | Prawn & pork dumplings (12) | 18 | dumpling | sales=2106 liked=96 popular plain
        > 当日手包，配香醋 | Hand-made daily, with vinegar
        韭菜鸡蛋水饺（12只） | Chive & egg dumplings (12) | 16 | dumpling+egg | sales=420
        白菜猪肉水饺（12只） | Pork & cabbage dumplings (12) | 16 | dumpling+leafy-green | sales=397
        # 盖浇饭 | Rice bowls | spec=ricebowl
        咖喱鸡排饭 | Chicken katsu curry rice | 28 | curry | member=25 sales=1520 liked=95 popular
        > 现炸鸡排，含例汤 | Fried to order, with soup
        红烧牛腩饭 | Braised brisket rice | 30 | beef-rice+leafy-green | sales=356
        # 小吃凉菜 | Snacks
        黄金炸虾（3只） | Crispy golden prawns (3) | 15 | prawn | deal=9.9 limit=2 sales=1894 popular plain
        蒜蓉时蔬 | Garlic seasonal greens | 12 | greens | sales=866 popular plain
        红豆糯米团 | Red bean dango | 10 | dango | sales=518 popular plain
        拍黄瓜 | Smashed cucumber | 9 | cucumber+garlic | sales=305 tag=veg
        卤蛋（2只） | Braised eggs (2) | 5 | braised-eggs | sales=298
        # 饮品 | Drinks
        黑糖珍珠奶茶 | Brown sugar boba | 16 | boba | out sales=742 popular plain
        冰镇酸梅汤 | Iced plum drink | 8 | cola+cherries | sales=264
        # 套餐 | Sets
        一人食：牛肉面配水饺（6只） | Solo set: beef noodles & 6 dumplings | 35 | noodles+dumpling | sales=240 tag=value
        双人餐：两碗面两小吃 | Set for two: 2 noodles, 2 snacks | 68 | noodles+fried-shrimp | sales=121 tag=share
      `,
    },
    {
      key: 'northwest',
      name: ['Northwest Hand-pulled House', '西北人家拉面馆'],
      profile: ['Noodles pulled by hand, the way Lanzhou eats them.', '一碗一拉，兰州老味道。'],
      sign: 'noodles/blue',
      awning: '#26436B',
      beside: ['flatbread', 'meat-skewers'],
      notice: ['Tell us how wide you like your noodles', '面的粗细请在规格里选择'],
      minimum: 25,
      fee: 5,
      offers: [[60, 10]],
      rating: 4.5,
      sales: 2310,
      place: [3098, 305],
      prep: 29,
      range: 6000,
      perCapita: 28,
      menu: `
        # 拉面 | Hand-pulled noodles | spec=soupNoodles
        兰州牛肉面 | Lanzhou beef noodles | 19 | noodles/blue | sales=986 liked=96 tag=signature
        > 一清二白三红四绿五黄 | Clear soup, white radish, red chilli, green herbs, yellow noodles
        羊肉烩面 | Braised lamb noodles | 28 | noodles/clay+onion
        西红柿鸡蛋拉面 | Tomato & egg noodles | 18 | noodles/clay+egg
        酸汤臊子面 | Sour soup minced pork noodles | 20 | noodles+carrot
        # 拌面炒面 | Tossed and fried
        新疆拌面 | Xinjiang tossed noodles | 25 | fried-noodles+bell-pepper | spec=heat
        油泼扯面 | Biangbiang noodles with chilli oil | 22 | red-noodles+hot-pepper | spec=heat tag=hot
        孜然羊肉炒面 | Cumin lamb fried noodles | 28 | fried-noodles+onion | spec=heat
        # 西北小吃 | Northwestern bites
        老潼关肉夹馍 | Tongguan pork flatbread | 13 | wrap | tag=signature
        羊肉串（5串） | Lamb skewers (5) | 25 | meat-skewers+hot-pepper | spec=skewers
        手抓羊肉（半斤） | Hand-held lamb (250 g) | 58 | meat+onion
        烤馕 | Baked naan | 6 | flatbread
        凉皮 | Cold skin noodles | 12 | cold-noodles+cucumber | spec=heat
        拌黄瓜木耳 | Cucumber & wood ear salad | 12 | cucumber+garlic | tag=veg
        # 饮品 | Drinks
        三炮台盖碗茶 | Eight-treasure tea | 12 | tea+cherries
        冰峰汽水 | Bingfeng orange soda | 6 | cola+tangerine
      `,
    },
    {
      key: 'shuli-noodles',
      name: ['Shuli Chongqing Beef Noodles', '蜀里·重庆牛肉面'],
      profile: ['Numbing, hot and fragrant: Chongqing breakfast all day.', '麻辣鲜香，全天都有的重庆早餐。'],
      sign: 'hotpot',
      awning: '#8E0E15',
      beside: ['noodles', 'chilli'],
      hours: 'allDay',
      minimum: 20,
      fee: 4,
      offers: [[40, 6]],
      member: 5,
      rating: 4.7,
      sales: 6840,
      place: [1898, 110],
      prep: 23,
      range: 6000,
      perCapita: 27,
      menu: `
        # 重庆小面 | Chongqing noodles | spec=soupNoodles
        麻辣牛肉面 | Spicy beef noodles | 28 | hotpot | deal=22 sales=2018 liked=97 tag=hot
        > 牛油辣子现炸，花椒现磨 | Fresh chilli oil, hand-ground pepper
        红汤牛肉面 | Red broth beef noodles | 24 | noodles+hot-pepper | sales=760
        泡椒牛肉面 | Pickled chilli beef noodles | 26 | noodles/clay+hot-pepper | sales=612
        清汤牛肉面 | Mild beef noodles | 24 | noodles/blue+herb | sales=388
        豌杂面 | Noodles with peas & minced pork | 16 | noodles/jade+pea-pod | tag=signature
        肥肠面 | Braised intestine noodles | 24 | noodles+onion
        酸辣粉 | Hot and sour sweet potato noodles | 14 | red-noodles+hot-pepper | tag=hot
        # 抄手 | Wontons
        红油抄手（10只） | Wontons in chilli oil (10) | 16 | dumpling+hot-pepper | tag=hot
        清汤抄手（10只） | Wontons in clear soup (10) | 16 | dumpling+herb
        # 小吃 | Snacks
        现炸小酥肉 | Crispy fried pork | 18 | nuggets+hot-pepper | tag=fresh
        红糖糍粑 | Brown sugar rice cakes | 12 | brown-cake+peanuts
        手搓冰粉 | Hand-rubbed ice jelly | 9 | shavedice+strawberry | tag=new
        卤豆干 | Braised tofu | 8 | braised-tofu+herb
        # 饮品 | Drinks
        唯怡豆奶 | Soy and walnut milk | 7 | milk+peanuts | has=nuts
        老荫茶 | Chongqing house tea | 5 | tea
      `,
    },
    {
      key: 'dongbei-dumplings',
      name: ['Second Aunt’s Dumplings', '二姨东北饺子馆'],
      profile: ['Northeastern home cooking with big portions.', '东北家常菜，份量实在。'],
      sign: 'dumpling',
      awning: '#C4561A',
      beside: ['leafy', 'garlic'],
      minimum: 20,
      fee: 3,
      offers: [
        [45, 7],
        [90, 18],
      ],
      member: 4,
      perCapita: 30,
      menu: `
        # 水饺 | Boiled dumplings
        酸菜猪肉水饺（15只） | Pork & pickled cabbage dumplings (15) | 22 | dumpling+leafy-green | tag=signature
        > 缸腌酸菜，皮薄馅大 | Crock-pickled cabbage, thin skins
        三鲜水饺（15只） | Prawn, pork & egg dumplings (15) | 26 | dumpling+shrimp
        牛肉大葱水饺（15只） | Beef & leek dumplings (15) | 26 | dumpling+onion
        鲅鱼水饺（15只） | Mackerel dumplings (15) | 30 | dumpling+fish
        玉米猪肉水饺（15只） | Pork & corn dumplings (15) | 24 | dumpling+ear-of-corn | tag=kids
        # 煎饺蒸饺 | Fried and steamed
        冰花煎饺（10只） | Lacy pan-fried dumplings (10) | 20 | dumpling+garlic | tag=fresh
        西葫芦鸡蛋蒸饺（8只） | Courgette & egg steamed dumplings (8) | 16 | dumpling+egg | tag=veg
        # 东北菜 | Northeastern dishes | spec=staple
        锅包肉 | Sweet and sour crispy pork | 42 | glazed-nuggets+carrot | tag=signature
        地三鲜 | Potato, aubergine & pepper stir-fry | 26 | eggplant+potato | tag=veg
        小鸡炖蘑菇 | Chicken stewed with mushrooms | 48 | pot+brown-mushroom
        猪肉炖粉条 | Pork stewed with glass noodles | 38 | pan+leafy-green
        # 凉菜小吃 | Cold dishes & snacks
        东北大拉皮 | Cold green bean noodles | 20 | cold-noodles+cucumber
        老醋花生 | Peanuts in vinegar | 14 | peanuts
        烤冷面 | Grilled cold noodles | 13 | wrap+egg | tag=new
        格瓦斯 | Kvass | 8 | beer
      `,
    },
    {
      key: 'guilin-rice-noodles',
      name: ['Lijiang Guilin Rice Noodles', '漓江边桂林米粉'],
      profile: ['Silky rice noodles with a spiced brine of twenty herbs.', '二十味卤水，爽滑米粉。'],
      sign: 'noodles/jade',
      awning: '#2C7D6A',
      beside: ['peanuts', 'friedegg'],
      hours: 'shop',
      minimum: 15,
      fee: 3,
      offers: [[30, 5]],
      perCapita: 19,
      menu: `
        # 米粉 | Rice noodles | spec=heat
        招牌卤菜粉 | Signature brined meat rice noodles | 16 | noodles/jade+peanuts | tag=signature
        > 锅烧、卤牛肉、酸豆角、花生 | Crispy pork, beef, pickled beans, peanuts
        鲜牛肉汤粉 | Fresh beef soup noodles | 18 | noodles/blue+herb
        老友粉 | Nanning laoyou noodles | 17 | noodles+garlic | tag=hot
        柳州螺蛳粉 | Liuzhou river snail noodles | 18 | noodles/clay+hot-pepper | tag=hot
        三鲜汤粉 | Three delicacies soup noodles | 16 | noodles/jade+brown-mushroom
        卤味牛杂粉 | Spiced beef offal rice noodles | 20 | noodles+onion
        生榨米粉 | Fresh-pressed sour rice noodles | 15 | noodles/blue+tomato
        # 加料 | Extras
        虎皮鸭脚（2只） | Tiger-skin duck feet (2) | 9 | poultry+hot-pepper
        卤豆腐泡 | Brined tofu puffs | 4 | fried-tofu+herb
        煎蛋 | Fried egg | 3 | friedegg
        炸腐竹 | Crispy tofu skin | 4 | golden-cake+peanuts | tag=veg
        # 小吃 | Snacks
        桂花糕 | Osmanthus cake | 8 | amber-cake+blossom
        荔浦芋头糕 | Lipu taro cake | 10 | taro-cake
        # 饮品 | Drinks
        罗汉果茶 | Monk fruit tea | 6 | tea
        冰豆浆 | Iced soy milk | 5 | milk+ice | spec=soy
      `,
    },
  ],
}
