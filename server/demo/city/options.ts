import type { CityOptionGroup } from './types'

type Choice = [en: string, zh: string, yuan?: number, soldOut?: 'soldOut']

const group = (en: string, zh: string, choices: Choice[], max?: number): CityOptionGroup => ({
  name: { en, zh },
  required: max === undefined,
  max: max ?? 1,
  options: choices.map(([english, chinese, yuan = 0, soldOut]) => ({
    name: { en: english, zh: chinese },
    priceDelta: Math.round(yuan * 100),
    soldOut: soldOut !== undefined,
  })),
})

const heat = group('Heat', '辣度', [
  ['Not spicy', '不辣'],
  ['Mild', '微辣'],
  ['Medium', '中辣'],
  ['Hot', '特辣'],
])

const ice = group('Temperature', '温度', [
  ['Regular ice', '正常冰'],
  ['Less ice', '少冰'],
  ['No ice', '去冰'],
  ['Hot', '热饮'],
])

const sugar = group('Sugar', '甜度', [
  ['Full', '全糖'],
  ['70%', '七分糖'],
  ['Half', '半糖'],
  ['30%', '三分糖'],
  ['No sugar', '不另外加糖'],
])

const cup = group('Cup', '杯型', [
  ['Medium', '中杯'],
  ['Large', '大杯', 3],
])

const rice = group('Staple', '主食', [
  ['Steamed rice', '白米饭'],
  ['Multigrain rice', '杂粮饭', 2],
  ['No rice', '不要米饭'],
])

const milk = group('Milk', '奶基', [
  ['Fresh milk', '鲜牛奶'],
  ['Oat milk', '燕麦奶', 4],
  ['Coconut milk', '厚椰乳', 3],
])

const shots = group(
  'Extras',
  '加料',
  [
    ['Extra shot', '加一份浓缩', 4],
    ['Vanilla syrup', '香草糖浆', 2],
  ],
  2,
)

const onBurger = group(
  'Extras',
  '加料',
  [
    ['Cheese slice', '芝士片', 3],
    ['Fried egg', '煎蛋', 4],
    ['Bacon', '培根', 5],
    ['Pickles', '酸黄瓜'],
  ],
  3,
)

/** The option groups that a menu line references by name (`spec=…`). */
export const optionGroups: Record<string, CityOptionGroup[]> = {
  noodles: [
    group('Size', '份量', [
      ['Regular', '标准份'],
      ['Large', '大份', 4],
      ['For two', '双人份', 20, 'soldOut'],
    ]),
    heat,
    group(
      'Extras',
      '加料',
      [
        ['Braised egg', '卤蛋', 3],
        ['Extra beef', '加牛肉', 12],
        ['Greens', '青菜', 2],
        ['Coriander', '香菜', 0, 'soldOut'],
      ],
      3,
    ),
  ],
  soupNoodles: [
    group('Noodle', '面型', [
      ['Thin', '细面'],
      ['Regular', '二细'],
      ['Wide', '宽面'],
    ]),
    heat,
    group(
      'Extras',
      '加料',
      [
        ['Fried egg', '煎蛋', 3],
        ['Extra meat', '加肉', 10],
        ['Extra noodles', '加面', 3],
      ],
      3,
    ),
  ],
  heat: [heat],
  dish: [heat, rice],
  staple: [rice],
  ricebowl: [
    group('Rice', '米饭', [
      ['Regular', '标准'],
      ['Extra rice', '加饭', 2],
      ['Less rice', '少饭'],
    ]),
    group(
      'Extras',
      '加料',
      [
        ['Onsen egg', '温泉蛋', 4],
        ['Seaweed', '海苔', 2],
        ['Kimchi', '泡菜', 3],
      ],
      3,
    ),
  ],
  milktea: [
    cup,
    sugar,
    ice,
    group(
      'Toppings',
      '加料',
      [
        ['Tapioca pearls', '珍珠', 2],
        ['Grass jelly', '仙草', 2],
        ['Coconut jelly', '椰果', 2],
        ['Cheese foam', '芝士奶盖', 5],
      ],
      3,
    ),
  ],
  fruittea: [cup, sugar, ice],
  /** Coffee with milk, where the customer chooses which. */
  coffee: [cup, milk, ice, shots],
  /** Coffee without milk, or with the milk of its name. */
  blackCoffee: [cup, ice, shots],
  hotBlackCoffee: [cup, shots],
  hotLatte: [cup, milk, shots],
  juice: [
    cup,
    group('Temperature', '温度', [
      ['Chilled', '冰镇'],
      ['Room temperature', '常温'],
    ]),
  ],
  burger: [
    group('Doneness', '熟度', [
      ['Medium', '七分熟'],
      ['Well done', '全熟'],
    ]),
    onBurger,
  ],
  burgerExtras: [onBurger],
  vegBurger: [
    group(
      'Extras',
      '加料',
      [
        ['Cheese slice', '芝士片', 3],
        ['Fried egg', '煎蛋', 4],
        ['Pickles', '酸黄瓜'],
      ],
      3,
    ),
  ],
  steak: [
    group('Doneness', '熟度', [
      ['Medium rare', '五分熟'],
      ['Medium', '七分熟'],
      ['Well done', '全熟'],
    ]),
    group('Sauce', '酱汁', [
      ['Black pepper', '黑椒汁'],
      ['Mushroom', '蘑菇汁'],
      ['Sea salt only', '只要海盐'],
    ]),
  ],
  pizza: [
    group('Size', '尺寸', [
      ['9 inch', '9 寸'],
      ['12 inch', '12 寸', 20],
    ]),
    group('Crust', '饼底', [
      ['Thin', '薄脆'],
      ['Hand-tossed', '手拍'],
      ['Cheese crust', '芝心', 12],
    ]),
  ],
  cake: [
    group('Size', '尺寸', [
      ['6 inch', '6 寸'],
      ['8 inch', '8 寸', 60],
    ]),
    group('Candles', '蜡烛', [
      ['No candles', '不需要'],
      ['Candle set', '蜡烛套装', 3],
    ]),
  ],
  broth: [
    group('Broth', '锅底', [
      ['Spicy beef tallow', '麻辣牛油'],
      ['Tomato', '浓番茄'],
      ['Mushroom', '菌菇'],
      ['Half and half', '鸳鸯', 8],
    ]),
    heat,
  ],
  skewers: [
    group('Flavour', '口味', [
      ['Cumin chilli', '孜然香辣'],
      ['Salt', '盐烤'],
      ['Sauce', '酱烤'],
    ]),
    heat,
  ],
  crayfish: [
    group('Flavour', '口味', [
      ['Thirteen spice', '十三香'],
      ['Garlic', '蒜蓉'],
      ['Mala', '麻辣'],
    ]),
    group('Size', '份量', [
      ['750 g', '1.5 斤'],
      ['1.5 kg', '3 斤', 88],
    ]),
  ],
  congee: [
    group('Size', '份量', [
      ['For one', '单人份'],
      ['For two', '双人份', 14],
    ]),
    group(
      'Toppings',
      '小料',
      [
        ['Coriander', '香菜'],
        ['Spring onion', '葱花'],
        ['White pepper', '白胡椒'],
      ],
      3,
    ),
  ],
  soy: [
    group('Sweetness', '甜度', [
      ['Sweetened', '加糖'],
      ['Unsweetened', '原味'],
    ]),
  ],
  salad: [
    group('Dressing', '酱汁', [
      ['Sesame', '焙煎芝麻'],
      ['Caesar', '凯撒'],
      ['Oil and vinegar', '油醋汁'],
      ['Thai chilli lime', '泰式酸辣'],
    ]),
    group(
      'Extras',
      '加料',
      [
        ['Boiled egg', '水煮蛋', 3],
        ['Chicken breast', '鸡胸肉', 9],
        ['Half avocado', '半个牛油果', 8],
      ],
      3,
    ),
  ],
  cut: [
    group('Preparation', '处理', [
      ['Whole', '整果'],
      ['Peeled and cut', '去皮切块', 2],
    ]),
  ],
  seafood: [
    group('Preparation', '处理', [
      ['Cleaned', '宰杀洗净'],
      ['As it is', '不处理'],
    ]),
  ],
  bouquet: [
    group('Wrapping', '包装', [
      ['Kraft paper', '牛皮纸'],
      ['Cream gauze', '奶油雾纱'],
    ]),
    group('Card', '贺卡', [
      ['No card', '不需要'],
      ['Hand-written card', '手写贺卡', 3],
    ]),
  ],
}
