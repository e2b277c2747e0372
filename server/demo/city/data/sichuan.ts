import type { CategorySource } from '../source'

export const sichuan: CategorySource = {
  key: 'sichuan',
  name: ['Sichuan & hotpot', '川湘火锅'],
  icon: 'pot-of-food',
  stores: [
    {
      key: 'shuli-kitchen',
      name: ['Shuli Kitchen', '蜀里小炒'],
      profile: ['Wok-fired Sichuan plates by a chef from Zigong.', '自贡师傅掌勺，锅气川味小炒。'],
      sign: 'pan',
      awning: '#8E0E15',
      beside: ['chilli', 'rice'],
      hours: 'allDay',
      minimum: 25,
      fee: 4,
      offers: [
        [50, 7],
        [100, 18],
      ],
      member: 5,
      rating: 4.7,
      sales: 5120,
      perCapita: 41,
      menu: `
        # 招牌川菜 | Sichuan classics | spec=dish
        酸菜鱼 | Pickled fish | 58 | pot+fish | tag=signature,mild
        > 现杀黑鱼，老坛酸菜 | Fresh snakehead, crock-pickled mustard greens
        水煮牛肉 | Beef poached in chilli oil | 52 | hotpot | tag=hot
        宫保鸡丁 | Kung pao chicken | 32 | pan+peanuts | tag=mild
        麻婆豆腐 | Mapo tofu | 22 | pan+hot-pepper | tag=hot
        鱼香肉丝 | Yuxiang shredded pork | 30 | pan+carrot
        回锅肉 | Twice-cooked pork | 36 | belly-slices+bell-pepper
        辣子鸡 | Chongqing chicken with chillies | 46 | chicken+hot-pepper | tag=hot
        干煸四季豆 | Dry-fried green beans | 24 | peas+garlic | tag=veg
        # 凉菜 | Cold dishes
        夫妻肺片 | Sliced beef & offal in chilli oil | 32 | braised-slices+hot-pepper | has=peanut,sesame
        口水鸡 | Mouth-watering chicken | 30 | chicken-slices+hot-pepper | has=peanut,sesame
        红油笋丝 | Bamboo shoots in chilli oil | 16 | greens+hot-pepper | tag=veg
        # 主食小吃 | Staples
        担担面 | Dan dan noodles | 16 | red-noodles+peanuts
        米饭 | Steamed rice | 3 | rice
        冰粉 | Ice jelly | 8 | shavedice
        # 饮品 | Drinks
        王老吉 | Canned herbal tea | 6 | cola+blossom
      `,
    },
    {
      key: 'red-cauldron',
      name: ['Red Cauldron Hotpot to Go', '红鼎火锅外送'],
      profile: ['Pot, stove, broth and all. We collect the pot the next day.', '锅具汤底一起送，第二天上门收锅。'],
      sign: 'hotpot',
      awning: '#B5121B',
      beside: ['steak', 'greens'],
      hours: 'late',
      minimum: 60,
      fee: 8,
      freeOver: 150,
      offers: [
        [150, 25],
        [300, 60],
      ],
      member: 12,
      rating: 4.8,
      deliveredBy: 'store',
      perCapita: 86,
      menu: `
        # 套餐 | Sets | spec=broth
        家庭火锅四人餐 | Family hotpot for four | 298 | hotpot | tag=signature,share
        > 含锅具、卡式炉、8 荤 6 素 | With pot, stove, 8 meats and 6 vegetables
        双人火锅餐 | Hotpot for two | 158 | pot+hot-pepper | tag=share
        一人食小火锅 | Hotpot for one | 49 | hotpot+takeout-box
        # 肉类 | Meats
        雪花肥牛（250克） | Marbled beef (250 g) | 58 | beef-slices
        手切羊肉（250克） | Hand-cut lamb (250 g) | 56 | beef-slices+herb
        鲜毛肚（200克） | Fresh tripe (200 g) | 52 | tripe
        现打虾滑（200克） | Prawn paste (200 g) | 42 | shrimp
        嫩滑猪脑花 | Pork brain | 22 | brain
        午餐肉 | Luncheon meat | 18 | luncheon
        # 素菜 | Vegetables
        时蔬拼盘 | Seasonal greens platter | 26 | greens | tag=veg
        菌菇拼盘 | Mushroom platter | 32 | mushroom | tag=veg
        土豆片 | Potato slices | 12 | potato | tag=veg
        冻豆腐 | Frozen tofu | 10 | tofu+ice | tag=veg
        # 蘸料饮品 | Dips & drinks
        蒜泥香油碟 | Garlic sesame oil dip | 4 | garlic
        冰啤酒（6听） | Cold beer (6 cans) | 42 | beer
      `,
    },
    {
      key: 'granny-malatang',
      name: ['Granny Yang’s Malatang', '杨婆婆麻辣烫'],
      profile: ['Pick what you like, choose your broth, no MSG.', '自选食材，骨汤锅底，不加味精。'],
      sign: 'hotpot',
      awning: '#C4561A',
      beside: ['greens', 'beef-balls'],
      hours: 'shop',
      minimum: 20,
      fee: 3,
      offers: [
        [30, 4],
        [60, 10],
      ],
      member: 4,
      sales: 7420,
      perCapita: 26,
      menu: `
        # 套餐 | Sets | spec=broth
        招牌骨汤麻辣烫 | Signature malatang | 25.8 | hotpot+leafy-green | tag=signature
        > 12 种食材，可选汤底 | Twelve kinds, broth of your choice
        番茄肥牛麻辣烫 | Tomato beef malatang | 32 | pot+tomato
        菌汤素麻辣烫 | Mushroom vegetarian malatang | 22 | pot+brown-mushroom | tag=veg
        麻辣拌 | Dry-tossed malatang | 26 | pan+peanuts
        # 单点 | Pick your own
        肥牛卷 | Sliced fatty beef | 9 | beef-slices | free=gluten
        鱼豆腐 | Fish tofu | 5 | golden-cake+fish
        撒尿牛丸（5个） | Juicy beef balls (5) | 8 | beef-balls+herb
        鹌鹑蛋（5个） | Quail eggs (5) | 5 | quail-eggs
        娃娃菜 | Baby cabbage | 4 | leafy | tag=veg
        金针菇 | Enoki | 4 | mushroom | tag=veg
        宽粉 | Wide glass noodles | 4 | flat-noodles
        玉米 | Corn | 4 | corn
        方便面 | Instant noodles | 4 | dry-noodles
        # 小吃 | Snacks
        炸串拼盘 | Fried skewer platter | 24 | meat-skewers+onion
        # 饮品 | Drinks
        北冰洋汽水 | Arctic Ocean orange soda | 7 | cola+tangerine
      `,
    },
    {
      key: 'xiang-stove',
      name: ['Xiang River Stove', '湘江边柴火灶'],
      profile: ['Hunan home cooking over a wood fire.', '柴火灶上的湖南家常菜。'],
      sign: 'chilli',
      awning: '#A83A12',
      beside: ['fish/grilled', 'bacon'],
      hours: 'meals',
      minimum: 30,
      fee: 4,
      offers: [
        [60, 9],
        [120, 22],
      ],
      perCapita: 44,
      menu: `
        # 湘菜 | Hunan dishes | spec=dish
        剁椒鱼头 | Fish head with chopped chillies | 78 | fish/grilled+hot-pepper | tag=signature,hot
        小炒黄牛肉 | Stir-fried beef with chillies | 52 | pan+hot-pepper | tag=hot
        农家小炒肉 | Farmhouse pork with peppers | 36 | belly-slices+bell-pepper | tag=signature
        腊味合蒸 | Steamed cured meats | 46 | ham-slices+herb
        外婆菜炒鸡蛋 | Scrambled eggs with Hunan pickles | 24 | friedegg+hot-pepper
        永州血鸭 | Yongzhou blood duck | 58 | poultry+hot-pepper | tag=hot
        手撕包菜 | Hand-torn cabbage | 20 | leafy+hot-pepper | tag=veg free=gluten
        擂辣椒皮蛋 | Pounded peppers with century egg | 20 | century-eggs+bell-pepper
        酸豆角肉末 | Minced pork with pickled beans | 24 | peas+hot-pepper
        # 小吃 | Snacks
        长沙臭豆腐（8块） | Changsha stinky tofu (8) | 16 | stinky-tofu+hot-pepper
        糖油粑粑（6个） | Sugar-glazed rice cakes (6) | 12 | glazed-balls
        口味虾（750克） | Spicy crayfish (750 g) | 88 | lobster+hot-pepper | spec=crayfish
        # 主食 | Staples
        柴火饭 | Wood-fire rice | 3 | rice
        长沙米粉 | Changsha rice noodles | 16 | noodles/blue
        # 饮品 | Drinks
        甜酒酿 | Fermented sweet rice | 12 | sake
      `,
    },
    {
      key: 'dry-pot-republic',
      name: ['Dry Pot Republic', '香锅共和国'],
      profile: ['Everything tossed in one pan with thirty spices.', '三十味香料，一锅炒香。'],
      sign: 'pan',
      awning: '#5B2A1A',
      beside: ['shrimp', 'potato'],
      minimum: 25,
      fee: 3,
      offers: [
        [50, 8],
        [90, 17],
      ],
      member: 5,
      perCapita: 38,
      menu: `
        # 麻辣香锅 | Dry pots | spec=dish
        麻辣香锅（单人） | Spicy dry pot for one | 32 | pan+hot-pepper | tag=signature,hot
        麻辣香锅（双人） | Spicy dry pot for two | 62 | hotpot | tag=share
        香辣虾锅 | Fragrant prawn pot | 68 | shrimp+hot-pepper
        干锅牛蛙 | Dry pot bullfrog | 72 | pan+garlic
        干锅花菜 | Dry pot cauliflower | 26 | broccoli/cream+bacon
        干锅土豆片 | Dry pot potato | 24 | potato+hot-pepper
        干锅鸡翅 | Dry pot wings | 42 | chicken+hot-pepper
        干锅千页豆腐 | Dry pot Qianye tofu | 26 | fried-tofu+hot-pepper | tag=veg
        # 加菜 | Add-ons
        午餐肉 | Luncheon meat | 10 | luncheon
        藕片 | Lotus root | 8 | lotus-root | tag=veg
        西兰花 | Broccoli | 8 | broccoli | tag=veg
        方便面饼 | Noodle cake | 4 | dry-noodles
        # 主食饮品 | Staples & drinks
        五常米饭 | Wuchang rice | 4 | rice
        酸梅汤 | Smoked plum drink | 8 | cola+cherries
        冰豆奶 | Iced soy milk | 6 | milk
      `,
    },
  ],
}
